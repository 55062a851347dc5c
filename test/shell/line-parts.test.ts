import { expect, it } from 'vitest';
import { lineParts } from '../../src/shell/line-parts.js';

const shown = (line: string) =>
  lineParts(line).map(({ joint, text, isPipe }) => `${joint} ${text}${isPipe ? ' (pipe)' : ''}`);

it.each([
  ['make', ['; make']],
  ['a && b || c', ['; a', '&& b', '|| c']],
  ['a; b\nc', ['; a', '; b', '; c']],
  ['a & b', ['; a', '& b']],
  ['a | b && c', ['; a | b (pipe)', '&& c']],
  ['(a; b) && c', ['; (a; b)', '&& c']],
  ['if a; then b; fi; c', ['; if a; then b; fi', '; c']],
  ["echo 'a && b'", ["; echo 'a && b'"]],
  ['A=1 make > x 2>&1', ['; A=1 make > x 2>&1']],
])('%s', (line, parts) => {
  expect(shown(line)).toEqual(parts);
});

it.each(['', 'echo "x', 'cat <<E\nx\nE', 'a && ) b'])('no parts where they cannot be cut: %j', (line) => {
  expect(lineParts(line)).toEqual([]);
});

it('says where each part stands', () => {
  const line = ' a  &&  b -x ; c';
  expect(lineParts(line).map(({ pos, end, text }) => line.slice(pos, end) === text)).toEqual([
    true,
    true,
    true,
  ]);
});
