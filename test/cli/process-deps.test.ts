import { expect, it } from 'vitest';
import { processDeps } from '../../src/cli/process-deps.js';

it('hears the shell function until a stop ends it', () => {
  const deps = processDeps({ AI_RUN_SHELL_OUT: 'bash:/x' });
  expect(deps.shellMessage).toEqual({ AI_RUN_SHELL_OUT: 'bash:/x' });
  process.emit('SIGCONT');
  expect(deps.shellMessage).toEqual({});
});

it('listens for no signal without the function', () => {
  const before = process.listenerCount('SIGCONT');
  processDeps({});
  expect(process.listenerCount('SIGCONT')).toBe(before);
});
