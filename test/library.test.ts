import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { assessRisk, diagnose, explainCommand, loadReportSchema, redact } from '../src/library.js';

describe('diagnose', () => {
  it('gives what ai-run would', async () => {
    const stderr =
      "git: 'psuh' is not a git command. See 'git --help'.\n\nThe most similar command is\n\tpush\n";
    const { analysis, fixes } = await diagnose({ command: 'git psuh', exit_code: 1, stderr });
    expect(analysis).toMatchObject({ error_type: 'UsageError', evidence: [{ stream: 'stderr', number: 1 }] });
    expect(fixes[0]).toMatchObject({ command: 'git push', risk_level: 'Low' });
  });

  it('takes coloured output of one stream, and says where nothing is wrong', async () => {
    const stdout =
      "\u001b[31mgit: 'psuh' is not a git command.\u001b[0m\n\nThe most similar command is\n\tpush\n";
    const { analysis } = await diagnose({ command: 'git psuh', exit_code: 1, stdout });
    expect(analysis.evidence[0]).toMatchObject({
      stream: 'output',
      line: "git: 'psuh' is not a git command.",
    });
    expect((await diagnose({ command: 'grep x y', exit_code: 1 })).reason).toBe('nothing matched');
  });

  it('takes nothing of this machine for a failure that comes without its environment', async () => {
    const typo = { command: 'gti status', exit_code: 127, stderr: 'bash: gti: command not found' };
    expect((await diagnose(typo)).fixes[0]?.command).toBe('git status');
    expect((await diagnose(typo, { env: {} })).fixes).toEqual([]);
    const denied = {
      command: 'touch /etc/x',
      exit_code: 1,
      stderr: "touch: cannot touch '/etc/x': Permission denied",
    };
    expect((await diagnose(denied)).fixes[0]?.command).toBe('sudo touch /etc/x');
  });

  it('takes nothing of this folder for a failure that comes without its own', async () => {
    const typo = { command: 'npm run lnit', exit_code: 1, stderr: 'npm error Missing script: "lnit"' };
    expect((await diagnose(typo)).fixes).toEqual([]);
    expect((await diagnose(typo, { cwd: process.cwd() })).fixes[0]?.command).toBe('npm run lint');
  });
});

it('explains each piece of a command, and judges it where it would run', () => {
  const { summary, pieces, risk } = explainCommand('rm -r .ssh | cat > log', {
    cwd: '/home/u',
    home: '/home/u',
  });
  expect(summary).toContain('rm');
  expect(pieces.map(({ kind, text }) => [kind, text])).toEqual(
    expect.arrayContaining([
      ['program', 'rm'],
      ['option', '-r'],
      ['operand', '.ssh'],
      ['redirection', '> log'],
    ]),
  );
  expect(risk.withheld).toBe(true);
  expect(explainCommand('rm -r .ssh', { cwd: '/srv', home: '/home/u' }).risk.withheld).toBe(false);
});

it('assesses risk, redacts, and documents its report', async () => {
  expect(assessRisk('rm -rf /').withheld).toBe(true);
  expect(redact('ghp_0123456789abcdefghijABCDEFGHIJ012345')).not.toContain('ghp_');
  const { safeParse } = await loadReportSchema();
  expect(safeParse({ command: 'x' }).success).toBe(false);
});

it('is what a package that requires it gets', () => {
  const library = resolve(__dirname, '../dist/library.js');
  const script = `const { diagnose } = require(${JSON.stringify(library)});
    diagnose({ command: 'gti status', exit_code: 127, stderr: 'bash: gti: command not found' }, { env: process.env })
      .then(({ fixes }) => console.log(fixes[0].command));`;
  expect(execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' })).toBe('git status\n');
});
