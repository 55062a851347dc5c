import { describe, expect, it } from 'vitest';
import { isPlainValue, looksGenerated } from '../../../src/context/redact/plain-values.js';

describe('isPlainValue', () => {
  it.each([
    '',
    'True',
    '(none)',
    'expired.',
    '123',
    '***',
    'xxxx',
    '<your token>',
    '[hidden]',
    '$TOKEN',
    '$token',
    '${TOKEN}',
    '$(cat token)',
    '%TOKEN%',
    '{{ token }}',
    'process.env.TOKEN',
    'secrets.TOKEN',
  ])('%j is no secret whatever its name', (value) => {
    expect(isPlainValue(value)).toBe(true);
  });

  it.each(['hunter2', '1234', 'xx', 'Trueish', '$ecret', 'a$TOKEN', '[hidden7]', 'environment', '*a*'])(
    '%j may be one',
    (value) => {
      expect(isPlainValue(value)).toBe(false);
    },
  );
});

describe('looksGenerated', () => {
  it.each([
    ['a81kx93k', true],
    ['a81kx93', false],
    ['abcdefgh', false],
    ['12345678', false],
    ['main2024.ts', false],
    ['main2024.ts:12', false],
    ['/opt/a81kx93k', false],
    ['~a81kx93kz', false],
  ])('%s: %s', (value, expected) => {
    expect(looksGenerated(value)).toBe(expected);
  });
});
