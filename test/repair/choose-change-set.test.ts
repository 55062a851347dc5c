import { expect, it } from 'vitest';
import type { ChangeState, StoredChangeSet } from '../../src/repair/change-set.js';
import { chooseChangeSet, laterSets } from '../../src/repair/choose-change-set.js';

const stored = (id: string, state: ChangeState['state'], path = '/p/a'): StoredChangeSet => ({
  folder: `/store/${id}`,
  state: { state, time: '' },
  set: {
    version: 1,
    id,
    time: '',
    command: '',
    root: '/p',
    summary: '',
    files: [
      {
        path,
        shown: 'a',
        temporary: '',
        old_sha256: null,
        new_sha256: '',
        added: 0,
        removed: 0,
        made_folders: [],
      },
    ],
  },
});
const sets = [
  stored('20260103-000000000-cccc', 'rolled-back'),
  stored('20260102-000000000-bbbb', 'applied'),
  stored('20260101-000000000-aaaa', 'applied'),
];
const chosen = (wanted?: string) => {
  const choice = chooseChangeSet(sets, wanted);
  return choice.kind === 'chosen' ? choice.stored.set.id : choice.kind;
};

it('picks the newest that changed something, or by id or a part of it', () => {
  expect(chosen()).toBe('20260102-000000000-bbbb');
  expect(chosen('20260101-000000000-aaaa')).toBe('20260101-000000000-aaaa');
  expect(chosen('aaaa')).toBe('20260101-000000000-aaaa');
  expect(chosen('202601')).toBe('ambiguous');
  expect(chosen('a')).toBe('unknown');
  expect(chosen('dddd')).toBe('unknown');
  expect(chooseChangeSet([], undefined).kind).toBe('none');
});

it('does not fall through to an older change once the newest is taken back', () => {
  const choice = chooseChangeSet([stored('20260102-000000000-bbbb', 'undone'), ...sets.slice(2)], undefined);
  expect(choice).toMatchObject({ kind: 'chosen', stored: { set: { id: '20260102-000000000-bbbb' } } });
});

it('knows which later changes stand in the way', () => {
  const [, newer, older] = sets;
  if (!older) throw new Error('no set');
  expect(laterSets(sets, older)).toEqual([newer]);
  expect(laterSets([stored('20260104-000000000-dddd', 'applied', '/p/b'), older], older)).toEqual([]);
});
