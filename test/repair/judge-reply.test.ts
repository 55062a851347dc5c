import { expect, it } from 'vitest';
import { type Judgement, judgeReply } from '../../src/repair/judge-reply.js';
import type { ReplyStep } from '../../src/repair/repair-reply.js';

const change = (path: string) => ({ path, sha256: null, edits: [], content: 'x' });
const judgement: Judgement = {
  assess: (command) => ({
    level: command.startsWith('git') ? 'Low' : 'Medium',
    withheld: command.includes('mkfs'),
    reasons: command.includes('mkfs') ? ['It formats a disk.'] : [],
    read_only: command.startsWith('git'),
  }),
  complete: (command) =>
    command.includes('[redacted') ? { ok: false, reason: 'masked' } : { ok: true, command },
  plan: (changes) =>
    changes.some(({ path }) => path === 'bad')
      ? { ok: false, refused: [{ path: 'bad', reason: 'stale', stale: true }] }
      : { ok: true, files: [] },
  allowed: ['git status'],
  failed: ['make'],
};
const step = (rest: Partial<ReplyStep>): ReplyStep => ({
  title: 't',
  kind: 'command',
  command: '',
  files: [],
  ...rest,
});
const judge = (...steps: ReplyStep[]) => {
  const { steps: offered, blocked } = judgeReply({ summary: '', looks: [], steps }, judgement);
  return {
    offered: offered.map(({ action, permission }) => `${action.kind} ${permission}`),
    blocked: blocked.map(({ subject, reason }) => `${subject}: ${reason}`),
  };
};

it('offers commands, checks and edits, and allows only checks that were allowed', () => {
  expect(
    judge(
      step({ command: 'git status' }),
      step({ kind: 'check', command: 'git status -s' }),
      step({ kind: 'check', command: 'git log' }),
      step({ kind: 'edit', files: [change('a')] }),
    ),
  ).toEqual({ offered: ['command ask', 'check allowed', 'check ask', 'edit ask'], blocked: [] });
});

it('blocks what is withheld, what failed before, what needs a masked secret, and what does two things', () => {
  expect(
    judge(
      step({ command: 'mkfs /dev/sda' }),
      step({ command: 'make' }),
      step({ command: 'x [redacted:token]' }),
      step({ command: 'x', files: [change('a')] }),
    ),
  ).toEqual({
    offered: [],
    blocked: [
      'mkfs /dev/sda: It formats a disk.',
      'make: this very command has failed before',
      'x [redacted:token]: masked',
      'x: it runs a command and also changes files',
    ],
  });
});

it('blocks every file change of a reply in which one is refused, and keeps its commands', () => {
  const good = step({ kind: 'edit', files: [change('a')] });
  const both = judge(good, step({ kind: 'edit', files: [change('bad')] }), step({ command: 'ls' }));
  expect(both.offered).toEqual(['command ask']);
  expect(both.blocked).toEqual(['a: another file change of the same reply is refused', 'bad: bad: stale']);
  expect(judge(good, step({ command: 'x', files: [change('b')] })).offered).toEqual([]);
});
