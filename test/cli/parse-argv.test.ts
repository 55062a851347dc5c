import { describe, expect, it } from 'vitest';
import { NO_FLAGS } from '../../src/cli/no-flags.js';
import { OPTION_TABLE, type OptionRow } from '../../src/cli/option-table.js';
import { parseArgv } from '../../src/cli/parse-argv.js';
import { AiRunError } from '../../src/errors.js';

async function refusal(...argv: string[]): Promise<AiRunError> {
  const outcome = await parseArgv(argv).then(
    (invocation) => invocation,
    (error: unknown) => error,
  );
  if (!(outcome instanceof AiRunError)) throw new Error(`not refused: ${JSON.stringify(outcome)}`);
  return outcome;
}

describe('parseArgv', () => {
  it.each([
    [['ls', '-la', '--json'], 'wrap', ['ls', '-la', '--json']],
    [['--quiet', 'ls', '--quiet'], 'wrap', ['ls', '--quiet']],
    [['--', '--odd-name', 'x'], 'wrap', ['--odd-name', 'x']],
    [['--explain', 'git', 'push', '--force'], 'explain', ['git', 'push', '--force']],
    [['--e', 'ls'], 'explain', ['ls']],
    [['-e', 'ls'], 'explain', ['ls']],
    [['--fix', 'make', '-j2'], 'fix', ['make', '-j2']],
    [['--check-patterns', 'a.yaml', 'b.yaml'], 'check-patterns', ['a.yaml', 'b.yaml']],
    [['--analyze'], 'analyze', []],
    [['--analyze', '--json'], 'analyze', []],
    [['-h'], 'help', []],
    [['--history', '--help'], 'help', []],
  ])('%j is %s', async (argv, mode, words) => {
    const invocation = await parseArgv(argv);
    expect([invocation.mode, invocation.words, invocation.argv]).toEqual([mode, words, argv]);
  });

  it.each([
    [['-p', 'big files'], 'prompt', 'big files'],
    [['--prompt', 'find', 'big', 'files'], 'prompt', 'find big files'],
    [['--prompt=big files', '--unsafe'], 'prompt', 'big files'],
    [['--diagnose', '-', '--json'], 'diagnose', '-'],
    [['--undo'], 'undo', undefined],
    [['--undo', '7'], 'undo', '7'],
    [['--history', 'git', '--json'], 'history', 'git'],
    [['--save', 'name', 'a', 'prompt'], 'save', 'name'],
    [['--init', 'fish'], 'init', 'fish'],
  ])('%j has its value', async (argv, mode, value) => {
    const invocation = await parseArgv(argv);
    expect([invocation.mode, invocation.value]).toEqual([mode, value]);
  });

  it('reads every modifier', async () => {
    const argv = '--ai --learn --quiet --report r --shell /bin/zsh --scope . --peek a --peek b --unsafe';
    const more = '--unrestricted --confirm --show-payload';
    const { flags } = await parseArgv([...`${argv} ${more}`.split(' '), 'ls']);
    expect(flags).toEqual({
      ...NO_FLAGS,
      json: false,
      ai: true,
      learn: true,
      quiet: true,
      report: 'r',
      shell: '/bin/zsh',
      scope: '.',
      peek: ['a', 'b'],
      unsafe: true,
      unrestricted: true,
      confirm: true,
      showPayload: true,
    });
  });

  it.each([
    [['--fix', '--verify', 't', '--verify', 'u', 'ls'], { verify: ['t', 'u'] }],
    [['--diagnose', 'log', '--command', 'c d', '--exit-code', '3'], { command: 'c d', exitCode: 3 }],
    [['--history', '--stats'], { stats: true }],
    [['--doctor', '--online'], { online: true }],
    [['--check-patterns', '--trust'], { trust: true }],
    [['--init', 'bash', '--hook', '--name', 'n'], { hook: true, name: 'n' }],
  ])('reads what belongs to one mode: %j', async (argv, flags) => {
    expect((await parseArgv(argv)).flags).toEqual({ ...NO_FLAGS, ...flags });
  });

  it('tells --ai, --no-ai and neither apart', async () => {
    expect((await parseArgv(['--ai', 'ls'])).flags.ai).toBe(true);
    expect((await parseArgv(['--no-ai', 'ls'])).flags.ai).toBe(false);
    expect((await parseArgv(['--quiet', 'ls'])).flags.ai).toBeUndefined();
  });

  it('takes a value for a value, whatever it looks like', async () => {
    expect((await parseArgv(['--scope', '-prompt', 'ls'])).flags.scope).toBe('-prompt');
    expect((await parseArgv(['-p', '-json'])).value).toBe('-json');
    expect((await parseArgv(['-pfind', 'x'])).value).toBe('find x');
  });

  it('refuses every two modes together', async () => {
    const modes = OPTION_TABLE.filter(
      ({ mode }) => mode !== undefined && mode !== 'help' && mode !== 'version',
    );
    const words = ({ long, value }: OptionRow) => [
      `--${long}`,
      ...(value?.required ? [value.choices?.[0] ?? 'x'] : []),
    ];
    for (const one of modes) {
      for (const other of modes.filter((each) => each !== one)) {
        const { exitCode, message } = await refusal(...words(one), ...words(other), 'ls');
        expect([exitCode, message]).toEqual([1, expect.stringContaining('cannot be combined')]);
      }
    }
  });

  it('knows whether -- stood before the words', async () => {
    expect((await parseArgv(['--explain', '--', 'ls', '-l'])).literal).toBe(true);
    expect((await parseArgv(['--explain', 'ls', '--', '-l'])).literal).toBe(false);
    expect((await parseArgv(['ls', '--'])).literal).toBe(false);
  });

  it.each([
    [['--anaylze'], 'analyze'],
    [['--explian', 'ls'], 'explain'],
    [['--unsave', 'ls'], 'unsafe'],
  ])('%j gets the nearest option', async (argv, nearest) => {
    const error = await refusal(...argv);
    expect([error.exitCode, error.hint]).toEqual([1, `Did you mean --${nearest}?`]);
  });

  it.each([
    ['--handoff', ['extra'], 'ai-run --handoff'],
    ['--undo', ['7', '8'], 'ai-run --undo [id]'],
    ['--diagnose', ['a.log', 'b.log'], 'ai-run --diagnose <file|->'],
    ['--doctor', ['now'], 'ai-run --doctor'],
    ['--list-commands', ['x\u001b[31m'], 'ai-run --list-commands'],
  ])('%s does not swallow words that it has no use for: %j', async (mode, words, usage) => {
    const error = await refusal(mode, ...words);
    expect(error.message).toContain(`${mode} does not take this: `);
    expect(error.message).not.toContain('\u001b');
    expect(error.hint).toContain(`Usage: ${usage}`);
  });

  it.each([
    [['--verify', 'true', 'make'], '--verify is of use with --fix only.'],
    [['--exit-code', '2', 'make'], '--exit-code is of use with --diagnose only.'],
    [['--command', 'make', '--handoff'], '--command is of use with --diagnose only.'],
    [['--trust'], '--trust is of use with --check-patterns only.'],
    [['--stats'], '--stats is of use with --history only.'],
    [['--init', 'bash', '--online'], '--online is of use with --doctor only.'],
    [['--init'], '--init needs <shell>.'],
    [['-p'], '--prompt needs <text>.'],
    [['--prompt', ' '], '--prompt needs <text>.'],
    [['--report=', 'ls'], '--report needs <file>.'],
    [['--fix', '--verify', '', 'make'], '--verify needs <command>.'],
    [['--explain', ' '], 'no command given.'],
    [['--fix', ''], 'no command given.'],
    [['--init', 'tcsh'], "--init takes bash, zsh, fish, pwsh or nu, not 'tcsh'."],
    [['--explain=ls'], "--explain takes no value behind '='."],
    [['-prompt', 'find', 'x'], "unknown option '-prompt'."],
    [['-explain', 'ls'], "unknown option '-explain'."],
    [['-ex', 'ls'], "unknown option '-ex'."],
    [['--json', '--undo'], '--json runs nothing, so it needs a mode that reports.'],
    [['--json', '--config-path'], '--json runs nothing, so it needs a mode that reports.'],
    [['--fix', '--report', 'r', 'make'], '--report is for a command that is run, not for --fix.'],
    [['--diagnose', '-', '--report', 'r'], '--report is for a command that is run, not for --diagnose.'],
  ])('%j is refused: %s', async (argv, sentence) => {
    expect((await refusal(...argv)).message).toBe(sentence);
  });

  it.each([
    [['--analyze', 'ls']],
    [['--analyze', '--explain']],
    [['--analyze', '--unsafe']],
    [['--analyze', '--scope', 'x']],
    [['--scope', 'x', '--analyze']],
    [['--analyze', '--peek', 'x']],
    [['--analyze', '--history']],
  ])('%j is refused', async (argv) => {
    const error = await refusal(...argv);
    expect(error.exitCode).toBe(1);
    expect(`${error.message}\n${error.hint}`).toBe(
      'The --analyze option cannot be combined with other ai-run parameters.\n' +
        'Run `ai-run --analyze` alone to analyze the latest command.',
    );
  });

  it.each([
    [[]],
    [['--quiet']],
    [['--fix']],
    [['--explain', '--json']],
    [['--prompt']],
    [['--init', 'tcsh']],
    [['--undo', '--history']],
    [['--json', 'ls']],
    [['--exit-code', 'x', '--diagnose', '-']],
    [['--exit-code', '256', '--diagnose', '-']],
    [['-x', 'ls']],
  ])('%j is a usage error', async (argv) => {
    expect((await refusal(...argv)).exitCode).toBe(1);
  });

  it('has no option that could skip a question', async () => {
    for (const name of ['yes', 'force', 'no-confirm', 'assume-yes', 'y']) {
      expect(OPTION_TABLE.flatMap((row) => [row.long, row.short, row.alias])).not.toContain(name);
    }
    for (const option of ['--yes', '--force', '--no-confirm', '-y']) {
      expect((await refusal(option, 'ls')).message).toContain('unknown option');
    }
  });
});
