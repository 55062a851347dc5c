import { describe, expect, it } from 'vitest';
import {
  appendText,
  changeProgram,
  dropWord,
  type EditTarget,
  insertAfter,
  joinWords,
  joinWordsAfter,
  prependText,
  swapWord,
  withSudo,
} from '../../src/shell/edit-line.js';
import { SHELL_ONLY } from '../../src/shell/shell-builtins.js';
import { simpleCommands } from '../../src/shell/simple-commands.js';

/** The line with one of its commands, the last unless said otherwise. */
function target(line: string, index = -1): EditTarget {
  const command = simpleCommands(line).at(index);
  if (command === undefined) throw new Error(`no command in ${line}`);
  return { line, command };
}

describe('swapWord', () => {
  it.each([
    ['git psuh origin', 'psuh', 'push', 'git push origin'],
    ["cat 'my fiel.txt'", 'my fiel.txt', 'my file.txt', "cat 'my file.txt'"],
    ['cat fiel', 'fiel', 'a file', "cat 'a file'"],
    ['cat fiel', 'fiel', '$(reboot)', "cat '$(reboot)'"],
    ['ls *.tx', '*.tx', '*.txt', 'ls *.txt'],
    ['ls plain', 'plain', '*.txt', "ls '*.txt'"],
    ['tool --colour=never', '--colour', '--color', 'tool --color=never'],
    ['sort < fiel', 'fiel', 'file', 'sort < file'],
    ['echo a | gti log', 'gti', 'git', 'echo a | git log'],
  ])('%s: %s by %s', (line, from, to, mended) => {
    expect(swapWord(target(line), from, to)).toBe(mended);
  });

  it.each([
    ['git push', 'pul'],
    ['git pushed', 'push'],
    ['git a-push', 'push'],
    ['git push', ''],
  ])('does not find a word in %s that is %j', (line, from) => {
    expect(swapWord(target(line), from, 'x')).toBeUndefined();
  });
});

describe('the other edits', () => {
  it('change the program alone, in its place', () => {
    expect(changeProgram(target('a && gti log'), 'git')).toBe('a && git log');
    expect(changeProgram(target('sudo gti log'), 'my git')).toBe("sudo 'my git' log");
  });

  it.each([
    [0, 'git -v log a > out'],
    [1, 'git log -v a > out'],
    [9, 'git log a -v > out'],
  ])('insert behind word %i, before redirections', (index, line) => {
    expect(insertAfter(target('git log a > out'), index, '-v')).toBe(line);
  });

  it('append before what follows the command', () => {
    expect(appendText(target('ls a | wc', 0), '-l')).toBe('ls a -l | wc');
  });

  it('prepend before assignments and wrappers', () => {
    expect(prependText(target('x; A=1 nice make'), 'sudo')).toBe('x; sudo A=1 nice make');
  });

  it.each([
    ['rm -r -f a', '-f', 'rm -r a'],
    ['rm   -f   a', '-f', 'rm   a'],
    ["rm 'a b' c", 'a b', 'rm c'],
  ])('drop a word of %s', (line, word, rest) => {
    expect(dropWord(target(line), word)).toBe(rest);
  });

  it('never drop the program', () => {
    expect(dropWord(target('rm'), 'rm')).toBeUndefined();
  });

  it.each([
    ['git commit -m fix the bug', '-m', "git commit -m 'fix the bug'"],
    ['git commit -am fix the bug --amend', '-m', "git commit -am 'fix the bug' --amend"],
    ['git commit -m fixed', '-m', undefined],
    ['git commit fix it', '-m', undefined],
  ])('join the words behind an option: %s', (line, option, joined) => {
    expect(joinWordsAfter(target(line), option)).toBe(joined);
  });

  it.each([
    ['cat my file.txt', 'my file.txt', "cat 'my file.txt'"],
    ['cp my file.txt x', 'my file.txt', "cp 'my file.txt' x"],
    ['cat my other file.txt', 'my file.txt', undefined],
  ])('join neighbours: %s', (line, text, joined) => {
    expect(joinWords(target(line), text)).toBe(joined);
  });

  it.each([
    ['cat x', 'sudo cat x'],
    ['a | tee x', 'a | sudo tee x'],
    ['echo x > /etc/y', "sudo sh -c 'echo x > /etc/y'"],
    ['cd /root', "sudo sh -c 'cd /root'"],
  ])('%s with more rights', (line, expected) => {
    expect(withSudo(target(line), SHELL_ONLY)).toBe(expected);
  });
});
