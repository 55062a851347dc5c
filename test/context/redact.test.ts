import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PROVIDER_KEYS } from '../../src/context/redact/provider-keys.js';
import { createRedactor, redact } from '../../src/context/redact.js';
import { PLAIN_OUTPUT } from './plain-output.js';
import { PLANTED_LINES, plantSecrets } from './planted-secrets.js';

test.each(PLAIN_OUTPUT)('plain output stays as it is: %s', (line) => {
  expect(redact(line)).toBe(line);
});

test('all plain output together stays as it is', () => {
  const text = PLAIN_OUTPUT.join('\n');
  expect(redact(text)).toBe(text);
});

test.each(PLANTED_LINES)('no part of a secret survives: %s', (line) => {
  for (let seed = 1; seed <= 5; seed++) {
    const { text, secrets } = plantSecrets(line, seed);
    const masked = redact(text);
    for (const secret of secrets) {
      expect(masked).not.toContain(secret);
      // Neither half of a long one, either.
      if (secret.length > 20) for (const end of [-10, 10]) expect(masked).not.toContain(cut(secret, end));
    }
  }
});

/** The last characters of a text, or as many after its telling start. */
function cut(text: string, count: number): string {
  return count < 0 ? text.slice(count) : text.slice(10, 10 + count);
}

test.each([
  [
    'export GITHUB_TOKEN=ghp_0123456789abcdefghijABCDEFGHIJ012345',
    'export GITHUB_TOKEN=[redacted:github-token]',
  ],
  ['https://me:hunter2@example.com/x', 'https://me:[redacted:url-password]@example.com/x'],
  ['postgres://app:p@ss@db:5432/app', 'postgres://app:[redacted:url-password]@db:5432/app'],
  ['app:s3cr3t@tcp(db:3306)/shop', 'app:[redacted:url-password]@tcp(db:3306)/shop'],
  ["curl -H 'Authorization: Bearer abc.def-123'", "curl -H 'Authorization: Bearer [redacted:authorization]'"],
  ['> authorization: Basic dXNlcjpwYXNz', '> authorization: Basic [redacted:authorization]'],
  ['Cookie: sid=abc; theme=dark', 'Cookie: [redacted:cookie]'],
  ['deploy --password hunter2 --force', 'deploy --password [redacted:password] --force'],
  ['deploy --api-key=hunter2 --force', 'deploy --api-key=[redacted:key] --force'],
  ['mysql -u root -phunter2 shop', 'mysql -u root -p[redacted:password] shop'],
  ['mysql -u root -p shop', 'mysql -u root -p shop'],
  ["sshpass -p 'hunter 2' ssh host", "sshpass -p '[redacted:password]' ssh host"],
  ['docker login -u me -p hunter2 ghcr.io', 'docker login -u me -p [redacted:password] ghcr.io'],
  ['curl -u me:hunter2 https://x.test', 'curl -u me:[redacted:password] https://x.test'],
  ['redis-cli -a hunter2 ping | grep -a x', 'redis-cli -a [redacted:password] ping | grep -a x'],
  ['password = hunter2', 'password = [redacted:password]'],
  ['  db_password: hunter2', '  db_password: [redacted:password]'],
  ['{"client_secret": "abc def", "id": 1}', '{"client_secret": "[redacted:secret]", "id": 1}'],
  ['{\\"token\\":\\"abc1\\",\\"id\\":1}', '{\\"token\\":\\"[redacted:token]\\",\\"id\\":1}'],
  ['Server=db;User Id=sa;Password=Pa55!;', 'Server=db;User Id=sa;Password=[redacted:password];'],
  ['Name=x;AccountKey=abc+/def==;Suffix=y', 'Name=x;AccountKey=[redacted:key];Suffix=y'],
  ['GET /x?access_token=abc123&page=2', 'GET /x?access_token=[redacted:token]&page=2'],
  ['//registry.npmjs.org/:_authToken=abc-123', '//registry.npmjs.org/:_authToken=[redacted:token]'],
  ['error: invalid token: a81kx93kzz', 'error: invalid token: [redacted:token]'],
  ['PASSWORD=$DB_PASSWORD TOKEN=${TOKEN} KEY=***', 'PASSWORD=$DB_PASSWORD TOKEN=${TOKEN} KEY=***'],
  ['Error: 4xLm9QpR7tYw2ZbN6vKc8HsD1fGj', 'Error: [redacted:high-entropy]'],
])('%s', (text, expected) => {
  expect(redact(text)).toBe(expected);
});

test('a private key is masked whole, also cut off at either end and inside JSON', () => {
  const body = 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7\nVJTUt9Us8cKj\n';
  const pem = `-----BEGIN RSA PRIVATE KEY-----\n${body}-----END RSA PRIVATE KEY-----`;
  expect(redact(`a\n${pem}\nb`)).toBe('a\n[redacted:private-key]\nb');
  expect(redact(`a\n${pem.slice(0, 90)}`)).toBe('a\n[redacted:private-key]');
  expect(redact(`${pem.slice(40)}\nb`)).toBe('[redacted:private-key]\nb');
  expect(redact(JSON.stringify({ private_key: pem, id: 1 }))).toBe(
    '{"private_key":"[redacted:private-key]","id":1}',
  );
});

test('one secret has one placeholder, two have two, and they come back', () => {
  const redactor = createRedactor({ env: {} });
  const one = 'ghp_0123456789abcdefghijABCDEFGHIJ012345';
  const two = 'ghp_9876543210abcdefghijABCDEFGHIJ012345';
  expect(redactor.redact(`${one} ${two} ${one}`)).toBe(
    '[redacted:github-token] [redacted:github-token-2] [redacted:github-token]',
  );
  expect(redactor.redact(`again ${two}`)).toBe('again [redacted:github-token-2]');
  expect(redactor.restore('git push https://[redacted:github-token-2]@x [redacted:other]')).toBe(
    `git push https://${two}@x [redacted:other]`,
  );
  expect(redactor.found()).toEqual(['[redacted:github-token]', '[redacted:github-token-2]']);
});

test('what an argument gives away is masked in the output too', () => {
  const redactor = createRedactor({ env: {} });
  expect(redactor.redactArgv(['deploy', '--password', 'hunter2!', '-v'])).toEqual([
    'deploy',
    '--password',
    '[redacted:password]',
    '-v',
  ]);
  expect(redactor.redact('login failed for me/hunter2!')).toBe('login failed for me/[redacted:password]');
});

test('values of secret-looking variables go, words and paths stay', () => {
  const env = {
    ACME_API_KEY: 'zebra-giraffe-42',
    DATABASE_URL: 'postgres://u:gorilla77@h/db',
    DB_PASSWORD: 'postgres',
    SSH_AUTH_SOCK: '/tmp/ssh-XXabc/agent.1',
    AUTH_KEY_PATH: '/etc/key',
    PWD: '/home/me/work-42',
    GIT_AUTHOR_NAME: 'Me Myself',
    TOKENIZERS_PARALLELISM: 'maybe-1',
  };
  const text =
    'x zebra-giraffe-42 gorilla77 postgres /tmp/ssh-XXabc/agent.1 /etc/key /home/me/work-42 Me Myself maybe-1';
  expect(redact(text, env)).toBe(
    'x [redacted:env-acme-api-key] [redacted:env-database-url] postgres /tmp/ssh-XXabc/agent.1 /etc/key /home/me/work-42 Me Myself maybe-1',
  );
});

const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const chars = (alphabet: string) => fc.constantFrom(...alphabet);
const word = (alphabet: string, min: number, max: number) =>
  fc.string({ unit: chars(alphabet), minLength: min, maxLength: max });

/** A password as people and generators make them: letters, digits, at least one of each, eight or more. */
const password = fc
  .tuple(word(LOWER + LOWER.toUpperCase(), 4, 12), word('23456789', 1, 4), word(`${LOWER}23456789`, 4, 12))
  .map((parts) => parts.join(''));
const providerKey = fc
  .constantFrom(...PROVIDER_KEYS)
  .chain((key) => fc.stringMatching(new RegExp(`^(?:${key.body.source})$`)));

const CARRIERS: Readonly<Record<string, (secret: string) => string>> = {
  'environment file': (s) => `FOO=1\nACME_TOKEN=${s}\nBAR=2`,
  'exported variable': (s) => `$ export DB_PASSWORD="${s}"`,
  url: (s) => `fatal: unable to access 'https://me:${s}@example.com/r.git/': 403`,
  'bearer header': (s) => `* sent -H "Authorization: Bearer ${s}" to host`,
  'token header': (s) => `> PRIVATE-TOKEN: ${s}\n> Accept: */*`,
  cookie: (s) => `< Set-Cookie: session=${s}; Path=/; HttpOnly`,
  argument: (s) => `+ deploy --user me --password ${s} --region eu`,
  'argument with =': (s) => `+ deploy --api-key=${s} --region eu`,
  'short argument': (s) => `+ mysql -h db -p${s} shop`,
  'key = value': (s) => `[auth]\nsecret_key = ${s}\nregion = eu`,
  json: (s) => JSON.stringify({ id: 7, auth: { clientSecret: s }, ok: false }),
  'json in a string': (s) => JSON.stringify(JSON.stringify({ id: 7, access_token: s })),
  yaml: (s) => `auth:\n  api_key: ${s}\n  region: eu`,
  'quoted yaml': (s) => `auth:\n  - password: '${s}' # mine\n`,
  query: (s) => `GET https://api.test/v1?page=1&access_token=${s}&x=2 401`,
  'connection string': (s) => `Server=db;Uid=sa;Pwd=${s};Encrypt=yes`,
  pem: (s) => `-----BEGIN PRIVATE KEY-----\n${s}\n-----END PRIVATE KEY-----`,
};

describe('a planted secret', () => {
  const surrounding = fc
    .array(fc.constantFrom(...PLAIN_OUTPUT), { maxLength: 3 })
    .map((lines) => lines.join('\n'));

  test.each(Object.entries(CARRIERS))('never survives in: %s', (_, carry) => {
    fc.assert(
      fc.property(fc.oneof(password, providerKey), surrounding, (secret, around) => {
        const clean = redact(`${around}\n${carry(secret)}\n${around}`);
        expect(clean).not.toContain(secret);
        expect(clean).toContain('[redacted:');
      }),
      { numRuns: 150 },
    );
  });

  test.each(PROVIDER_KEYS.map((key) => [key.kind, key.body] as const))(
    'never survives bare: %s %s',
    (kind, body) => {
      const before = fc.constantFrom('', 'x: ', '"', "('", '\\n', '=', '/', '\u001b[31m'.slice(0, 1));
      fc.assert(
        fc.property(fc.stringMatching(new RegExp(`^(?:${body.source})$`)), before, (secret, start) => {
          const clean = redact(`error ${start}${secret} end`);
          expect(clean).not.toContain(secret);
          expect(clean).toContain('[redacted:');
        }),
        { numRuns: 100 },
      );
      expect(kind).toMatch(/^[a-z0-9-]+$/);
    },
  );

  test('never survives anywhere when the environment holds it', () => {
    fc.assert(
      fc.property(password, surrounding, (secret, around) => {
        expect(redact(`${around}${secret}${around} /x/${secret}/y`, { ACME_TOKEN: secret })).not.toContain(
          secret,
        );
      }),
      { numRuns: 150 },
    );
  });

  test('never survives as an argument', () => {
    const option = fc.constantFrom('--password', '--token', '-api-key', '--client-secret', '--db-passwd');
    fc.assert(
      fc.property(fc.oneof(password, providerKey), option, (secret, flag) => {
        const argv = createRedactor({ env: {} }).redactArgv(['tool', flag, secret, `${flag}=${secret}`]);
        expect(argv.join(' ')).not.toContain(secret);
      }),
      { numRuns: 150 },
    );
  });

  test('comes back when a redacted text is restored', () => {
    const carrier = fc.constantFrom(...Object.values(CARRIERS));
    fc.assert(
      fc.property(fc.oneof(password, providerKey), carrier, (secret, carry) => {
        const redactor = createRedactor({ env: {} });
        expect(redactor.restore(redactor.redact(carry(secret)))).toBe(carry(secret));
      }),
      { numRuns: 150 },
    );
  });
});

test('redaction is idempotent', () => {
  const fragment = fc.oneof(
    password,
    providerKey,
    fc.constantFrom(...PLAIN_OUTPUT),
    fc.constantFrom(
      'password=',
      'token: ',
      '"secret": "',
      '\\"',
      '"',
      "'",
      ' ',
      '\n',
      '--token ',
      'Authorization: Bearer ',
    ),
    fc.constantFrom(
      '[redacted:token]',
      '[redacted:',
      ']',
      'https://a:',
      '@host ',
      '-----BEGIN KEY-----',
      '-----END KEY-----',
    ),
    fc.constantFrom('Cookie: a=', ';', ',', '=', ':', '$TOKEN', '***', 'mysql -p', 'eyJ', '.', 'sk-', '_'),
    word(`${LOWER}${LOWER.toUpperCase()}0123456789+/=-_`, 1, 80),
  );
  const text = fc.array(fragment, { maxLength: 12 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, (input) => {
      const once = redact(input);
      expect(redact(once)).toBe(once);
    }),
    { numRuns: 400 },
  );
});

describe('linear time', () => {
  test('every quantifier of a searching expression is bounded', () => {
    const folder = join(process.cwd(), 'src/context/redact');
    const sources = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
    const searching = sources.flatMap((source) => [
      ...source.matchAll(/\/((?:[^/\\\n]|\\.)+)\/[a-z]*[gy][a-z]*(?=[;,)\s])/g),
    ]);
    const bodies = [
      ...searching.map((match) => match[1] ?? ''),
      ...PROVIDER_KEYS.map((key) => key.body.source),
    ];
    expect(searching.length).toBeGreaterThan(8);
    for (const body of bodies) {
      const bare = body.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x');
      // One class, however often, can be read in one way only.
      if (/^x[*+]$/.test(bare)) continue;
      expect(bare, body).not.toMatch(/[*+]|\{\d+,\}/);
    }
  });

  const fill = (unit: string) => unit.repeat(Math.ceil(1_000_000 / unit.length));
  const distinct = Array.from({ length: 50_000 }, (_, n) => `password=hunter${n}x`).join('\n');

  // What takes the square of a megabyte does not end before the runner's own time limit.
  test.each([
    ['a colon form without a line end', fill('password: a')],
    ['open quotes', fill('"token": "')],
    ['headers', fill('Cookie: ')],
    ['half tokens', fill('eyJ')],
    ['half blocks', fill('-----BEGIN KEY-----\nabcd\n')],
    ['half URLs', fill('://a:')],
    ['as many secrets as fit', distinct],
  ])('a megabyte of hostile text is finished: %s', (_, text) => {
    expect(redact(text).length).toBeGreaterThan(0);
  });
});

test('a placeholder that was in the text before is not given to another secret', () => {
  const redactor = createRedactor({ env: {} });
  expect(redactor.redact('password=[redacted:password] password=hunter2!')).toBe(
    'password=[redacted:password] password=[redacted:password-2]',
  );
  expect(redactor.restore('[redacted:password]')).toBe('[redacted:password]');
});
