import type { Dialect } from './model-question.js';
import type { SendError } from './open-client.js';

const MAX_RETRIES = 2;
const FIRST_WAIT_MS = 300;

/** How long to wait before the same request may be sent again; undefined where it would not help. */
export function retryDelay(error: SendError, retries: number): number | undefined {
  if (retries >= MAX_RETRIES || !isPassing(error)) return undefined;
  return error.retryAfterMs ?? FIRST_WAIT_MS * 2 ** retries;
}

function isPassing(error: SendError): boolean {
  if (error.reason === 'network') return true;
  if (error.code === 'insufficient_quota') return false;
  return error.status === 408 || error.status === 429 || (error.status ?? 0) >= 500;
}

const NOT_ABOUT_FORMAT = /context.length|model.not.found|invalid.api.key|content.(?:filter|policy)/i;

/** The next weaker dialect where a server rejects what it does not know; undefined where there is none. */
export function weakerDialect(dialect: Dialect, error: SendError): Dialect | undefined {
  if (error.status !== 400 && error.status !== 422) return undefined;
  if (NOT_ABOUT_FORMAT.test(`${error.code} ${error.message}`)) return undefined;
  if (dialect.temperature && /temperature/i.test(error.message)) return { ...dialect, temperature: false };
  if (dialect.format === 'text') return undefined;
  return { ...dialect, format: dialect.format === 'schema' ? 'json' : 'text' };
}
