import { describe, expect, it } from 'vitest';
import {
  blankPaths,
  holdsWord,
  missingWords,
  typedWords,
} from '../../../src/diagnose/sources/command-words.js';
import { matchScope } from '../../support/match-scope.js';

describe('missingWords', () => {
  const missing = (command: string, output: string): readonly string[] =>
    missingWords(matchScope({ command, output, world: { files: { 'here.txt': '' } } }));

  it.each([
    ['cat here.txt gone.txt', 'cat: gone.txt: No such file', ['gone.txt']],
    ['./gone.sh x', 'gone.sh: not found', ['./gone.sh']],
    ['cat < gone.txt', 'gone.txt: No such file', ['gone.txt', 'gone.txt']],
    ['while read x; do :; done < gone.txt', 'gone.txt: No such file', ['gone.txt']],
    ['curl -d @gone.json x', "can't open gone.json", ['gone.json']],
    ['tool --config=gone.toml', 'gone.toml: No such file', ['gone.toml']],
    ['cat a', "cat: 'a': No such file", ['a']],
    ['cat a/', 'cat: a/: No such file', ['a/']],
    ['cat ~/gone.txt', 'cat: /home/dev/gone.txt: No such file', ['~/gone.txt']],
    ['rsync -a src/ b', 'rsync: change_dir "/home/dev/src" failed: No such file', ['src/']],
    ['echo hi 2>&1 > no/x', 'line 1: no/x: No such file', ['no/x', 'no/x']],
  ])('%s: %s', (command, output, words) => {
    expect(missing(command, output)).toEqual(words);
  });

  it.each([
    ['what is there', 'cat here.txt', 'here.txt: is busy'],
    ['what the output does not speak of', 'cat gone.txt', 'out of memory'],
    ['a name that goes on', 'gcc main', 'main.c: No such file'],
    ['a letter inside a word', 'cat a', 'cat: failed'],
    ['an option', 'cat -gone', 'unknown -gone'],
    ['a module of Python', 'python3 -m gone', 'No module named gone'],
    ['a subcommand', 'npm run build', 'ENOENT: A complete log of this run can be found in: x.log'],
    ['what a compiler would make', 'gcc x.c -o prog', 'cannot find prog'],
  ])('not %s', (_name, command, output) => {
    expect(missing(command, output)).toEqual([]);
  });
});

describe('typedWords and holdsWord', () => {
  const scope = matchScope({ command: 'docker run -p 8080:80 repo/image && ls a=b' });

  it('gives the arguments of all commands, no program', () => {
    expect(typedWords(scope, (value) => !value.startsWith('-'))).toEqual([
      'run',
      '8080:80',
      'repo/image',
      'a=b',
    ]);
  });

  it.each([
    ['8080', true],
    ['image', true],
    ['b', true],
    ['8080:80', true],
    ['docker', false],
    ['808', false],
  ])('%s: %s', (shown, held) => {
    expect(holdsWord(scope, shown)).toBe(held);
  });
});

describe('blankPaths', () => {
  it('joins neighbours that make a path, longest first', () => {
    const files = { 'my own notes.txt': '', 'own notes.txt': '' };
    expect(blankPaths(matchScope({ command: 'cat my own notes.txt', world: { files } }))).toEqual([
      'my own notes.txt',
      'own notes.txt',
    ]);
  });

  it('never takes the program in', () => {
    expect(blankPaths(matchScope({ command: 'cat notes', world: { files: { 'cat notes': '' } } }))).toEqual(
      [],
    );
  });
});
