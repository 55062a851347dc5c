import { expect, it } from 'vitest';
import { failureSignature } from '../../src/repair/failure-signature.js';

const mark = (output: string, code = 1, command = 'make') => failureSignature(command, code, output);

it.each([
  ['1 failed in 0.12s', '1 failed in 3.4s'],
  ['at 12:01:22 pid 17 0x7ffe', 'at 13:59:00 pid 23 0x7aa'],
  ['in /tmp/abc/x.c:', 'in /tmp/xyz/x.c:'],
])('%j is the same failure as %j', (first, second) => {
  expect(mark(first)).toBe(mark(second));
});

it.each([
  ['3 failed', '2 failed'],
  ['a.ts:10: error', 'a.ts:11: error'],
])('%j is another failure than %j', (first, second) => {
  expect(mark(first)).not.toBe(mark(second));
});

it('tells exit codes and commands apart', () => {
  expect(mark('x', 1)).not.toBe(mark('x', 2));
  expect(mark('x', 1, 'a')).not.toBe(mark('x', 1, 'b'));
});
