import { describe, expect, it } from 'vitest';
import { deliberateEnd, findSignal } from '../../src/triage/find-signal.js';
import { SIGNAL_CAUSES } from '../../src/triage/signal-causes.js';
import { failureContext } from '../support/failure-context.js';

describe('findSignal', () => {
  it.each(SIGNAL_CAUSES.map(({ signal, code }) => [signal, code] as const))(
    'is certain of a seen %s',
    (signal, code) => {
      expect(findSignal(failureContext({ signal, exit_code: code }))).toMatchObject({
        certain: true,
        cause: { signal },
      });
    },
  );

  it.each([
    'bash: line 1:  4711 Killed                  ./server',
    'Killed',
    './run.sh: line 3:    12 Killed                  (core dumped) ./x',
  ])('is certain where a shell announces it: %s', (stderr) => {
    expect(findSignal(failureContext({ exit_code: 137, stderr }))).toMatchObject({ certain: true });
  });

  it.each(['It was Killed by nobody', 'Killedeer'])('only points to it by the code: %s', (stderr) => {
    expect(findSignal(failureContext({ exit_code: 137, stderr }))).toMatchObject({ certain: false });
  });

  it('says nothing where the code has other meanings, or another signal was seen', () => {
    expect(findSignal(failureContext({ exit_code: 129 }))).toBeUndefined();
    expect(findSignal(failureContext({ exit_code: 137, signal: 'SIGUSR1' }))).toBeUndefined();
    expect(findSignal(failureContext({ exit_code: 1, stderr: 'Killed' }))).toBeUndefined();
  });
});

describe('deliberateEnd', () => {
  it.each([
    [{ signal: 'SIGINT', exit_code: 130 }, 'Ctrl-C'],
    [{ exit_code: 130 }, 'Ctrl-C'],
    [{ exit_code: 141 }, 'the reader'],
    [{ signal: 'SIGQUIT', exit_code: 131 }, 'Ctrl-\\'],
  ])('%j', (end, reason) => {
    expect(deliberateEnd(failureContext(end))).toContain(reason);
  });

  it.each([{ exit_code: 131 }, { exit_code: 143, signal: 'SIGTERM' }, { exit_code: 1 }])(
    '%j is none',
    (end) => {
      expect(deliberateEnd(failureContext(end))).toBeUndefined();
    },
  );
});
