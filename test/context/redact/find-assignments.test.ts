import { describe, expect, it } from 'vitest';
import { findAssignments } from '../../../src/context/redact/find-assignments.js';
import { found, kinds } from './found.js';

describe('findAssignments', () => {
  it.each([
    ['export API_TOKEN=abc', 'abc'],
    ['DB_PASSWORD=a;b&c', 'a;b&c'],
    ['x?access_token=abc&page=2', 'abc'],
    ['password: may-2024', 'may-2024'],
    ['passphrase: "four plain words here"', 'four plain words here'],
    ['{"token": "abc def", "id": 1}', 'abc def'],
    ["config['secret'] = 'abc'", 'abc'],
    ['invalid token: a81kx93k', 'a81kx93k'],
    ['secret := "abc"', 'abc'],
    ['- token: abc # mine', 'abc'],
    ['password="lost quote\nnext line', 'lost quote'],
  ])('%s', (text, secret) => {
    expect(found(findAssignments, text)).toEqual([secret]);
  });

  it.each([
    'Unexpected token: punc',
    'the password: may not be blank',
    'if password == typed then',
    'token => value',
    'Secrets::Store',
    'token://path',
    'public_key=abc',
    'token_count=812345678',
    'PASSWORD=$DB_PASSWORD',
    'password = readPassword(prompt)',
    'password = user.password;',
    'token: ***',
    "undefined local variable `token': abc81723",
  ])('nothing secret: %s', (text) => {
    expect(found(findAssignments, text)).toEqual([]);
  });

  it.each([
    ['db_pwd=abc1', 'password'],
    ['auth_token=abc1', 'token'],
    ['api_key=abc1', 'key'],
    ['client_secret=abc1', 'secret'],
  ])('%s is named %s', (text, kind) => {
    expect(kinds(findAssignments, text)).toEqual([kind]);
  });

  it('does not read a second assignment inside a value', () => {
    expect(found(findAssignments, 'PASSWORD=a;token=b\nTOKEN=c')).toEqual(['a;token=b', 'c']);
  });
});
