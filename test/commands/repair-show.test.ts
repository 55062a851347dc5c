import { expect, test } from 'vitest';
import { renderBlocked, renderChange, renderChecklist } from '../../src/commands/repair-show.js';
import type { PlannedFile } from '../../src/repair/plan-change-set.js';
import type { Step } from '../../src/repair/repair-state.js';
import { createStyle } from '../../src/ui/style.js';

const plain = createStyle({ isTTY: true, columns: 60 }, { env: { NO_COLOR: '1' }, platform: 'linux' });
const coloured = createStyle({ isTTY: true, columns: 60 }, { env: {}, platform: 'linux' });
const step = (status: Step['status'], title: string, note = ''): Step => ({
  title,
  status,
  note,
  action: { kind: 'check', command: 'ls' },
  risk: 'Low',
  reasons: [],
  permission: 'ask',
});
const file = (before: string | undefined, after: string): PlannedFile => ({
  path: 'a\u001b[2J.txt',
  absolute: '/p/a.txt',
  before: before === undefined ? undefined : Buffer.from(before),
  after: Buffer.from(after),
});

test('the checklist shows what is done, now and next, one line each', () => {
  const steps = [step('done', 'First', 'exit code 0'), step('now', 'Second'), step('next', 'x'.repeat(90))];
  const lines = renderChecklist(steps, plain).trim().split('\n');
  expect(lines.map((line) => line.trim().slice(0, 3))).toEqual(['[x]', '[>]', '[ ]']);
  expect(lines[0]).toContain('First (exit code 0)');
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(60);
});

test('a change is a coloured diff with its counts, and what a file holds cannot steer the terminal', () => {
  const shown = renderChange([file('a\n', 'b\u001b[2J\tc\n')], coloured) ?? '';
  expect(shown).toContain('\u001b[31m-a');
  expect(shown).toContain('\u001b[32m+b');
  expect(shown).not.toContain('\u001b[2J');
  expect(renderChange([file('a\n', 'b\n')], plain)).toContain('+1 -1');
  expect(renderChange([file(undefined, 'b\n')], plain)).toContain('new file');
});

test('a change that nobody would read to its end is not shown at all', () => {
  expect(renderChange([file(undefined, 'x\n'.repeat(390))], plain)).toBeDefined();
  expect(renderChange([file(undefined, 'x\n'.repeat(400))], plain)).toBeUndefined();
});

test('what is not offered is named with its reason', () => {
  const shown = renderBlocked([{ title: 't', subject: 'rm -rf ~\u001b[1A', reason: 'It deletes.' }], plain);
  expect(shown).toContain('not offered: rm -rf ~');
  expect(shown).toContain('It deletes.');
  expect(shown).not.toContain('\u001b');
});
