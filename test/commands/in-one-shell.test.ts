import { expect, it } from 'vitest';
import { inOneShell } from '../../src/commands/in-one-shell.js';
import type { Fix } from '../../src/model/diagnosis.js';
import { assessRisk } from '../../src/suggest/assess-risk.js';

const fix = (command: string, kind: Fix['kind'] = 'prepares'): Fix => ({
  command,
  explanation: 'x',
  risk_level: 'Low',
  risk_reasons: [],
  reasoning: '',
  confidence: 1,
  kind,
  source: 'x',
});

it.each([
  ['export PORT=3001', 'export PORT=3001 && node app.js'],
  ['cd src', 'cd src && node app.js'],
  ['source .venv/bin/activate', 'source .venv/bin/activate && node app.js'],
  ['set -a; . ./.env; set +a', 'set -a; . ./.env; set +a && node app.js'],
  ['ulimit -n 4096', 'ulimit -n 4096 && node app.js'],
])('%s is offered together with the command', (command, line) => {
  expect(inOneShell(fix(command), 'node app.js', assessRisk)).toMatchObject({
    command: line,
    kind: 'replaces',
  });
});

it.each([['npm install'], ['mkdir -p out'], ['cd src && npm install'], ['echo "export X=1"']])(
  '%s is left as it is',
  (command) => {
    expect(inOneShell(fix(command), 'node app.js', assessRisk)).toEqual(fix(command));
  },
);

it('leaves what replaces the command, and never joins what would be withheld', () => {
  expect(inOneShell(fix('cd Documents', 'replaces'), 'cd documents', assessRisk)).toEqual(
    fix('cd Documents', 'replaces'),
  );
  expect(inOneShell(fix('cd /'), 'rm -rf /', assessRisk)).toEqual(fix('cd /'));
});

it('computes the risk of the joined line', () => {
  expect(inOneShell(fix('export A=b'), 'rm -r build', assessRisk).risk_level).toBe('Medium');
});
