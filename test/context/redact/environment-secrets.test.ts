import { describe, expect, it } from 'vitest';
import { environmentSecrets, isTelling } from '../../../src/context/redact/environment-secrets.js';

describe('environmentSecrets', () => {
  it('takes the value of a secret name and the password inside any URL, longest first', () => {
    const env = {
      API_TOKEN: 'zebra-42',
      DATABASE_URL: 'postgres://u:gorilla-seventy@h/d',
      LANG: 'de_DE.UTF-8',
    };
    expect(environmentSecrets(env)).toEqual([
      { value: 'gorilla-seventy', kind: 'env-database-url' },
      { value: 'zebra-42', kind: 'env-api-token' },
    ]);
  });

  it('knows a value also as a URL spells it', () => {
    expect(environmentSecrets({ DB_PASSWORD: 'a&b c?d' }).map(({ value }) => value)).toEqual([
      'a%26b%20c%3Fd',
      'a&b c?d',
    ]);
  });

  it('bears half a surrogate pair and a variable without a value', () => {
    expect(environmentSecrets({ DB_PASSWORD: 'zebra-\ud800', API_TOKEN: undefined })).toHaveLength(1);
  });

  it('keeps the kind short, whatever the name', () => {
    const [secret] = environmentSecrets({ [`${'LONG_'.repeat(40)}TOKEN`]: 'zebra-42' });
    expect(secret?.kind).toHaveLength(48);
  });
});

describe('isTelling', () => {
  it.each(['zebra-42', 'Hunter2', 'abcdefghijkl', '12345678', '/4xLm9QpR7tYw2ZbN6vKc8HsD1fGj'])(
    '%s is masked wherever it stands',
    (value) => {
      expect(isTelling(value)).toBe(true);
    },
  );

  it.each([
    ['zeb42', 'short'],
    ['1234567', 'a number'],
    ['password', 'a word'],
    ['Postgres', 'a name'],
    ['/tmp/ssh-XXabc/agent.1', 'a path'],
    ['~/keys/id_rsa', 'a path from home'],
    ['C:\\keys\\id', 'a path of Windows'],
    ['https://example.com/login', 'an address'],
    ['${TOKEN_FILE}', 'a reference'],
  ])('%s is %s and stays where it stands', (value) => {
    expect(isTelling(value)).toBe(false);
  });
});
