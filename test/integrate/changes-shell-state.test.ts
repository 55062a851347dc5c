import { describe, expect, it } from 'vitest';
import { changesShellState, plainCdTarget } from '../../src/integrate/changes-shell-state.js';

describe('changesShellState', () => {
  it.each([
    'cd foo',
    "cd 'a b' && make",
    'make || cd ..',
    'source .venv/bin/activate',
    '. ./env',
    'export A=b',
    'A=b',
    'alias ll="ls -l"',
    '{ cd foo; }',
    'pushd /tmp; ls',
    'cd foo 2>/dev/null',
    'unset A',
  ])('is true for %s', (line) => {
    expect(changesShellState(line)).toBe(true);
  });

  it.each([
    'git push',
    '(cd foo && make)',
    'echo cd foo',
    'A=b make',
    'cd foo | cat',
    'cd foo &',
    'echo $(cd foo)',
    "sh -c 'cd foo'",
    'git commit -m "cd foo"',
    '# cd foo',
    'cd "unclosed',
  ])('is false for %s', (line) => {
    expect(changesShellState(line)).toBe(false);
  });
});

describe('plainCdTarget', () => {
  it.each([
    ['cd foo', 'foo'],
    ["cd 'a b'", 'a b'],
    ['cd foo && make', undefined],
    ['cd $HOME', undefined],
    ['cd "$(rm x)"', undefined],
    ['cd ~', undefined],
    ['cd a b', undefined],
    ['cd', undefined],
    ['cd foo >x', undefined],
    ['A=b cd foo', undefined],
    ['cd fo*', undefined],
    ['ls foo', undefined],
  ])('of %s is %s', (line, target) => {
    expect(plainCdTarget(line)).toBe(target);
  });
});
