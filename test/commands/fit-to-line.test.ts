import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fitToLine, placeOfLine } from '../../src/commands/fit-to-line.js';
import type { ProposedFix } from '../../src/model/diagnosis.js';
import { assessRisk } from '../../src/suggest/assess-risk.js';
import { temporaryFolder } from '../support/temporary-folder.js';

const fix = (command: string, rest: Partial<ProposedFix> = {}): ProposedFix => ({
  command,
  explanation: 'Do it',
  reasoning: '',
  confidence: 1,
  kind: 'replaces',
  claimed_risk: 'Low',
  source: 'x',
  ...rest,
});

it('follows the cd that a line starts with, where the folder is there', () => {
  const cwd = temporaryFolder('ai-run-place-');
  mkdirSync(join(cwd, 'my sub'));
  const place = (line: string) => placeOfLine(line, { cwd, home: cwd });
  const sub = join(cwd, 'my sub');
  expect(place("cd 'my sub' && make")).toEqual({ cwd: sub, cd: "cd 'my sub'" });
  expect(place('(cd "my sub"; make)')).toEqual({ cwd: sub, cd: 'cd "my sub"' });
  expect(place("cd ~/'my sub' && make").cwd).toBe(sub);
  for (const line of [
    'cd nowhere && make',
    'cd "$X" && make',
    'cd - && make',
    "make && cd 'my sub'",
    "cd 'my sub'",
    "cd 'my sub' || make",
    "echo cd 'my sub'; make",
  ])
    expect(place(line)).toEqual({ cwd });
});

it('prepares in the folder that the line had gone to', () => {
  const line = { command: 'cd sub && npm test', place: { cwd: '/x/sub', cd: 'cd sub' } };
  const prepare = fix('npm install', { kind: 'prepares' });
  expect(fitToLine(prepare, line, assessRisk).command).toBe('cd sub && npm install');
  expect(fitToLine({ ...prepare, source: 'history' }, line, assessRisk).command).toBe('npm install');
  expect(fitToLine(prepare, { ...line, place: { cwd: '/x' } }, assessRisk)).toEqual(prepare);
});

it('says what is left out and what runs again', () => {
  const place = { cwd: '/x' };
  expect(fitToLine(fix('make && git log'), { command: 'make && gti log', place }, assessRisk)).toMatchObject({
    command: 'git log',
    explanation: 'Do it; `make` has run already and is left out',
  });
  const long = `./deploy ${'a'.repeat(60)}`;
  expect(
    fitToLine(fix(`${long} | grep x`), { command: `${long} | gerp x`, place }, assessRisk).explanation,
  ).toBe(`Do it; this runs \`./deploy ${'a'.repeat(30)}…\` again`);
});
