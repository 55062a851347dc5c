import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { staticArgv } from '../../src/analyzer/static-argv.js';

describe('staticArgv', () => {
  it.each([
    ["grep -n 'a b' x.txt", ['grep', '-n', 'a b', 'x.txt']],
    ['ls "a\\"b" c\\ d', ['ls', 'a"b', 'c d']],
    ["dd if=a of='b c'", ['dd', 'if=a', 'of=b c']],
    ["find . -name '*.log'", ['find', '.', '-name', '*.log']],
    ["printf $'\\x41'", ['printf', 'A']],
  ])('reads %s', (line, argv) => {
    expect(staticArgv(line)).toEqual({ ok: true, argv });
  });

  it.each([
    ['ls | wc', 'pipe'],
    ['ls && rm x', 'list'],
    ['ls; rm x', 'several'],
    ['ls &', 'background'],
    ['ls > x', 'redirection'],
    ['X=1 ls', 'assignment'],
    ['export X=1', 'assignment'],
    ['X=1', 'no program'],
    ['ls $HOME', 'variable'],
    ['ls "${HOME}"', 'variable'],
    ['ls $(id)', 'substitution'],
    ['ls "`id`"', 'substitution'],
    ['ls <(id)', 'substitution'],
    ['ls $((1+1))', 'substitution'],
    ['ls *.x', 'pattern'],
    ['ls {a,b}', 'brace'],
    ['ls ~/x', 'tilde'],
    ['(ls)', 'subshell'],
    ['! ls', 'pipe'],
    ['f() { ls; }', 'compound'],
    ["ls 'a", 'syntax'],
    ['', 'no command'],
    ['# rm', 'no command'],
  ])('refuses %s', (line, feature) => {
    const result = staticArgv(line);
    expect(result.ok ? 'accepted' : result.features.join()).toContain(feature);
  });

  it('gives the very words that bash would run', () => {
    const piece = fc.constantFrom(
      'a',
      'b c',
      "'",
      '"',
      '\\',
      '$',
      '$x',
      '`',
      '*',
      '?',
      '[a]',
      '{a,b}',
      '~',
      '#',
      '!',
      '=',
      ' ',
      '  ',
      "'q r'",
      '"s t"',
      '\\ ',
      '-n',
      '|',
      ';',
      '>',
      '(',
      "$'\\t'",
      'é',
    );
    const line = fc.array(piece, { minLength: 1, maxLength: 8 }).map((parts) => `x ${parts.join('')}`);
    const accepted: { line: string; argv: readonly string[] }[] = [];
    fc.assert(
      fc.property(line, (text) => {
        const result = staticArgv(text);
        if (result.ok) accepted.push({ line: text, argv: result.argv });
      }),
      { numRuns: 3000 },
    );
    expect(accepted.length).toBeGreaterThan(100);
    const script = `x() { printf '%s\\0' x "$@"; }; for line; do eval "$line"; printf '\\1'; done`;
    const lines = accepted.map((each) => each.line);
    const bash = spawnSync('bash', ['-c', script, 'bash', ...lines], { encoding: 'utf8', cwd: '/' });
    expect(bash.stderr).toBe('');
    const outputs = bash.stdout.split('\u0001').slice(0, -1);
    expect(outputs).toEqual(accepted.map(({ argv }) => `${argv.join('\0')}\0`));
  });
});
