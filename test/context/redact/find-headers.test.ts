import { describe, expect, it } from 'vitest';
import { findHeaders } from '../../../src/context/redact/find-headers.js';
import { found, kinds } from './found.js';

describe('findHeaders', () => {
  it.each([
    ['Authorization: Basic dXNlcjpwYXNz', 'dXNlcjpwYXNz'],
    ['"authorization": "token abc"', 'abc'],
    ['Proxy-Authorization: Digest username="x"', 'username='],
    ['Authorization: a81kx93kzz', 'a81kx93kzz'],
    ['Set-Cookie: sid=abc; Path=/  ', 'sid=abc; Path=/'],
    ['sent Bearer abcdefg1', 'abcdefg1'],
    ['sent Bearer abcdefghijklmnopqrstuvwx', 'abcdefghijklmnopqrstuvwx'],
  ])('%s', (text, secret) => {
    expect(found(findHeaders, text)).toContain(secret);
  });

  it.each([
    'Authorization: required',
    'WWW-Authenticate: Bearer realm="x"',
    'authorization: Bearer error="invalid_token"',
    'Cookie: none',
    'Authorization: Bearer $TOKEN',
    'Bearer authentication',
    'x-authorization: a81kx93kzz',
  ])('nothing secret: %s', (text) => {
    expect(found(findHeaders, text)).toEqual([]);
  });

  it('says which header it was', () => {
    expect(kinds(findHeaders, 'Cookie: a=b\nAuthorization: Basic abc')).toEqual(['cookie', 'authorization']);
  });

  it('ends with the line', () => {
    expect(found(findHeaders, 'Cookie: a=b\r\nHost: example.com')).toEqual(['a=b']);
  });
});
