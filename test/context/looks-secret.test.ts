import fc from 'fast-check';
import { expect, test } from 'vitest';
import { looksSecret } from '../../src/context/looks-secret.js';
import { PASSWORD_PROGRAMS } from '../../src/context/redact/password-programs.js';
import { PROVIDER_KEYS } from '../../src/context/redact/provider-keys.js';
import { createRedactor } from '../../src/context/redact.js';
import { PLANTED_LINES, plantSecrets } from './planted-secrets.js';

const providerKey = fc
  .constantFrom(...PROVIDER_KEYS)
  .chain((key) => fc.stringMatching(new RegExp(`^(?:${key.body.source})$`)));

test('what the redactor would mask always looks secret', () => {
  const flags = Object.values(PASSWORD_PROGRAMS).flatMap((program) => [
    ...(program.attached ?? []).map((flag) => `${flag}hunter2`),
    ...(program.separate ?? []),
    ...(program.pair ?? []),
  ]);
  const value = fc.constantFrom(
    'hunter2',
    'me:hunter2',
    'login',
    'zebra42',
    '4xLm9QpR7tYw2ZbN6vKc8HsD1fGj',
    'https://a:b@c',
  );
  const word = fc.oneof(
    fc.constantFrom(...Object.keys(PASSWORD_PROGRAMS)),
    fc.constantFrom(...flags),
    fc.constantFrom(
      '--password',
      '--db-pass',
      '--otp',
      'Cookie: a=b',
      'sig=abc1',
      'TOKEN=abc',
      'user:pw@tcp(h:1)/d',
      'x',
      '-p',
    ),
    value,
    providerKey,
  );
  const env = { ACME_TOKEN: 'zebra42', DATABASE_URL: 'postgres://u:gorilla7@h/d' };
  fc.assert(
    fc.property(fc.array(word, { maxLength: 5 }), (argv) => {
      const masked = createRedactor({ env }).redactArgv(argv);
      fc.pre(masked.join('\n') !== argv.join('\n'));
      expect(looksSecret(argv, env), JSON.stringify(argv)).toBe(true);
    }),
    { numRuns: 400 },
  );
});

test.each(PLANTED_LINES)('a line that the redactor would mask looks secret: %s', (line) => {
  const { text } = plantSecrets(line, 1);
  for (const argv of [[text], text.split(' ')]) {
    if (createRedactor({ env: {} }).redactArgv(argv).join('\n') === argv.join('\n')) continue;
    expect(looksSecret(argv, {}), JSON.stringify(argv)).toBe(true);
  }
});

test.each([
  [['git', 'status', '--short', '--branch']],
  [['npm', 'run', 'build', '--', '--ignore-scripts']],
  [['ls', '-la', '/usr/local/share/applications']],
  [['make', '-j8', 'CFLAGS=-O2', 'all']],
  [['mkdir', '-p', 'src/components/navigation']],
])('everyday words do not load the redactor: %j', (argv) => {
  expect(looksSecret(argv, { HOME: '/home/me', LANG: 'C.UTF-8', SSH_AUTH_SOCK: '/tmp/agent.1' })).toBe(false);
});

test('a key whose dots part it into short pieces looks secret, too', () => {
  expect(looksSecret(['pscale_pw_.==_A_0a_.A0A-A00A.=_0=0=._a-a_AA'], {})).toBe(true);
});
