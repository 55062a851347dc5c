import { expect, it } from 'vitest';
import { SHELL_VARIABLES, splitShellMessage } from '../../src/model/shell-message.js';
import { cleanEnv } from '../support/built-binary.js';
import { aiRunPiped } from '../support/run-piped.js';

it('takes exactly the variables of the shell function out', () => {
  const message = Object.fromEntries(SHELL_VARIABLES.map((name) => [name, 'x']));
  const split = splitShellMessage({ ...message, AI_RUN_DEBUG: '1', HOME: '/h' });
  expect(split).toEqual({ env: { AI_RUN_DEBUG: '1', HOME: '/h' }, shellMessage: message });
});

it('no command sees them', () => {
  const env = cleanEnv({ AI_RUN_SHELL_OUT: 'bash:/x', AI_RUN_LAST: '1:ls', AI_RUN_LAST_OUTPUT: 'no' });
  expect(aiRunPiped(['env'], { env }).stdout.toString()).not.toMatch(/AI_RUN_(?:SHELL_OUT|LAST)/);
});
