import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diagnoseFailure } from '../../src/commands/diagnose-failure.js';
import type { ExecutionContext } from '../../src/model/execution.js';
import { commandLine, hostileText } from '../support/arbitraries.js';
import { failureContext } from '../support/failure-context.js';
import { fakeDeps } from '../support/fake-deps.js';
import { temporaryFolder } from '../support/temporary-folder.js';

const folder = temporaryFolder('ai-run-project-');
for (const name of ['app.js', 'app.py', 'main.c', 'check.sh', 'tool']) writeFileSync(join(folder, name), '');

const diagnose = (context: Partial<ExecutionContext>, options = {}) =>
  diagnoseFailure(
    failureContext(context),
    fakeDeps({ cwd: folder, env: { PATH: process.env.PATH } }),
    options,
  );

const PSUH = {
  command: 'git psuh',
  stderr: "git: 'psuh' is not a git command. See 'git --help'.\n\nThe most similar command is\n\tpush\n",
};

describe('diagnoseFailure', () => {
  it('joins triage, patterns and risk', async () => {
    const { analysis, fixes, reason } = await diagnose(PSUH);
    expect(reason).toBeUndefined();
    expect(analysis).toMatchObject({ error_type: 'UsageError', analysis_method: 'Heuristic' });
    expect(fixes[0]).toMatchObject({ command: 'git push', kind: 'replaces', risk_level: 'Low' });
  });

  it('knows commands that say nothing, but not where what they said is not known', async () => {
    const silence = { command: 'git branch list', exit_code: 1 };
    expect((await diagnose(silence)).fixes[0]?.command).toBe('git branch -d list && git branch');
    expect((await diagnose({ ...silence, output_unknown: true })).fixes).toEqual([]);
  });

  it('never offers what is to be avoided', async () => {
    const { fixes } = await diagnose(PSUH, { avoid: ['git push'] });
    expect(fixes.map(({ command }) => command)).not.toContain('git push');
  });

  it('puts remembered fixes first and lets a second opinion have its say', async () => {
    const remembered = {
      command: 'git push origin main',
      explanation: 'This fixed it before',
      reasoning: 'x',
      confidence: 1,
      kind: 'replaces',
      claimed_risk: 'Low',
      source: 'history',
    } as const;
    const { fixes, analysis, notices } = await diagnose(PSUH, {
      recall: async () => [remembered],
      improve: async (_: ExecutionContext, heuristic: { analysis: object; fixes: object[] }) => ({
        fixes: heuristic.fixes,
        analysis: { ...heuristic.analysis, analysis_method: 'Hybrid' },
        notices: ['The model was slow.'],
      }),
    });
    expect(fixes[0]?.command).toBe('git push origin main');
    expect(analysis.analysis_method).toBe('Hybrid');
    expect(notices).toEqual(['The model was slow.']);
  });

  it.each([
    [{ command: 'cmp a.bin b.bin', stdout: 'a.bin b.bin differ: byte 1, line 1\n' }],
    [{ command: './check.sh', exit_code: 3 }],
    [
      {
        command: 'make test',
        exit_code: 2,
        stdout: '2 tests, 1 failed: expected 3, got 2\n',
        stderr: 'make: *** [Makefile:2: test] Error 1\n',
      },
    ],
    [
      {
        command: 'npm test',
        stdout: '\n> p@ test\n> echo "Error: no test specified" && exit 1\n\nError: no test specified\n',
      },
    ],
    [{ command: 'set -o pipefail; yes | head -n 1', exit_code: 141, stdout: 'y\n' }],
    [{ command: 'which no-such-tool-anywhere' }],
    [{ command: 'pgrep -x no-such-process' }],
    [
      {
        command: 'python3 app.py',
        stderr:
          'Traceback (most recent call last):\n  File "app.py", line 5, in <module>\n    print(rate(1, 0))\n  File "app.py", line 2, in rate\n    return a / b\nZeroDivisionError: division by zero\n',
      },
    ],
    [
      {
        command: 'node app.js',
        stderr:
          "/work/project/app.js:1\nconst user = undefined; console.log(user.name);\n\nTypeError: Cannot read properties of undefined (reading 'name')\n    at Object.<anonymous> (/work/project/app.js:1:42)\n",
      },
    ],
    [
      {
        command: 'gcc main.c -o app',
        stderr: "main.c: In function 'main':\nmain.c:1:26: error: expected ';' before '}' token\n",
      },
    ],
  ])('offers nothing for %j', async (context) => {
    const { fixes, withheld } = await diagnose(context);
    expect([...fixes, ...withheld]).toEqual([]);
  });

  it('says honestly that it does not know', async () => {
    const { analysis, fixes } = await diagnose({ command: './tool', stderr: 'flux capacitor misaligned\n' });
    expect(analysis).toMatchObject({ error_type: 'Unknown', confidence: 'Low' });
    expect(fixes).toEqual([]);
  });

  it('Feature: shellpilot, Property 25: changes nothing in the folder, the home or the environment', async () => {
    const home = temporaryFolder('ai-run-readonly-');
    mkdirSync(join(home, 'src'));
    writeFileSync(join(home, 'package.json'), '{"scripts":{"build":"true"}}');
    writeFileSync(join(home, 'src/a.c'), 'int main;');
    const env = Object.freeze({ PATH: process.env.PATH, HOME: home });
    const deps = fakeDeps({ env, cwd: home, home });
    const before = picture(home);
    const output = fc.oneof(
      hostileText,
      fc.constantFrom(
        'bash: ./src/a.c: Permission denied',
        'npm error Missing script: "biuld"',
        "git: 'psuh' is not a git command.",
        "ModuleNotFoundError: No module named 'requests'",
        'bash: gti: command not found',
        'cat: scr/a.c: No such file or directory',
      ),
    );
    const command = fc.oneof(
      commandLine,
      fc.constantFrom('npm run biuld', './src/a.c', 'cat scr/a.c', 'gti status'),
    );
    await fc.assert(
      fc.asyncProperty(command, output, fc.constantFrom(1, 2, 126, 127), async (line, stderr, exit_code) => {
        await diagnoseFailure(failureContext({ command: line, stderr, exit_code, cwd: home }), deps);
        expect(picture(home)).toEqual(before);
      }),
      { numRuns: 100 },
    );
    expect(deps.written).toEqual({ stdout: '', stderr: '' });
  });
});

/** Names, times and contents of everything in a folder. */
function picture(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => {
    const stat = statSync(join(folder, name));
    return `${name} ${stat.mtimeMs} ${stat.mode} ${stat.isFile() ? readFileSync(join(folder, name), 'utf8') : ''}`;
  });
}
