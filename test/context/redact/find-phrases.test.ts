import { describe, expect, it } from 'vitest';
import { findPhrases } from '../../../src/context/redact/find-phrases.js';
import { found } from './found.js';

describe('findPhrases', () => {
  it.each([
    ["CREATE USER x IDENTIFIED BY 'hunter2'", 'hunter2'],
    ["ALTER ROLE x WITH PASSWORD 'hunter2'", 'hunter2'],
    ['A temporary password is generated for root@localhost: a;B7c', 'a;B7c'],
    ['Your API key is: a81kx93kzz', 'a81kx93kzz'],
    ['requirepass "hunter2"', 'hunter2'],
    ['masterauth hunter2', 'hunter2'],
    ['machine h login me password hunter2', 'hunter2'],
    ['jdbc:oracle:thin:scott/tiger7@db:1521', 'tiger7'],
    ["echo 'root:hunter2' | sudo chpasswd", 'hunter2'],
    ['echo hunter2 | docker login -u me --password-stdin', 'hunter2'],
    ['mvn sonar:sonar -Dsonar.login=abc', 'abc'],
    ['BUNDLE_GEMS__ACME__COM=me:hunter2', 'me:hunter2'],
    ['composer config http-basic.acme.com me hunter2', 'hunter2'],
    ['<password>hunter2</password>', 'hunter2'],
    ['auth_token  aB3dE5gH7jK9mN1pQ3sT5', 'aB3dE5gH7jK9mN1pQ3sT5'],
  ])('%s', (text, secret) => {
    expect(found(findPhrases, text)).toEqual([secret]);
  });

  it.each([
    'the password is required',
    'your token is expired',
    'echo "$TOKEN" | docker login --password-stdin',
    '<password>${env.PASSWORD}</password>',
    '<artifactId>commons-lang3</artifactId>',
    'token abcdefghijklmnopqrstuvwxyz',
    'revision aB3dE5gH7jK9mN1pQ3sT5',
    'login me password',
  ])('nothing secret: %s', (text) => {
    expect(found(findPhrases, text)).toEqual([]);
  });
});
