import { describe, expect, it } from 'vitest';
import { NO_LAUNCH } from '../../src/model/launch.js';
import { trampoline } from '../../src/run/trampoline.js';

const here = { PWD: process.cwd(), A: '1' };

describe('trampoline', () => {
  it('is not there where nothing has to be put right', () => {
    const words = ['ls', '-l'];
    expect(trampoline(words, { launch: NO_LAUNCH, leaked: [], env: here })).toBe(words);
  });

  it('gives back ignored signals, the limit and closed descriptors', () => {
    const launch = { ...NO_LAUNCH, ignoredSignals: ['HUP', 'PIPE'], softFileLimit: '77', closedFds: [1] };
    expect(trampoline(['ls', 'a b'], { launch, leaked: [9, 23], env: here })).toEqual([
      '/bin/sh',
      '-c',
      `trap '' 1 13; ulimit -Sn 77; exec 1>&-; exec 9>&-;exec "$@"`,
      'sh',
      'ls',
      'a b',
    ]);
  });

  it('names a signal by its number, once', () => {
    const launch = { ...NO_LAUNCH, ignoredSignals: ['IO', 'POLL', 'STKFLT'] };
    expect(trampoline(['ls'], { launch, leaked: [], env: here })[2]).toBe(`trap '' 16 29;exec "$@"`);
  });

  it('leaves blocked signals to env, where that can do it', () => {
    const launch = { ...NO_LAUNCH, blockedSignals: [2, 15] };
    const option = '--block-signal=2,15';
    expect(trampoline(['ls'], { launch, leaked: [], env: here })[2]).toBe(
      `if env ${option} true 2>/dev/null; then exec env ${option} "$@"; fi;exec "$@"`,
    );
    // That is no variable for env.
    expect(trampoline(['a=b'], { launch, leaked: [], env: here })).toEqual(['a=b']);
  });

  it.each([
    ['odd names', { ...here, 'BASH_FUNC_f%%': '() { :; }' }, 'BASH_FUNC_f%%=() { :; }'],
    ['no PWD', { A: '1' }, 'PWD'],
  ])('keeps an environment that a shell would change: %s', (_, env, entry) => {
    const words = trampoline(['ls', 'x'], { launch: { ...NO_LAUNCH, closedFds: [0] }, leaked: [], env });
    expect(words[2]).toMatch(/exec env "\$@"$/);
    expect(words).toContain(entry);
    expect(words.slice(-2)).toEqual(['ls', 'x']);
    // Every user of the machine can read the words of a command line.
    expect(words.join(' ')).not.toContain('A=1');
  });
});
