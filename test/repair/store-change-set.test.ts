import * as fs from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { changeSetId } from '../../src/repair/change-set.js';
import { listChangeSets } from '../../src/repair/store-change-set.js';
import { type Ground, makeGround, prepare } from './change-fixture.js';

const change = { path: 'a', before: undefined, after: Buffer.from('x') };
const id = (number: number) => `20260101-000000000-${number.toString(16).padStart(4, '0')}`;
const ids = (ground: Ground) => listChangeSets(fs, ground.store).map(({ set }) => set.id);

it('lists the newest first and leaves damaged sets out', () => {
  const ground = makeGround();
  for (const number of [1, 3, 2]) prepare(ground, [change], id(number));
  fs.writeFileSync(join(ground.store, id(2), 'set.json'), '{"version":1');
  fs.mkdirSync(join(ground.store, id(9)));
  expect(ids(ground)).toEqual([id(3), id(1)]);
});

it('has nothing to list before the first change', () => {
  expect(ids(makeGround())).toEqual([]);
});

it('keeps the last hundred and removes torn leftovers', () => {
  const ground = makeGround();
  fs.mkdirSync(join(ground.store, `.partial-${id(0)}`), { recursive: true });
  for (let number = 1; number <= 103; number += 1) prepare(ground, [change], id(number));
  expect(ids(ground)).toHaveLength(100);
  expect(ids(ground)[0]).toBe(id(103));
  expect(fs.readdirSync(ground.store).filter((name) => name.startsWith('.'))).toEqual([]);
});

it('makes ids that sort by time', () => {
  expect(changeSetId(new Date('2026-11-18T08:14:57.123Z'), 'ab12ff')).toBe('20261118-081457123-ab12');
});
