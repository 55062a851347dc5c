import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NO_FLAGS } from '../../src/cli/no-flags.js';
import { afterFailure } from '../../src/commands/after-failure.js';
import type { Deps } from '../../src/deps.js';
import { displayWidth } from '../../src/text/display-width.js';
import { binary, cleanEnv } from '../support/built-binary.js';
import { fakeDeps } from '../support/fake-deps.js';
import { runPiped } from '../support/run-piped.js';
import { temporaryFolder } from '../support/temporary-folder.js';
import { aiRunInTerminal, Terminal } from '../support/terminal.js';

const PATTERNS = `patterns:
  - id: flux
    error_type: ConfigurationError
    regex: "flux capacitor misaligned"
    confidence: 0.97
    explain: "The flux capacitor needs calibration."
    fixes:
      - { command: "touch calibrated", explanation: "Calibrate it", risk: Low, kind: prepares }
      - { command: "./drive.sh --slowly", explanation: "Drive slowly", risk: Low, kind: replaces }
  - id: fuel
    error_type: ConfigurationError
    regex: "no plutonium"
    confidence: 0.97
    explain: "There is no plutonium."
    fixes:
      - { command: "touch plutonium", explanation: "Fetch plutonium", risk: Low, kind: prepares }
  - id: rust
    error_type: ConfigurationError
    regex: "rusty parts"
    confidence: 0.97
    explain: "The parts are rusty."
    fixes:
      - { command: "rm -rf parts | cat > log", explanation: "Throw them away", why: "New ones come of themselves.", risk: Low }
      - { command: "rm -rf .ssh", explanation: "Throw the keys away", risk: Low }
`;

/** Fails until it is calibrated and fuelled; \`--slowly\` always works, \`--wait\` takes a moment first. */
const DRIVE = `#!/bin/sh
echo driving
[ "$1" = --wait ] && sleep 1
[ "$1" = --slowly ] && { echo slowly there; exit 0; }
[ "$1" = --aloud ] && [ -e calibrated ] && { echo 'no plutonium'; exit 4; }
[ "$1" = --old ] && { echo 'rusty parts' >&2; exit 5; }
[ -e calibrated ] || { echo 'flux capacitor misaligned' >&2; exit 3; }
[ -e plutonium ] || [ "$1" != --far ] || { echo 'no plutonium' >&2; exit 4; }
echo there
`;

let folder: string;
let env: Record<string, string>;
let terminal: Terminal | undefined;

beforeEach(() => {
  folder = temporaryFolder('ai-run-drive-');
  env = cleanEnv();
  const patterns = join(env.HOME ?? '', '.config/ai-run/patterns');
  mkdirSync(patterns, { recursive: true });
  writeFileSync(join(patterns, 'flux.yaml'), PATTERNS);
  writeFileSync(join(folder, 'drive.sh'), DRIVE);
  chmodSync(join(folder, 'drive.sh'), 0o755);
});
afterEach(() => terminal?.close());

function drive(args: readonly string[] = ['./drive.sh'], columns = 80): Terminal {
  terminal = aiRunInTerminal(args, { env, cwd: folder, columns });
  return terminal;
}
const exists = (name: string) => existsSync(join(folder, name));
const SELECT = 'Select a fix (1-2) or press Enter to skip: ';
const RUN = 'Run this command? [y/N] ';
const AGAIN = 'Run the command again? [y/N] ';

describe('in a terminal', () => {
  it('runs the chosen fix and then the command again, each after a yes', async () => {
    const screen = drive();
    await screen.waitFor(SELECT);
    screen.type('1\r');
    await screen.waitFor('$ touch calibrated');
    await screen.waitFor(RUN);
    expect(exists('calibrated')).toBe(false);
    screen.type('y\r');
    await screen.waitFor(/\$ \.\/drive\.sh\S*\r\n\r\n\S*Run the command again\? \[y\/N\] /);
    expect(exists('calibrated')).toBe(true);
    screen.type('y\r');
    await screen.waitFor('there');
    await screen.waitFor('Solved: the command works now.');
    expect(await screen.end()).toBe(0);
  });

  it('ends with the exit code of a fix that replaces the command', async () => {
    const screen = drive();
    await screen.waitFor(SELECT);
    screen.type('2\r');
    await screen.waitFor(RUN);
    screen.type('yes\r');
    await screen.waitFor('slowly there');
    await screen.waitFor('Solved: this command works.');
    expect(await screen.end()).toBe(0);
  });

  it.each([
    ['Enter', ['\r']],
    ['q', ['q\r']],
    ['Ctrl-C', ['\u0003']],
    ['Ctrl-D', ['\u0004']],
    ['a number and n', ['1\r', 'n\r']],
    ['a number and Enter', ['1\r', '\r']],
    ['a number and Ctrl-C', ['1\r', '\u0003']],
    ['a number and Ctrl-D', ['1\r', '\u0004']],
    ['a number and a word that is not yes', ['1\r', 'yup\r']],
  ])('%s runs nothing and keeps the exit code', async (_, keys) => {
    const screen = drive();
    await screen.waitFor(SELECT);
    screen.type(keys[0] ?? '');
    if (keys[1] !== undefined) {
      await screen.waitFor(RUN);
      screen.type(keys[1]);
    }
    expect(await screen.end()).toBe(3);
    expect(exists('calibrated')).toBe(false);
  });

  it('edits the command in place and asks about what came of it', async () => {
    const screen = drive();
    await screen.waitFor(SELECT);
    screen.type('e 1\r');
    await screen.waitFor(/Edit: .*touch calibrated/s);
    screen.type('2\r');
    await screen.waitFor('$ touch calibrated2');
    await screen.waitFor(RUN);
    screen.type('y\r');
    await screen.waitFor(AGAIN);
    screen.type('n\r');
    await screen.waitFor('The command was not run again');
    expect(await screen.end()).toBe(3);
    expect([exists('calibrated'), exists('calibrated2')]).toEqual([false, true]);
  });

  it('refuses an edit that could destroy the system', async () => {
    const screen = drive();
    await screen.waitFor(SELECT);
    screen.type('e 1\r');
    await screen.waitFor(/Edit: .*touch calibrated/s);
    screen.type('\u0015mkfs.ext4 /dev/sda-that-is-not-there\r');
    await screen.waitFor('ai-run will not run this');
    expect(await screen.end()).toBe(3);
  });

  it('explains a fix and asks again', async () => {
    const screen = drive();
    await screen.waitFor(SELECT);
    screen.type('? 2\r');
    await screen.waitFor('$ ./drive.sh --slowly');
    await screen.waitFor(SELECT);
    screen.type('\r');
    expect(await screen.end()).toBe(3);
  });

  it('explains why, what each piece of the command does, and the risk; then what choosing it would hit', async () => {
    mkdirSync(join(folder, 'parts'));
    writeFileSync(join(folder, 'parts/wheel'), 'x'.repeat(3000));
    const screen = drive(['./drive.sh', '--old']);
    await screen.waitFor(SELECT);
    screen.type('?\r');
    await screen.waitFor('$ rm -rf parts | cat > log');
    await screen.waitFor('New ones come of themselves.');
    await screen.waitFor(/- rm\b/);
    await screen.waitFor(/- -rf?\b/);
    await screen.waitFor(/- \|/);
    await screen.waitFor(/- > log/);
    await screen.waitFor('[MEDIUM RISK]');
    await screen.waitFor(/- It .*delete/i);
    await screen.waitFor(SELECT);
    screen.type('1\r');
    await screen.waitFor('$ rm -rf parts | cat > log');
    await screen.waitFor('[MEDIUM RISK]');
    await screen.waitFor(/- .*1 file\b.*3(?:\.0)? kB/);
    await screen.waitFor(RUN);
    screen.type('n\r');
    expect(await screen.end()).toBe(5);
    expect(exists('parts/wheel')).toBe(true);
  });

  it('knows where it is: what is harmless in a project is withheld in the home folder', async () => {
    const home = env.HOME ?? '';
    writeFileSync(join(home, 'drive.sh'), DRIVE);
    chmodSync(join(home, 'drive.sh'), 0o755);
    terminal = aiRunInTerminal(['./drive.sh', '--old'], { env, cwd: home });
    await terminal.waitFor('withheld');
    await terminal.waitFor('Select a fix (1) or press Enter to skip: ');
    terminal.type('\r');
    expect(await terminal.end()).toBe(5);
  });

  it('takes nothing that was typed while the command ran for an answer', async () => {
    const screen = drive(['./drive.sh', '--wait']);
    await screen.waitFor('driving');
    screen.type('1\ry\ry\r');
    await screen.waitFor(SELECT);
    screen.type('\r');
    expect(await screen.end()).toBe(3);
    expect(exists('calibrated')).toBe(false);
  });

  it('captures the second run, too, where stdout is a pipe', async () => {
    const line = `${binary().join(' ')} ./drive.sh --aloud | cat; echo code \${PIPESTATUS[0]}`;
    const screen = new Terminal(['bash', '-c', line], { env, cwd: folder });
    terminal = screen;
    await screen.waitFor(SELECT);
    screen.type('1\r');
    await screen.waitFor(RUN);
    screen.type('y\r');
    await screen.waitFor(AGAIN);
    screen.type('y\r');
    await screen.waitFor('There is no plutonium.');
    await screen.waitFor('Select a fix (1) or press Enter to skip: ');
    screen.type('\r');
    await screen.waitFor('code 4');
    expect(await screen.end()).toBe(0);
  });

  it('diagnoses again what fails again', async () => {
    const screen = drive(['./drive.sh', '--far']);
    await screen.waitFor(SELECT);
    screen.type('1\r');
    await screen.waitFor(RUN);
    screen.type('y\r');
    await screen.waitFor(AGAIN);
    screen.type('y\r');
    await screen.waitFor('Not solved yet: it ended with exit code 4.');
    await screen.waitFor('There is no plutonium.');
    await screen.waitFor('Select a fix (1) or press Enter to skip: ');
    screen.type('1\r');
    await screen.waitFor(RUN);
    screen.type('y\r');
    await screen.waitFor(AGAIN);
    screen.type('y\r');
    await screen.waitFor('Solved: the command works now.');
    expect(await screen.end()).toBe(0);
  });

  it.each([40, 80, 200])('fits a terminal of %d columns', async (columns) => {
    const screen = drive(
      ['./drive.sh', ...'a rather long list of arguments that goes on and on'.split(' ')],
      columns,
    );
    const output = await screen.waitFor(/Select a fix \(1-2\) or press Enter to\s+skip: /);
    screen.type('\r');
    await screen.end();
    const lines = output.replace(/\u001b\[[\d;?]*[A-Za-z]/g, '').split(/\r?\n/);
    expect(lines.length).toBeGreaterThan(10);
    for (const line of lines.slice(0, -1)) expect(displayWidth(line)).toBeLessThanOrEqual(columns);
  });
});

describe('without a terminal', () => {
  const run = (args: readonly string[], extra: Record<string, string> = {}) => {
    const done = runPiped([...binary(), ...args], {
      cwd: folder,
      env: { ...env, ...extra },
      input: Buffer.from('1\ny\ny\n'),
    });
    return { status: done.status, stdout: done.stdout.toString(), stderr: done.stderr.toString() };
  };

  it('tells the diagnosis on stderr, asks nothing and runs nothing', () => {
    const { status, stdout, stderr } = run(['./drive.sh']);
    expect(status).toBe(3);
    expect(stdout).toBe('driving\n');
    expect(stderr).toContain(
      'flux capacitor misaligned\nai-run: The flux capacitor needs calibration. (exit code 3)\n',
    );
    expect(stderr).toContain('1. [');
    expect(stderr).toContain('$ touch calibrated');
    expect(stderr).not.toContain('Select a fix');
    expect(exists('calibrated')).toBe(false);
  });

  it('says nothing with --quiet, and still writes the report', () => {
    const report = join(folder, 'report.json');
    const { status, stderr } = run(['--quiet', '--report', report, './drive.sh']);
    expect(status).toBe(3);
    expect(stderr).toBe('flux capacitor misaligned\n');
    expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({
      command: './drive.sh',
      exit_code: 3,
      analysis: { root_cause: 'The flux capacitor needs calibration.', analysis_method: 'Heuristic' },
      fixes: [{ command: 'touch calibrated' }, { command: './drive.sh --slowly' }],
    });
  });

  it('marks the failure for GitHub and writes a step summary', () => {
    const summary = join(folder, 'summary.md');
    const { stderr } = run(['./drive.sh'], { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: summary });
    expect(stderr).toContain(
      '\n::error title=./drive.sh failed (exit code 3)::The flux capacitor needs calibration.%0ASuggested fix: touch calibrated\n',
    );
    expect(readFileSync(summary, 'utf8')).toContain('```sh\n./drive.sh\n```');
  });

  it('Feature: shellpilot, Property 3: a failure is analysed, an answer kept quiet, a success left alone', async () => {
    writeFileSync(join(folder, 'code.sh'), '#!/bin/sh\nexit $1\n');
    chmodSync(join(folder, 'code.sh'), 0o755);
    const code = fc.oneof(
      fc.constantFrom(0, 1, 2, 3, 124, 126, 127, 130, 137, 139, 141),
      fc.integer({ min: 0, max: 255 }),
    );
    let count = 0;
    fc.assert(
      fc.property(code, (exit) => {
        const report = join(folder, `report-${count++}.json`);
        const { status, stderr } = run(['--report', report, './code.sh', String(exit)]);
        expect(status).toBe(exit);
        expect(existsSync(report)).toBe(exit !== 0);
        const answer = [0, 130, 141].includes(exit);
        expect(stderr.startsWith('ai-run: ')).toBe(!answer);
        if (exit === 0) return;
        const { exit_code, fixes, reason } = JSON.parse(readFileSync(report, 'utf8'));
        expect({ exit_code, fixes, answer: reason !== undefined }).toEqual({
          exit_code: exit,
          fixes: [],
          answer,
        });
      }),
      { numRuns: 100 },
    );
  }, 300_000);
});

describe('own trouble', () => {
  it('Feature: shellpilot, Property 26: is told in one line and never changes the exit code', async () => {
    const broken = () => {
      throw new Error('boom\u001b[2J');
    };
    const faults: Readonly<Record<string, Partial<Deps>>> = {
      clock: { now: broken },
      environment: { env: new Proxy({}, { get: broken }) },
      terminal: { canPrompt: broken },
      question: { canPrompt: () => true, ask: async () => broken() },
      home: {
        get home(): string {
          return broken();
        },
      },
    };
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.keys(faults)),
        fc.integer({ min: 1, max: 255 }).filter((code) => ![130, 131, 141].includes(code)),
        async (fault, exit_code) => {
          const deps = fakeDeps({ env: { HOME: folder }, home: folder, cwd: folder });
          const given = Object.defineProperties({ ...deps }, Object.getOwnPropertyDescriptors(faults[fault]));
          const words = ['git', 'psuh'] as const;
          const stderr = "git: 'psuh' is not a git command.\n\nThe most similar command is\n\tpush\n";
          const result = {
            command: words.join(' '),
            exit_code,
            stdout: '',
            stderr,
            merged: false,
            duration_ms: 1,
          };
          const invocation = { mode: 'wrap', words, literal: false, flags: NO_FLAGS, argv: words } as const;
          expect(await afterFailure(result, { kind: 'argv', argv: words }, invocation, given)).toBe(
            exit_code,
          );
          expect(deps.written.stderr).toMatch(
            /ai-run: this failure could not be diagnosed: boom\\x1b\[2J\n$/,
          );
        },
      ),
      { numRuns: 100 },
    );
  });
});
