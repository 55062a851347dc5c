import { expect, test } from 'vitest';
import { baseUrlOf, canAsk, isLoopback } from '../../src/analyzer/model-settings.js';

test.each([
  ['https://api.openai.com/v1', 'https://api.openai.com/v1'],
  ['https://api.openai.com/v1/', 'https://api.openai.com/v1'],
  ['https://api.openai.com/v1/chat/completions', 'https://api.openai.com/v1'],
  [
    'https://a.test/openai/deployments/d/chat/completions?api-version=1',
    'https://a.test/openai/deployments/d',
  ],
  ['http://localhost:11434', 'http://localhost:11434'],
])('the base of %s is %s', (endpoint, base) => {
  expect(baseUrlOf(endpoint)).toBe(base);
});

test.each([
  ['http://localhost:11434/v1', true],
  ['http://127.0.0.1/v1', true],
  ['http://127.9.8.7/v1', true],
  ['http://[::1]:8080/v1', true],
  ['https://localhost.evil.test/v1', false],
  ['https://127.0.0.1.evil.test/v1', false],
  ['https://user:127.0.0.1@evil.test/v1', false],
  ['not a url', false],
])('%s is on this machine: %s, and needs no key only then', (endpoint, local) => {
  const settings = { endpoint, provider: 'openai', model: 'm', timeoutMs: 1 } as const;
  expect(isLoopback(endpoint)).toBe(local);
  expect(canAsk(settings)).toBe(local);
  expect(canAsk({ ...settings, apiKey: 'k' })).toBe(true);
});
