import { describe, expect, it } from 'vitest';
import { createRegexGuard, RegexTooSlow } from '../../src/diagnose/run-regex.js';

/** A clock that goes on by a step each time it is read. */
const ticking = (step: number): (() => number) => {
  let now = 0;
  return () => {
    now += step;
    return now;
  };
};

describe('createRegexGuard', () => {
  it('gives what the regex gives, groups and all', () => {
    const guard = createRegexGuard(10_000);
    const match = guard.exec(/no (?<name>\w+)/, 'error: no rule');
    expect([match?.index, match?.groups?.name]).toEqual([7, 'rule']);
    expect(guard.exec(/nothing/, 'error')).toBeNull();
  });

  it('shares one budget between all regexes', () => {
    const guard = createRegexGuard(1000, ticking(400));
    const run = () => guard.exec(/a/, 'a');
    expect([run(), run(), run()].every((match) => match !== null)).toBe(true);
    expect(run).toThrow(RegexTooSlow);
  });

  it('stops a runaway match', () => {
    const guard = createRegexGuard(20);
    expect(() => guard.exec(/^(a+)+$/, `${'a'.repeat(40)}b`)).toThrow(RegexTooSlow);
  });
});
