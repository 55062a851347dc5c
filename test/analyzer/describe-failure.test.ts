import { expect, test } from 'vitest';
import { describeFailure, describeSendError } from '../../src/analyzer/describe-failure.js';

const settings = {
  endpoint: 'https://user:hunter2@models.test/v1',
  provider: 'openai',
  model: 'big\u001b[31m-model',
  apiKey: 'sk-very-secret',
  timeoutMs: 10_000,
} as const;

test.each([
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'not_found'],
  [429, 'rate_limited'],
  [418, 'rejected'],
  [500, 'server'],
])('status %i is %s, one line, without the key or escape codes', (status, kind) => {
  const message = `Incorrect API key provided: sk-very-secret\u001b[2J\nsecond line`;
  const failure = describeSendError({ reason: 'http', status, message }, settings);
  expect(failure.kind).toBe(kind);
  expect(failure.notice).toContain('models.test');
  expect(failure.notice).not.toMatch(/hunter2|\p{Cc}/u);
  if (kind !== 'rejected') expect(failure.notice).not.toContain('sk-very-secret');
});

test('each kind of failure says what to look at', () => {
  expect(describeFailure('timeout', settings).notice).toBe(
    'no answer from big-model within 10 s (ai.timeout_seconds)',
  );
  expect(describeFailure('bad_endpoint', { ...settings, endpoint: 'nowhere' }).notice).toContain(
    'ai.endpoint',
  );
  expect(describeFailure('network', settings, 'connect ECONNREFUSED').notice).toMatch(
    /reached: connect ECONN/,
  );
});

test('a server that is none of a model, a limit with its time, and words that end in a stop', () => {
  expect(describeSendError({ reason: 'not_json', message: 'x' }, settings).notice).toContain(
    'check ai.endpoint',
  );
  const limited = { reason: 'http', status: 429, message: 'slow down', retryAfterMs: 29_500 } as const;
  expect(describeSendError(limited, settings).notice).toMatch(/429\): try again in 30 s$/);
  expect(describeFailure('refused', settings, 'I cannot.').notice).toBe(
    'big-model declined to answer: I cannot',
  );
});
