import { expect, it } from 'vitest';
import { lookFacts } from '../../src/repair/repair-facts.js';

const read = (path: string, sha256: string, text: string) => ({
  look: `read_file ${path}`,
  text,
  file: { path, sha256, from: 1, to: 1 },
});

it('shows the newest of each look first, and no stale text of a file', () => {
  const facts = lookFacts(
    [read('a', '1', 'old'), { look: 'git_status', text: 's' }, read('a', '2', 'new'), read('b', '1', 'gone')],
    (path) => (path === 'a' ? '2' : undefined),
  );
  expect(facts).toEqual([
    { look: 'read_file b', result: 'The file has changed since: read it again before you edit it.' },
    { look: 'git_status', result: 's' },
    { look: 'read_file a', path: 'a', sha256: '2', from: 1, to: 1, result: 'new' },
  ]);
});

it('leaves out what there is no room for', () => {
  const big = (name: string) => ({ look: name, text: 'x'.repeat(40_000) });
  const results = lookFacts([big('first'), big('second')], () => undefined).map(
    ({ result }) => String(result).length,
  );
  expect(results).toEqual([40_000, 'Left out for want of room: look again if you need it.'.length]);
});
