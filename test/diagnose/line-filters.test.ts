import { describe, expect, it } from 'vitest';
import { editArgument, editLine, isLineFilter } from '../../src/diagnose/line-filters.js';
import { word } from '../../src/diagnose/match-scope.js';
import { INHERITED_NAMES } from '../support/inherited-names.js';
import { matchScope } from '../support/match-scope.js';

/** Edits the command at a place of a line with plain words as arguments. */
const edit = (line: string, filter: string, args: readonly string[] = [], target = 0): string | undefined =>
  editLine(
    line,
    filter,
    args.map((text) => editArgument(word(text))),
    matchScope({ command: line, target }),
  );

describe('editLine', () => {
  it.each([
    ["git psuh 'my branch'", 'swap', ['psuh', 'push'], "git push 'my branch'"],
    ['pyhton a.py', 'program', ['python3'], 'python3 a.py'],
    ['docker-compose up -d', 'rename', ['docker compose'], 'docker compose up -d'],
    ['git -C dir psuh x', 'subcommand', ['push'], 'git -C dir push x'],
    ['git -C dir push x', 'add_sub', ['a b'], "git -C dir push 'a b' x"],
    ['tar x.tar', 'add', ['xf'], 'tar xf x.tar'],
    ['cp a b', 'add_after', ['a', 'c'], 'cp a c b'],
    ['cp a b', 'add_before', ['b', 'c'], 'cp a c b'],
    ['npm run x --watch=1 y', 'separate', ['--watch'], 'npm run x -- --watch=1 y'],
    ['ls a | wc', 'append', ['b'], 'ls a b | wc'],
    ['git push', 'before', ['gh auth login'], 'gh auth login && git push'],
    ['find . name x', 'dash', ['name'], 'find . -name x'],
    ['git add -A x', 'drop', ['-A'], 'git add x'],
    ['ln -s b a', 'swap_args', [], 'ln -s a b'],
    ['apt update', 'sudo', [], 'sudo apt update'],
  ])('%s |%s %j', (line, filter, args, edited) => {
    expect(edit(line, filter, args)).toBe(edited);
  });

  it.each([
    ['what is not in the line is not swapped', 'git push', 'swap', ['psuh', 'push']],
    ['a word does not become an option', 'rm notes', 'swap', ['notes', '-rf']],
    ['a lone letter is not swapped inside other words', 'cat bet', 'swap', ['a', 'o']],
    ['words that stand there twice are not swapped', 'x a b y a b', 'swap', ['a b', 'c d']],
    ['no anchor, nothing is added', 'cp a b', 'add_after', ['z', 'c']],
    ['nothing stands before the program', 'cp a b', 'add_before', ['cp', 'c']],
    ['one operand is not turned round', 'cat -n a', 'swap_args', []],
    ['no subcommand, nothing to replace', 'git --version', 'subcommand', ['push']],
  ])('%s', (_name, line, filter, args) => {
    expect(edit(line, filter, args)).toBeUndefined();
  });

  it('edits the command that the pattern speaks of, a swap whichever has the word', () => {
    expect(edit('cd x && make y', 'add', ['-k'], 1)).toBe('cd x && make -k y');
    expect(edit('git psuh && make', 'swap', ['psuh', 'push'], 1)).toBe('git push && make');
    expect(edit('git add -A && make', 'drop', ['-A'], 1)).toBe('git add && make');
    expect(edit('git psuh && make', 'dash', ['psuh'], 1)).toBeUndefined();
  });

  it.each([
    ['git psuh', 'swap', ['psuh', 'a; reboot'], "git 'a; reboot'"],
    ['x', 'before', ['gh $(reboot)'], "gh '$(reboot)' && x"],
    ['git a b', 'swap', ['a b', '$(reboot)'], "git '$(reboot)'"],
    ['cp a b', 'append', ['$(reboot)'], "cp a b '$(reboot)'"],
  ])('quotes what it puts in: %s |%s %j', (line, filter, args, edited) => {
    expect(edit(line, filter, args)).toBe(edited);
  });

  it.each(INHERITED_NAMES)('%s is no edit', (name) => {
    expect(isLineFilter(name)).toBe(false);
    expect(edit('git psuh', name, ['psuh', 'push'])).toBeUndefined();
  });
});

describe('editArgument', () => {
  it.each([
    ['word', 'a b', "'a b'"],
    ['option', '--a b', '--a b'],
    ['line', 'a && b', 'a && b'],
  ] as const)('a %s enters the line as %j does', (kind, text, shell) => {
    expect(editArgument({ kind, text })).toEqual({ text, shell });
  });
});
