import { messageOf } from '../errors.js';
import type { Payload } from './build-payload.js';
import { baseUrlOf, type ModelSettings } from './model-settings.js';
import { openFetch } from './open-fetch.js';

/** A request that came to nothing, in the words of HTTP and sockets. */
export interface SendError {
  readonly reason: 'http' | 'network' | 'not_json' | 'aborted';
  readonly status?: number;
  readonly code?: string;
  readonly message: string;
  readonly retryAfterMs?: number;
}

export type Sent =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly error: SendError };
export type Send = (payload: Payload, signal: AbortSignal) => Promise<Sent>;

/** Opens the way to the configured server; the client library is loaded here and nowhere else. */
export async function openClient(settings: ModelSettings): Promise<Send> {
  const { OpenAI, AzureOpenAI, APIError, APIConnectionError, APIUserAbortError } = await import('openai');
  const client =
    settings.provider === 'azure'
      ? new AzureOpenAI({ ...sharedOptions(settings), ...azureOptions(settings) })
      : new OpenAI({ ...sharedOptions(settings), baseURL: openaiBase(settings.endpoint) });

  return async (payload, signal) => {
    try {
      return { ok: true, body: await client.chat.completions.create(payload, { signal }) };
    } catch (error) {
      if (signal.aborted || error instanceof APIUserAbortError) {
        return { ok: false, error: { reason: 'aborted', message: 'aborted' } };
      }
      if (error instanceof APIError && !(error instanceof APIConnectionError)) {
        return { ok: false, error: httpError(error, Date.now()) };
      }
      const reason = error instanceof SyntaxError ? 'not_json' : 'network';
      return { ok: false, error: { reason, message: networkMessage(error) } };
    }
  };
}

/** Nothing is left to the library's own environment variables, retries or logging. */
function sharedOptions(settings: ModelSettings) {
  return {
    apiKey: settings.apiKey ?? 'none',
    organization: null,
    project: null,
    maxRetries: 0,
    // The budget of the question ends it; the library's own limit for one request must never come first.
    timeout: settings.timeoutMs * 2 + 1000,
    logLevel: 'off' as const,
    defaultQuery: Object.fromEntries(new URL(settings.endpoint).searchParams),
    fetch: openFetch(settings),
  };
}

/** A bare host means its `/v1`, as with every compatible server. */
function openaiBase(endpoint: string): string {
  const base = baseUrlOf(endpoint);
  return new URL(base).pathname === '/' ? `${base}/v1` : base;
}

function azureOptions(settings: ModelSettings) {
  const base = baseUrlOf(settings.endpoint);
  const inUrl = new URL(settings.endpoint).searchParams.get('api-version');
  return {
    apiVersion: settings.apiVersion ?? inUrl ?? '2024-10-21',
    baseURL: base.includes('/openai') ? base : `${base}/openai`,
  };
}

interface HttpFailure {
  readonly status: number | undefined;
  readonly code: string | null | undefined;
  readonly message: string;
  readonly headers: Headers | undefined;
}

function httpError(error: HttpFailure, now: number): SendError {
  const wait = retryAfter(error.headers, now);
  return {
    reason: 'http',
    message: error.message,
    ...(error.status === undefined ? {} : { status: error.status }),
    ...(typeof error.code === 'string' ? { code: error.code } : {}),
    ...(wait === undefined ? {} : { retryAfterMs: wait }),
  };
}

/** `Retry-After` in milliseconds: seconds, or a date. */
function retryAfter(headers: Headers | undefined, now: number): number | undefined {
  const value = headers?.get('retry-after');
  if (!value) return undefined;
  const wait = /^\d+(\.\d+)?$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

/** The innermost cause says most: "connect ECONNREFUSED 127.0.0.1:1". */
function networkMessage(error: unknown): string {
  let inner = error;
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause;
  return messageOf(inner);
}
