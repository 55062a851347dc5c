import { expect, it } from 'vitest';
import { PASSWORD_PROGRAMS } from '../../../src/context/redact/password-programs.js';

it.each(Object.entries(PASSWORD_PROGRAMS))('%s says how it takes a secret, in options', (program, flags) => {
  expect(program).toMatch(/^[a-z0-9][\w-]*$/);
  const options = [...(flags.attached ?? []), ...(flags.separate ?? []), ...(flags.pair ?? [])];
  expect(options.length > 0 || flags.operand !== undefined).toBe(true);
  // A bare word is an option only where a subcommand takes the secret itself.
  for (const option of options) expect(option).toMatch(/^(?:--?[\w-]+|\/p:|login)$/);
});
