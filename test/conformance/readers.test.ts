import { describe, expect, it } from 'vitest';
import { compareScript, readable } from './compare.js';

/** Says "quick" where what stands before took less than two seconds; the other ends below last four or more. */
const QUICK = '[ $(($(date +%s) - start)) -lt 3 ] && echo quick >&2';

/** What the two ends of a pipe see of each other through the wrapper. */
const SAME: readonly (readonly [string, string])[] = [
  [
    'a reader that has left is seen by the first write after that',
    `set -o pipefail; $W sh -c 'sleep 1; echo lost; echo "still here" >&2' x | true; echo $?`,
  ],
  [
    'a reader that left before the start is seen, too',
    `set -o pipefail; (sleep 1; $W sh -c 'echo lost; echo "still here" >&2' x) | true; echo $?`,
  ],
  [
    'a command that ignores SIGPIPE gets the error',
    `$W bash -c 'trap "" PIPE; sleep 1; echo lost 2>/dev/null; echo "rc $?" >&2' x | true`,
  ],
  [
    'a reader of stderr that has left',
    `$W sh -c 'sleep 1; echo lost >&2; echo "still here" >kept' x 2>&1 >/dev/null | true; ls`,
  ],
  [
    'the reader sees that stdout was closed, before the command ends',
    `start=$(date +%s); $W sh -c 'echo a; exec >&-; sleep 5' x | { cat; ${QUICK}; }`,
  ],
  [
    'a background child that never stops writing is not waited for',
    `{ start=$(date +%s); $W sh -c 'yes & echo $! >pid' x; ${QUICK}; kill $(cat pid); } | cat >/dev/null`,
  ],
  [
    'a killed command whose reader takes nothing is not waited for',
    `start=$(date +%s); { $W yes y & sleep 1; kill -TERM $!; wait $!; echo "rc $?" >&2; ${QUICK}; } | sleep 6`,
  ],
  ['a slow reader gets everything', `$W sh -c 'seq 60000' x | { sleep 1; md5sum; }`],
  [
    'a reader that takes its time again and again',
    `$W sh -c 'seq 60000; exit 3' x | { for i in 1 2 3 4; do sleep 0.2; head -c 50000 >/dev/null; done; md5sum; }; echo \${PIPESTATUS[0]}`,
  ],
  [
    'lines of many writers stay whole',
    `for i in 1 2 3; do $W bash -c 'for i in {1..200}; do echo "0123456789 0123456789"; done' x & done | sort | uniq -c`,
  ],
];

describe('the ends of a pipe', () => {
  it.each(SAME)('%s', (_, script) => {
    const { direct, wrapped } = compareScript(script);
    expect(readable(wrapped)).toEqual(readable(direct));
  });
});
