import { expect, it } from 'vitest';
import { makeRepairRecord, renderRepairHandoff, repairRecordSchema } from '../../src/repair/repair-record.js';
import { initialState, type Step } from '../../src/repair/repair-state.js';

const step = (title: string, status: Step['status']): Step => ({
  title,
  status,
  note: '',
  action: { kind: 'command', command: title, replaces: false },
  risk: 'Low',
  reasons: [],
  permission: 'ask',
});
const state = {
  ...initialState({ rounds: 5, looks: 8, checks: 8, model: true }),
  rounds: 2,
  summary: 'It needs s3cret.',
  steps: [
    step('mend it', 'done'),
    step('try s3cret', 'failed'),
    step('go on', 'next'),
    step('not this', 'skipped'),
  ],
  spent: { tokens: 12, cost: 0.5, seconds: 3 },
};
const changed = {
  path: '/p/a',
  shown: 'a.ts',
  temporary: '',
  old_sha256: null,
  new_sha256: '',
  added: 3,
  removed: 1,
  made_folders: [],
};
const set = {
  version: 1 as const,
  id: '20260101-000000000-abcd',
  time: '',
  command: '',
  root: '/p',
  summary: '',
  files: [changed],
};
const record = makeRepairRecord(state, 'no-progress', {
  attempts: [
    { step: 'npm i', result: 'exit code 0', output: '' },
    { step: 'make `x`', result: 'exit code 2', output: '' },
  ],
  changes: [set],
  validation: [{ command: 'npm test', exit_code: 1 }],
  redact: (text) => text.replace('s3cret', '[redacted:x]'),
});

it('keeps what happened, redacted, in a shape that can be read back', () => {
  expect(repairRecordSchema.parse(JSON.parse(JSON.stringify(record)))).toEqual(record);
  expect(record).toMatchObject({
    summary: 'It needs [redacted:x].',
    done: ['mend it'],
    open: ['go on', 'not this'],
  });
  expect(JSON.stringify(record)).not.toContain('s3cret');
});

it('hands over summary, files with their sizes, open steps, failed commands and checks', () => {
  const text = renderRepairHandoff(record);
  for (const part of [
    'It needs [redacted:x].',
    'two steps in a row left the same failure',
    '- `a.ts` (+3 -1), take back with `ai-run --undo 20260101-000000000-abcd`',
    '- mend it',
    '- go on',
    '- `` make `x` ``: exit code 2',
    '- `npm test`: exit code 1',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('npm i');
});
