import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { OPTION_TABLE } from '../../src/cli/option-table.js';
import { renderInit } from '../../src/integrate/render-init.js';
import type { Shell } from '../../src/integrate/shell-builtins.js';
import { binary, cleanEnv } from './built-binary.js';
import { Terminal } from './terminal.js';

/** How a session is set up: the script, what stands before it in the rc file, and which `ai-run` is found. */
export interface SessionOptions {
  readonly hook?: boolean;
  readonly name?: string;
  readonly before?: string;
  readonly after?: string;
  /** A folder in front of PATH, for a stand-in of ai-run; the built one is found otherwise. */
  readonly path?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** A node_modules folder where npm may have put nushell and parsers of shells that cannot be had. */
export const TEST_TOOLS = process.env.AI_RUN_TEST_TOOLS;

const PATH = [TEST_TOOLS && join(TEST_TOOLS, '@nushell/linux-x64/bin'), process.env.PATH]
  .filter(Boolean)
  .join(':');

/** An environment in which every shell of this machine is found. */
export const SHELL_ENV = { PATH, HOME: tmpdir() } as const;

/** Why tests in a shell are skipped; undefined where the shell is on this machine. */
export function missingShell(shell: Shell): string | undefined {
  const found = spawnSync(shell, ['-c', 'exit 0'], { stdio: 'ignore', env: SHELL_ENV });
  return found.error === undefined ? undefined : `${shell} is not installed`;
}

/** A real interactive shell in a terminal, with the script of `--init` in its rc file. */
export class ShellSession {
  readonly home = mkdtempSync(join(tmpdir(), 'ai-run-shell-'));
  readonly cwd = join(this.home, 'work');
  readonly terminal: Terminal;
  private answered = 0;

  constructor(shell: Shell, options: SessionOptions = {}) {
    mkdirSync(join(this.cwd, 'inner folder'), { recursive: true });
    const rc = [options.before, SETTINGS[shell], script(shell, options), options.after]
      .filter(Boolean)
      .join('\n');
    const env = cleanEnv({
      HOME: this.home,
      PATH: `${options.path ?? this.realAiRun()}:${PATH}`,
      SHELL: spawnSync('sh', ['-c', `command -v ${shell}`], {
        encoding: 'utf8',
        env: { PATH },
      }).stdout.trim(),
      ...options.env,
    });
    this.terminal = new Terminal(startWith(shell, rc, this.home), { env, cwd: this.cwd, columns: 160 });
  }

  /** Types a line at the prompt; gives what it printed and the exit code in the next prompt. */
  async run(line: string): Promise<{ readonly output: string; readonly code: number }> {
    if (this.answered === 0) await this.next(0, PROMPT);
    const start = this.terminal.output.length;
    this.terminal.type(`${line}\r`);
    return this.answer(start);
  }

  /** Types keys in the middle of a program and gives what came until the next prompt. */
  async answer(
    start = this.terminal.output.length,
  ): Promise<{ readonly output: string; readonly code: number }> {
    const found = await this.next(start, AFTER_LINE);
    return { output: plain(found[1] ?? ''), code: Number(found[2]) };
  }

  /** Waits for text that a line typed with `start` prints before its end. */
  async see(line: string, expected: RegExp): Promise<number> {
    if (this.answered === 0) await this.next(0, PROMPT);
    const start = this.terminal.output.length;
    this.terminal.type(line);
    await this.next(start, expected);
    return start;
  }

  close(): void {
    this.terminal.close();
  }

  /** Waits for a pattern behind `start`, and answers what line editors ask a terminal. */
  private async next(start: number, pattern: RegExp): Promise<RegExpExecArray> {
    const deadline = Date.now() + 30_000;
    for (;;) {
      this.answerQueries();
      const found = pattern.exec(this.terminal.output.slice(start));
      if (found !== null && (await this.isQuiet())) return found;
      if (Date.now() > deadline) {
        throw new Error(`Waited for ${pattern}; saw ${JSON.stringify(this.terminal.output.slice(start))}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  private async isQuiet(): Promise<boolean> {
    const length = this.terminal.output.length;
    await new Promise((resolve) => setTimeout(resolve, 120));
    this.answerQueries();
    return this.terminal.output.length === length;
  }

  private answerQueries(): void {
    const text = this.terminal.output.slice(this.answered);
    this.answered = Math.max(this.terminal.output.length, 1);
    if (text.includes('\x1b[6n')) this.terminal.type('\x1b[1;1R');
    if (text.includes('\x1b[c')) this.terminal.type('\x1b[?62c');
  }

  /** A folder in which `ai-run` is the built one. */
  private realAiRun(): string {
    const folder = join(this.home, 'bin');
    mkdirSync(folder);
    const command = binary()
      .map((word) => `'${word}'`)
      .join(' ');
    writeFileSync(join(folder, 'ai-run'), `#!/bin/sh\nexec ${command} "$@"\n`, { mode: 0o755 });
    return folder;
  }
}

const PROMPT = /READY<\d*>/;
const AFTER_LINE = /\n([\s\S]*?)READY<(\d*)>(?![\s\S]*READY<)/;

const SETTINGS: Readonly<Record<Shell, string>> = {
  bash: "PS1='READY<$?> '",
  zsh: "PROMPT='READY<%?> '; unsetopt prompt_cr prompt_sp",
  fish: 'function fish_prompt; echo -n "READY<$status> "; end; function fish_greeting; end',
  pwsh: 'function prompt { "READY<$LASTEXITCODE> " }',
  nu: [
    '$env.PROMPT_COMMAND = {|| $"READY<($env.LAST_EXIT_CODE)> "}',
    '$env.PROMPT_INDICATOR = ""',
    '$env.PROMPT_COMMAND_RIGHT = ""',
    '$env.config.show_banner = false',
    '$env.config.use_ansi_coloring = false',
    '$env.config.shell_integration.osc133 = false',
  ].join('\n'),
};

/** Puts the rc file where the shell looks for it, and gives the words that start the shell. */
function startWith(shell: Shell, rc: string, home: string): readonly string[] {
  const files = { bash: 'rc', zsh: '.zshrc', fish: '.config/fish/config.fish', pwsh: 'rc.ps1', nu: 'rc.nu' };
  const file = join(home, files[shell]);
  if (!existsSync(dirname(file))) mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${rc}\n`);
  const argv = {
    bash: ['bash', '--noprofile', '--rcfile', file, '-i'],
    zsh: ['env', `ZDOTDIR=${home}`, 'zsh', '--no-global-rcs', '-i'],
    fish: ['fish', '-i'],
    pwsh: ['pwsh', '-NoLogo', '-NoExit', '-NoProfile', '-File', file],
    nu: ['nu', '--config', file, '--env-config', '/dev/null'],
  };
  return argv[shell];
}

function script(shell: Shell, options: SessionOptions): string {
  return renderInit({
    shell,
    name: options.name ?? 'air',
    hook: options.hook ?? false,
    options: OPTION_TABLE,
    quietCodes: [130, 141, 146, 148],
    quietPrograms: [{ program: 'grep', exit_codes: [1] }],
  });
}

/** Text without the escape codes with which line editors paint. */
function plain(text: string): string {
  return text
    .replace(/\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)/g, '')
    .replace(/\x1b\[[0-9;?]*[A-Za-z]/g, '')
    .replace(/\x1b(?:\(B|[=>78])/g, '')
    .replaceAll('\r', '');
}
