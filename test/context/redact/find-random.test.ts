import { describe, expect, it } from 'vitest';
import { findRandomStrings, isRandom } from '../../../src/context/redact/find-random.js';
import { found } from './found.js';

const random = '4xLm9QpR7tYw2ZbN6vKc8HsD1fGj';

describe('findRandomStrings', () => {
  it.each([
    [`Error: ${random}.`, random],
    [`https://x.test/v1/${random}/edit`, random],
    ['wJalrXUtnFEMI/K7MDENG/bPxRfiCYzz81kx93kQ', 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYzz81kx93kQ'],
    ['4xLm9QpR7tYw2/bN6vKc8HsD1fGj+Q==', '4xLm9QpR7tYw2/bN6vKc8HsD1fGj+Q=='],
  ])('%s', (text, secret) => {
    expect(found(findRandomStrings, text)).toEqual([secret]);
  });

  it.each([
    `sha256:${random}`,
    `integrity="${random}"`,
    `md5 = ${random}`,
    `sha512-${random}`,
    `AAAAC3NzaC1lZDI1NTE5${random}`,
    '/usr/local/share/Applications2/MyProgram7/Contents',
    random.slice(0, 23),
  ])('public or no secret: %s', (text) => {
    expect(found(findRandomStrings, text)).toEqual([]);
  });
});

describe('isRandom', () => {
  it.each([
    [random, true],
    [random.slice(0, 23), false],
    ['a1B2c3D4-e5F6-a7B8-c9D0-e1F2a3B4c5D6', false],
    ['9fceb02d0ae598e95dc970b74767f19372d61af8', false],
    ['9FCEB02D0AE598E95DC970B74767F19372D61AF8', false],
    ['123e4567-e89b-12d3-a456-426614174000', false],
    ['createReactNativeApplication2Example3', false],
    ['4xlm9qpr7tyw2zbn6vkc8hsd1fgj', false],
    ['AbCdEfGhIjKlMnOpQrStUvWxYz1', false],
    ['Aa1'.repeat(9), true],
  ])('%s: %s', (text, expected) => {
    expect(isRandom(text)).toBe(expected);
  });
});
