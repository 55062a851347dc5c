import * as fs from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { run } from '../../src/commands/undo.js';
import { AiRunError } from '../../src/errors.js';
import { applyChangeSet } from '../../src/repair/apply-change-set.js';
import { makeGround, prepare } from '../repair/change-fixture.js';
import { fakeDeps } from '../support/fake-deps.js';

const FIRST = '20260101-000000000-aaaa';
const SECOND = '20260102-000000000-bbbb';

function ground() {
  const { root } = makeGround();
  const data = join(root, '..', 'data');
  const deps = fakeDeps({ env: { XDG_DATA_HOME: data } });
  const apply = (id: string, before: string | undefined, after: string) => {
    const change = {
      path: 'a.txt',
      before: before === undefined ? undefined : Buffer.from(before),
      after: Buffer.from(after),
    };
    applyChangeSet(fs, prepare({ root, store: join(data, 'ai-run', 'undo') }, [change], id), deps.now);
  };
  const undo = async (value?: string) => {
    try {
      return await run({ argv: ['--undo'], mode: 'undo', ...(value === undefined ? {} : { value }) }, deps);
    } catch (error) {
      if (error instanceof AiRunError) return `${error.exitCode} ${error.message} ${error.hint ?? ''}`;
      throw error;
    }
  };
  const content = () => fs.readFileSync(join(root, 'a.txt'), 'utf8');
  return { root, deps, apply, undo, content };
}

it('takes back the last change and says so', async () => {
  const { apply, undo, content, deps } = ground();
  apply(FIRST, 'old\n', 'new\n');
  expect(await undo()).toBe(0);
  expect(content()).toBe('old\n');
  expect(deps.written.stdout).toBe(`Took back change ${FIRST}:\n  restored a.txt\n`);
});

it('refuses the second time and names older changes instead of taking them back', async () => {
  const { apply, undo, content } = ground();
  apply(FIRST, 'one\n', 'two\n');
  apply(SECOND, 'two\n', 'three\n');
  await undo();
  const again = await undo();
  expect(again).toContain(`1 Change ${SECOND} is already taken back.`);
  expect(again).toContain(FIRST);
  expect(content()).toBe('two\n');
  expect(await undo('aaaa')).toBe(0);
  expect(content()).toBe('one\n');
});

it('refuses after manual edits, says what differs, and its command gets the old content', async () => {
  const { apply, undo, content, root } = ground();
  apply(FIRST, 'old\n', 'new\n');
  fs.writeFileSync(join(root, 'a.txt'), 'new\nmine\n');
  const refusal = String(await undo());
  expect(refusal).toContain('a.txt: changed since (+1 -0)');
  expect(content()).toBe('new\nmine\n');
  const [, from = ''] = /cp -- (\S+)/.exec(refusal) ?? [];
  expect(fs.readFileSync(from, 'utf8')).toBe('old\n');
});

it('names the later change that stands in the way', async () => {
  const { apply, undo } = ground();
  apply(FIRST, 'one\n', 'two\n');
  apply(SECOND, 'two\n', 'three\n');
  expect(await undo('aaaa')).toContain(`Take back first what came later: ${SECOND}`);
});

it('says that there is nothing, or nothing by that name', async () => {
  const { undo } = ground();
  expect(await undo()).toBe('1 There is no file change to take back. ');
  expect(await undo('$(x)')).toContain("There is no change '$(x)'.");
});
