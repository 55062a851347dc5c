import { describe, expect, it } from 'vitest';
import { conditionsHold } from '../../src/diagnose/check-conditions.js';
import { patternSchema } from '../../src/diagnose/pattern-schema.js';
import { matchScope } from '../support/match-scope.js';

const minimal = { id: 'x', error_type: 'Unknown', confidence: 0.5, fixes: [] };
const fix = { command: 'a', explanation: 'a' };

describe('patternSchema', () => {
  it('takes one for many: a tool, a condition, a source', () => {
    expect(
      patternSchema.parse({
        ...minimal,
        tool: 'git',
        when: { os: 'linux' },
        let: { a: { near: '{b}', from: 'files' } },
        fixes: [{ ...fix, when: { root: true } }],
      }),
    ).toMatchObject({
      tool: ['git'],
      when: [{ os: ['linux'] }],
      let: { a: { from: ['files'] } },
      fixes: [{ when: [{ root: true }] }],
    });
  });

  it.each([
    ['no id', { id: '' }],
    ['an unknown kind of error', { error_type: 'Oops' }],
    ['more than sure', { confidence: 1.1 }],
    ['a regex that does not compile', { regex: '(' }],
    ['a regex in `unless`', { unless: '[' }],
    ['an exit code of success', { exit_codes: [0] }],
    ['an exit code that no shell has', { exit_codes: [256] }],
    ['an unknown condition', { when: { is_friday: true } }],
    ['a regex in a condition', { when: { matches: ['{a}', '('] } }],
    ['an unknown key', { colour: 'red' }],
    ['more names than are ever shown', { let: { a: { list: 'files', max: 4 } } }],
    ['a value of two sorts', { let: { a: { list: 'files', first: ['x'] } } }],
    ['a risk that would never be offered', { fixes: [{ ...fix, risk: 'High' }] }],
    ['a fix that would run by itself', { fixes: [{ ...fix, auto: true }] }],
    ['a fix without a word', { fixes: [{ command: 'a', explanation: '' }] }],
  ])('refuses %s', (_name, parts) => {
    expect(patternSchema.safeParse({ ...minimal, ...parts }).success).toBe(false);
  });

  it('has a test for every condition that it allows', () => {
    const answers: Readonly<Record<string, unknown>> = { root: false, venv: false, os: 'linux' };
    const scope = matchScope({ command: 'x', output: 'x', values: { x: 'x' }, world: { files: { x: 'x' } } });
    const element = patternSchema.shape.when.unwrap().options[1].element;
    const never = Object.keys(element.shape).filter((name) =>
      ['x', ['x', 'x'], ['x', 'y'], 'y', answers[name]].every((value) => {
        const parsed = element.safeParse({ [name]: value });
        return !parsed.success || !conditionsHold([parsed.data], scope);
      }),
    );
    // What no plain file of one's own on a machine that was looked at can be.
    expect(never.sort()).toEqual([
      'directory',
      'env',
      'executable',
      'link',
      'not_owned',
      'not_readable',
      'not_writable',
      'program',
      'unseen',
    ]);
  });
});
