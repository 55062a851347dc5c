import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { unifiedDiff } from '../../src/repair/unified-diff.js';

const diff = (before: string | undefined, after: string | undefined) =>
  unifiedDiff(
    'f',
    before === undefined ? undefined : Buffer.from(before),
    after === undefined ? undefined : Buffer.from(after),
  );
const shown = (before: string | undefined, after: string | undefined) =>
  diff(before, after).lines.map(({ text }) => text);

it('shows a change with its counts', () => {
  const { lines, added, removed } = diff('1\n2\n3\n4\n5\n6\n', '1\n2\n3\n4\nfive\n6\n');
  expect({ added, removed }).toEqual({ added: 1, removed: 1 });
  expect(lines.map(({ text }) => text)).toEqual([
    '--- a/f',
    '+++ b/f',
    '@@ -2,5 +2,5 @@',
    ' 2',
    ' 3',
    ' 4',
    '-5',
    '+five',
    ' 6',
  ]);
});

it('shows a new file, a missing final line end and a changed line end', () => {
  expect(shown(undefined, 'a')).toEqual([
    '--- /dev/null',
    '+++ b/f',
    '@@ -0,0 +1,1 @@',
    '+a',
    '\\ No newline at end of file',
  ]);
  expect(shown('a\n', 'a\r\n').slice(3)).toEqual(['-a', '+a\r']);
});

it('says that binary files differ', () => {
  const { lines } = unifiedDiff('f', Buffer.from([0]), Buffer.from([0, 1]));
  expect(lines.at(-1)?.text).toBe('Binary files differ');
});

it('is what patch(1) understands, for any pair of texts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ai-run-diff-'));
  const file = join(folder, 'f');
  const line = fc.constantFrom('a\n', 'b\n', 'c\n', '\n', 'd\r\n');
  const content = fc
    .tuple(fc.array(line, { maxLength: 30 }), fc.constantFrom('', 'end'))
    .map(([lines, end]) => lines.join('') + end);
  fc.assert(
    fc.property(content, content, (before, after) => {
      fc.pre(before !== '' && after !== '' && before !== after);
      writeFileSync(file, before);
      execFileSync('git', ['apply', '--unidiff-zero', '--whitespace=nowarn', '-'], {
        cwd: folder,
        input: `${shown(before, after).join('\n')}\n`,
      });
      expect(readFileSync(file, 'utf8')).toBe(after);
    }),
    { numRuns: 100 },
  );
  rmSync(folder, { recursive: true });
});
