import { describe, expect, it } from 'vitest';
import { findUrlCredentials } from '../../../src/context/redact/find-urls.js';
import { found } from './found.js';

describe('findUrlCredentials', () => {
  it.each([
    ['https://me:hunter2@example.com/x', 'hunter2'],
    ['redis://:hunter2@h:6379', 'hunter2'],
    ['postgres://app:p@ss@db/app', 'p@ss'],
    ['https://me:me@me:80/me@x', 'me'],
    ['https://a81kx93kzza81kx93kzz@x.test/r.git', 'a81kx93kzza81kx93kzz'],
    ['app:s3cr3t@tcp(db:3306)/shop', 's3cr3t'],
  ])('%s', (text, secret) => {
    expect(found(findUrlCredentials, text)).toEqual([secret]);
  });

  it('marks the password and not the user of the same name', () => {
    expect(findUrlCredentials('x://abc:abc@h')).toEqual([{ start: 8, end: 11, kind: 'url-password' }]);
  });

  it.each([
    'https://user@example.com/repo.git',
    'git@github.com:acme/widgets.git',
    'https://x.test:8080/@scope/name',
    'https://me:***@example.com',
    'https://me:${TOKEN}@example.com',
    'https://a-long-organisation-name@dev.azure.com',
    'https://example.com/a?b=c:d@e',
  ])('nothing secret: %s', (text) => {
    expect(found(findUrlCredentials, text)).toEqual([]);
  });
});
