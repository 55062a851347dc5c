import { expect, test } from 'vitest';
import { normaliseLine } from '../../src/shell/normalise-line.js';

test.each([
  ['git push', 'git   push '],
  ['git push', 'git "push"'],
  ['git push', "git 'pu'sh # now"],
  ['a && b', 'a&&b'],
  ['cat <file', 'cat < file'],
  ['[[ -f a ]]', '[[   -f a ]]'],
  ["git commit -m 'a b'", 'git commit -m "a b"'],
])('%j is the same as %j', (a, b) => {
  expect(normaliseLine(a)).toBe(normaliseLine(b));
});

test.each([
  ['git push', 'git pull'],
  ['a && b', 'a || b'],
  ['a | b', 'a |& b'],
  ['a', 'a &'],
  ['cat < file', 'cat > file'],
  ['a 2> f', 'a > f'],
  ['echo $HOME', "echo '$HOME'"],
  ['cat "$HOME/a"', "cat '$HOME/a'"],
  ['rm *', "rm '*'"],
  ['ls ~', "ls '~'"],
  ['A=1 b', 'A=2 b'],
  ['echo "a b"', 'echo a b'],
  ['while a; do b; done', 'until a; do b; done'],
  ['cat <<E\n$x\nE', "cat <<'E'\n$x\nE"],
  ['[[ -f a ]]', '[[ -d a ]]'],
  ['(( a > 1 ))', '(( a > 2 ))'],
  ['for ((i=0; i<3; i++)); do a; done', 'for ((i=0; i<4; i++)); do a; done'],
  ['for (i=0; i<3; i++); do a; done', 'for ((i=0; i<3; i++)); do a; done'],
])('%j is not the same as %j', (a, b) => {
  expect(normaliseLine(a)).not.toBe(normaliseLine(b));
});

test('what does not parse is compared by its words', () => {
  expect(normaliseLine('echo "a   b')).toBe(normaliseLine(' echo "a b'));
});
