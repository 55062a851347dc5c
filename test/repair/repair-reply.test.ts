import { expect, it } from 'vitest';
import { malformedStep, type ReplyStep, repairReplySchema } from '../../src/repair/repair-reply.js';

const file = { path: 'a', sha256: null, edits: [], content: 'x' };
const step = (rest: Partial<ReplyStep>): ReplyStep => ({
  title: 't',
  kind: 'command',
  command: 'ls',
  files: [],
  ...rest,
});

it.each<[string, Partial<ReplyStep>, string | undefined]>([
  ['a command', {}, undefined],
  ['an edit', { kind: 'edit', command: '', files: [file] }, undefined],
  ['a command that also changes files', { files: [file] }, 'also changes files'],
  ['an edit that also runs something', { kind: 'edit', files: [file] }, 'also names a command'],
  ['an edit of nothing', { kind: 'edit', command: '' }, 'no file'],
  ['an empty command', { command: ' ' }, 'no command'],
  ['a second line', { command: 'ls\nrm x' }, 'control'],
  ['an escape code', { command: 'ls \u001b[2K' }, 'control'],
  ['a text direction mark', { command: 'ls \u202e' }, 'control'],
  ['a huge command', { command: 'x'.repeat(2001) }, 'too long'],
])('%s', (_, rest, reason) => {
  const found = malformedStep(step(rest));
  if (reason === undefined) expect(found).toBeUndefined();
  else expect(found).toContain(reason);
});

it.each([
  { path: 'a', sha256: 5, edits: [], content: null },
  { path: 'a', edits: [], content: null },
  { path: 'a', sha256: null, edits: [{ search: 'a' }], content: null },
  { path: 'a', sha256: null, edits: 'none', content: null },
  { sha256: null, edits: [], content: 'x' },
])('a reply with the malformed change %j is no reply', (change) => {
  const reply = {
    summary: '',
    looks: [],
    steps: [{ ...step({ kind: 'edit', command: '' }), files: [change] }],
  };
  expect(repairReplySchema.safeParse(reply).success).toBe(false);
});
