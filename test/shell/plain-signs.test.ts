import { describe, expect, it } from 'vitest';
import { plainSigns } from '../../src/shell/plain-signs.js';

describe('plainSigns', () => {
  it.each([
    ['grep \u2013i todo', 'grep -i todo'],
    ['ls \u2014all', 'ls --all'],
    ['ls \u2013lah', 'ls -lah'],
    ['git commit \u2014\u2014amend', 'git commit --amend'],
    ['tar -\u2013verbose', 'tar --verbose'],
    ['find . \u2212name \u201c*.log\u201d', 'find . -name "*.log"'],
    ['echo \u2018a b\u2019', "echo 'a b'"],
    ['grep \u2013i "a \u2013b" f', 'grep -i "a \u2013b" f'],
  ])('%s', (line, plain) => {
    expect(plainSigns(line)).toBe(plain);
  });

  it.each(['ls -l', 'echo a \u2013 b', "echo '\u201ca\u201d'"])('leaves alone: %s', (line) => {
    expect(plainSigns(line)).toBeUndefined();
  });
});
