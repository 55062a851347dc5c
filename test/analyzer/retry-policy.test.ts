import { describe, expect, test } from 'vitest';
import { STRICT } from '../../src/analyzer/build-payload.js';
import type { SendError } from '../../src/analyzer/open-client.js';
import { retryDelay, weakerDialect } from '../../src/analyzer/retry-policy.js';

const http = (status: number, message = '', more: Partial<SendError> = {}): SendError => {
  return { reason: 'http', status, message, ...more };
};

describe('retryDelay', () => {
  test.each([408, 429, 500, 503])('%i is tried again, twice, ever later', (status) => {
    expect([0, 1, 2].map((retries) => retryDelay(http(status), retries))).toEqual([300, 600, undefined]);
  });

  test.each([400, 401, 403, 404, 422])('%i is final', (status) => {
    expect(retryDelay(http(status), 0)).toBeUndefined();
  });

  test('the server says how long; an empty purse does not fill by waiting', () => {
    expect(retryDelay(http(429, '', { retryAfterMs: 2500 }), 0)).toBe(2500);
    expect(retryDelay(http(429, '', { code: 'insufficient_quota' }), 0)).toBeUndefined();
    expect(retryDelay({ reason: 'network', message: 'reset' }, 0)).toBe(300);
  });
});

describe('weakerDialect', () => {
  test('what a server does not know is left out, one thing at a time', () => {
    const json = weakerDialect(STRICT, http(400, 'json_schema is not supported'));
    expect(json).toEqual({ format: 'json', temperature: true });
    const text = json && weakerDialect(json, http(422, 'response_format'));
    expect(text).toEqual({ format: 'text', temperature: true });
    expect(text && weakerDialect(text, http(400, 'no'))).toBeUndefined();
    expect(weakerDialect(STRICT, http(400, 'Unsupported value: temperature'))).toEqual({
      format: 'schema',
      temperature: false,
    });
  });

  test.each(['context_length_exceeded', 'model_not_found', 'invalid_api_key', 'content_filter'])(
    '%s is not about the format',
    (code) => {
      expect(weakerDialect(STRICT, http(400, 'no', { code }))).toBeUndefined();
    },
  );

  test('another status says nothing about the format', () => {
    expect(weakerDialect(STRICT, http(500, 'json_schema'))).toBeUndefined();
  });
});
