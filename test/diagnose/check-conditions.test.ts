import { describe, expect, it } from 'vitest';
import { conditionsHold } from '../../src/diagnose/check-conditions.js';
import type { Condition } from '../../src/diagnose/pattern-schema.js';
import { matchScope } from '../support/match-scope.js';

const scope = matchScope({
  command: 'make test',
  output: 'error: no rule\nsee docs',
  values: { name: 'a.txt', gone: 'b.txt' },
  world: {
    files: {
      'a.txt': 'requests==2.0\nFlask_Login',
      'run.sh': { exec: true },
      'locked.txt': { locked: true },
      'hidden.txt': { hidden: true },
      'foreign.txt': { foreign: true },
      docs: null,
    },
    programs: ['make'],
    env: { EDITOR: '' },
    os: 'fedora',
  },
});

describe('conditionsHold', () => {
  it.each<[Condition, Condition]>([
    [{ exists: '{name}' }, { exists: '{gone}' }],
    [{ missing: '{gone}' }, { missing: '{name}' }],
    [{ file: 'a.txt' }, { file: 'docs' }],
    [{ directory: 'docs' }, { directory: 'a.txt' }],
    [{ executable: 'run.sh' }, { executable: 'a.txt' }],
    [{ not_executable: 'a.txt' }, { not_executable: 'b.txt' }],
    [{ writable: 'a.txt' }, { writable: 'locked.txt' }],
    [{ not_writable: 'locked.txt' }, { not_writable: 'b.txt' }],
    [{ readable: 'a.txt' }, { readable: 'hidden.txt' }],
    [{ not_readable: 'hidden.txt' }, { not_readable: 'b.txt' }],
    [{ owned: 'a.txt' }, { owned: 'foreign.txt' }],
    [{ not_owned: 'foreign.txt' }, { not_owned: 'b.txt' }],
    [{ program: 'make' }, { program: 'ninja' }],
    [{ no_program: 'ninja' }, { no_program: 'make' }],
    [{ env: 'EDITOR' }, { env: 'PAGER' }],
    [{ no_env: 'PAGER' }, { no_env: 'EDITOR' }],
    [{ root: false }, { root: true }],
    [{ venv: false }, { venv: true }],
    [{ os: ['linux'] }, { os: ['darwin', 'debian'] }],
    [{ os: ['arch', 'fedora'] }, { os: [] }],
    [{ has: 'name' }, { has: 'other' }],
    [{ lacks: 'other' }, { lacks: 'name' }],
    [{ equal: ['{name}', 'a.txt'] }, { equal: ['{name}', '{gone}'] }],
    [{ differ: ['{name}', '{gone}'] }, { differ: ['{name}', 'a.txt'] }],
    [{ matches: ['{name}', '^a'] }, { matches: ['{name}', '^b'] }],
    [{ not_matches: ['{name}', '^b'] }, { not_matches: ['{name}', '^a'] }],
    [{ content: ['{name}', '^Flask'] }, { content: ['{gone}', '.'] }],
    [{ no_content: ['{gone}', '.'] }, { no_content: ['{name}', '^Flask'] }],
    [{ holds: ['{name}', '==2'] }, { holds: ['{name}', '==3'] }],
    [{ mentions: 'no rule' }, { mentions: 'No rule' }],
    [{ lists: ['{name}', 'flask-login'] }, { lists: ['{name}', 'flask-admin'] }],
    [{ command_matches: '^make' }, { command_matches: '^ninja' }],
    [{ command_lacks: '^ninja' }, { command_lacks: '^make' }],
    [{ output_matches: '^see' }, { output_matches: '^rule' }],
    [{ output_lacks: '^rule' }, { output_lacks: '^see' }],
  ])('%j holds, %j does not', (holds, fails) => {
    expect(conditionsHold([holds], scope)).toBe(true);
    expect(conditionsHold([fails], scope)).toBe(false);
  });

  it.each<Condition>([
    { missing: '{unknown}' },
    { no_program: '{unknown}' },
    { no_env: '{unknown}' },
    { differ: ['{unknown}', 'a'] },
    { differ: ['a', '{unknown}'] },
    { not_matches: ['{unknown}', 'a'] },
    { no_content: ['{unknown}', 'a'] },
  ])('a missing value lets even what denies fail: %j', (condition) => {
    expect(conditionsHold([condition], scope)).toBe(false);
  });

  it('takes an empty text for nothing that could be held or mentioned', () => {
    const empty = matchScope({ output: 'x', values: { none: '' }, world: { files: { a: 'x' } } });
    expect(conditionsHold([{ mentions: '{none}' }], empty)).toBe(false);
    expect(conditionsHold([{ holds: ['a', '{none}'] }], empty)).toBe(false);
  });

  it('needs all of them, in one object and in several', () => {
    expect(conditionsHold([{ file: 'a.txt', program: 'ninja' }], scope)).toBe(false);
    expect(conditionsHold([{ file: 'a.txt' }, { program: 'ninja' }], scope)).toBe(false);
    expect(conditionsHold([{ file: 'a.txt', program: 'make' }, { has: 'name' }], scope)).toBe(true);
  });

  it('holds where nothing is asked', () => {
    expect(conditionsHold(undefined, scope)).toBe(true);
  });
});
