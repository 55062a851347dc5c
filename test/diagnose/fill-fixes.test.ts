import { describe, expect, it } from 'vitest';
import type { CompiledPattern } from '../../src/diagnose/compiled-pattern.js';
import { fillFixes } from '../../src/diagnose/fill-fixes.js';
import { matchScope } from '../support/match-scope.js';

type Fixes = CompiledPattern['fixes'];
const pattern = (fixes: Fixes, confidence = 0.9): CompiledPattern => ({
  id: 'p',
  error_type: 'Unknown',
  confidence,
  trusted: true,
  explain: 'There is no {typed}.',
  fixes,
});
const scope = matchScope({
  command: 'cat x',
  values: {
    typed: 'x',
    near: ['y', 'z'],
    original_command: { kind: 'line', text: 'cat x' },
  },
  world: { files: { z: '' } },
});

describe('fillFixes', () => {
  it('offers a fix once for each candidate, less sure each time', () => {
    const filled = fillFixes(pattern([{ command: 'cat {near}', explanation: 'Show {near}.' }]), scope);
    expect(filled.map(({ command, explanation }) => [command, explanation])).toEqual([
      ['cat y', 'Show y.'],
      ['cat z', 'Show z.'],
    ]);
    expect(filled.map(({ confidence }) => confidence)).toEqual([0.9, expect.closeTo(0.84)]);
  });

  it('tries the condition on each candidate', () => {
    const fixes: Fixes = [{ command: 'cat {near}', explanation: 'x', when: [{ file: '{near}' }] }];
    expect(fillFixes(pattern(fixes), scope).map(({ command }) => command)).toEqual(['cat z']);
  });

  it('is less sure of a later fix, unless the pattern says how sure', () => {
    const fixes: Fixes = [
      { command: 'a', explanation: 'a' },
      { command: 'b', explanation: 'b' },
      { command: 'c', explanation: 'c', confidence: 0.9 },
    ];
    expect(fillFixes(pattern(fixes), scope).map(({ confidence }) => confidence)).toEqual([
      0.9,
      expect.closeTo(0.84),
      0.9,
    ]);
  });

  it('loses nothing to a fix before it that could not be filled, and is never below 0', () => {
    const fixes: Fixes = [
      { command: 'a {none}', explanation: 'a' },
      { command: 'b', explanation: 'b' },
      { command: 'c', explanation: 'c {none}' },
      { command: 'd', explanation: 'd' },
    ];
    const filled = fillFixes(pattern(fixes, 0.03), scope);
    expect(filled.map(({ command, confidence }) => [command, confidence])).toEqual([
      ['b', 0.03],
      ['d', 0],
    ]);
  });

  it.each([
    ['{original_command|add:typed}', undefined, 'replaces'],
    ['touch x', undefined, 'prepares'],
    ['touch x', 'replaces', 'replaces'],
  ] as const)('%s with kind %s %s the command', (command, kind, expected) => {
    const filled = fillFixes(pattern([{ command, explanation: 'x', ...(kind ? { kind } : {}) }]), scope);
    expect(filled.map((fix) => fix.kind)).toEqual([expected]);
  });

  it.each([
    ['Because of {typed}.', 'Because of x.'],
    ['Because of {none}.', 'There is no x.'],
    [undefined, 'There is no x.'],
  ])('reasons with %s', (why, reasoning) => {
    const filled = fillFixes(pattern([{ command: 'a', explanation: 'a', ...(why ? { why } : {}) }]), scope);
    expect(filled.map((fix) => fix.reasoning)).toEqual([reasoning]);
  });
});
