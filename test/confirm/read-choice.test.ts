import { describe, expect, it } from 'vitest';
import { isYes, readChoice } from '../../src/confirm/read-choice.js';

describe('readChoice', () => {
  it.each([
    [undefined, { kind: 'leave' }],
    ['', { kind: 'leave' }],
    ['  ', { kind: 'leave' }],
    ['q', { kind: 'leave' }],
    ['Q', { kind: 'leave' }],
    ['n', { kind: 'leave' }],
    ['1', { kind: 'pick', index: 0 }],
    [' 3 ', { kind: 'pick', index: 2 }],
    ['e', { kind: 'edit', index: 0 }],
    ['e 2', { kind: 'edit', index: 1 }],
    ['e2', { kind: 'edit', index: 1 }],
    ['?', { kind: 'explain', index: 0 }],
    ['? 3', { kind: 'explain', index: 2 }],
    ['0', { kind: 'unclear' }],
    ['4', { kind: 'unclear' }],
    ['e 9', { kind: 'unclear' }],
    ['y', { kind: 'unclear' }],
    ['1 2', { kind: 'unclear' }],
    ['1; reboot', { kind: 'unclear' }],
    ['-1', { kind: 'unclear' }],
    ['1e3', { kind: 'unclear' }],
  ])('%j', (answer, expected) => {
    expect(readChoice(answer, 3)).toEqual(expected);
  });
});

describe('isYes', () => {
  it.each(['y', 'Y', 'yes', ' YES '])('%j is', (answer) => expect(isYes(answer)).toBe(true));
  it.each([undefined, '', 'n', 'yep', 'yy', 'y y', 'sure', '1', 'no yes', 'ye'])('%j is not', (answer) => {
    expect(isYes(answer)).toBe(false);
  });
});
