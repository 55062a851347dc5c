import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { performStep } from '../../src/commands/repair-perform.js';
import { type RepairTools, startSession } from '../../src/commands/repair-session.js';
import { sha256 } from '../../src/repair/disk.js';
import { type FileChange, planChanges } from '../../src/repair/plan-change-set.js';
import { answeringTools, ran, stepOf } from './repair-tools.js';

const session = () => startSession({ kind: 'line', line: 'make', shell: '/bin/sh' }, []);
const passing = { run: async () => ran('x', 0, 'fine\n') };

describe('a command', () => {
  it('that prepares is run once, told to the model and never offered again', async () => {
    const own = session();
    const step = stepOf({ kind: 'command', command: 'touch x', replaces: false });
    expect(await performStep(step, own, answeringTools([], {}, passing))).toEqual({
      status: 'done',
      note: 'exit code 0',
    });
    expect(own.attempts).toEqual([{ step: 'touch x', result: 'exit code 0', output: 'fine\n' }]);
    expect([own.avoid, own.spec]).toEqual([['touch x'], own.original]);
  });

  it('that replaces the failed one is what has to pass from now on', async () => {
    const own = session();
    const step = stepOf({ kind: 'command', command: 'gmake', replaces: true });
    const outcome = await performStep(step, own, answeringTools([], {}, passing));
    expect(outcome).toMatchObject({ status: 'done', validation: { passed: true } });
    expect(own.spec).toEqual({ kind: 'line', line: 'gmake', shell: '/bin/sh' });
  });

  it('that fails says so', async () => {
    const step = stepOf({ kind: 'check', command: 'false' });
    expect(await performStep(step, session(), answeringTools([]))).toEqual({
      status: 'failed',
      note: 'exit code 1',
    });
  });
});

describe('an edit', () => {
  const change = (replace: string): FileChange => ({
    path: 'a.txt',
    sha256: sha256(Buffer.from('old\n')),
    edits: [{ search: 'old', replace }],
    content: null,
  });

  function shownEdit(replace = 'new') {
    const own = session();
    own.seen.push({ path: 'a.txt', sha256: sha256(Buffer.from('old\n')) });
    const tools = answeringTools([], { 'a.txt': 'old\n' });
    const plan = planChanges(tools.project, [change(replace)], () => true);
    own.shown = plan.ok ? plan.files : undefined;
    return { own, tools };
  }
  const perform = (own: ReturnType<typeof session>, tools: RepairTools) =>
    performStep(stepOf({ kind: 'edit', changes: [change('new')] }), own, tools);
  const contentOf = ({ project }: RepairTools) => readFileSync(join(project.root, 'a.txt'), 'utf8');

  it('is made as it was shown, once, and can be taken back', async () => {
    const { own, tools } = shownEdit();
    expect(await perform(own, tools)).toEqual({ status: 'done', note: 'applied: a.txt +1 -1' });
    expect([contentOf(tools), own.changes.length, own.shown]).toEqual(['new\n', 1, undefined]);
  });

  it('that is not the one that was shown is not made', async () => {
    const { own, tools } = shownEdit('something else');
    expect(await perform(own, tools)).toMatchObject({ status: 'blocked' });
    expect([contentOf(tools), own.changes]).toEqual(['old\n', []]);
  });

  it('of a file that changed after it was shown is not made', async () => {
    const { own, tools } = shownEdit();
    writeFileSync(join(tools.project.root, 'a.txt'), 'old\nand more\n');
    expect(await perform(own, tools)).toMatchObject({ status: 'blocked' });
    expect(contentOf(tools)).toBe('old\nand more\n');
  });

  it('that was never shown is not made', async () => {
    const { own, tools } = shownEdit();
    own.shown = undefined;
    expect(await perform(own, tools)).toMatchObject({ status: 'blocked' });
    expect(contentOf(tools)).toBe('old\n');
  });

  it('that cannot be stored first is not made', async () => {
    const { own, tools } = shownEdit();
    const outcome = await perform(own, { ...tools, undoDir: join(tools.project.root, 'a.txt', 'undo') });
    expect(outcome).toMatchObject({
      status: 'blocked',
      note: expect.stringContaining('nothing was applied'),
    });
    expect(contentOf(tools)).toBe('old\n');
  });
});
