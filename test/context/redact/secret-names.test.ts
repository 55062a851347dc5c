import { describe, expect, it } from 'vitest';
import { isSecretName } from '../../../src/context/redact/secret-names.js';

describe('isSecretName', () => {
  it.each([
    'password',
    '--db-password',
    'DB_PASS',
    '_authToken',
    'clientSecret',
    'AWS_SECRET_ACCESS_KEY',
    'x-api-key',
    'AccountKey',
    'PGPASSWORD',
    '_auth',
    '--otp',
    'MYSQL_PWD',
    'SENTRY_DSN',
  ])('%s', (name) => {
    expect(isSecretName(name)).toBe(true);
  });

  it.each([
    '',
    '---',
    'PWD',
    'OLDPWD',
    'key',
    'primary_key',
    'public_key',
    'PublicToken',
    'token_type',
    'PASSWORD_FILE',
    'secretName',
    'tokenizer',
    'passenger',
    'auth_mode',
    'StrictHostKeyChecking',
    'author',
  ])('not %j', (name) => {
    expect(isSecretName(name)).toBe(false);
  });
});
