import { baseUrlOf, type ModelSettings } from './model-settings.js';
import { openFetch } from './open-fetch.js';

/** Whether the model's server answers and takes the key, in words. */
export interface EndpointCheck {
  readonly ok: boolean;
  readonly detail: string;
}

const TIMEOUT_MS = 3_000;

/** Asks the server for its list of models, which costs nothing; no answer within three seconds is a no. */
export async function checkEndpoint(settings: ModelSettings, timeoutMs = TIMEOUT_MS): Promise<EndpointCheck> {
  try {
    const url = new URL(`${baseUrlOf(settings.endpoint)}/models`);
    if (settings.apiVersion) url.searchParams.set('api-version', settings.apiVersion);
    const response = await openFetch(settings)(url, {
      headers: credentials(settings),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return describeStatus(response.status);
  } catch (error) {
    return { ok: false, detail: `no answer: ${reasonOf(error, timeoutMs)}` };
  }
}

function credentials({ apiKey, provider }: ModelSettings): Record<string, string> {
  if (!apiKey) return {};
  return provider === 'azure' ? { 'api-key': apiKey } : { authorization: `Bearer ${apiKey}` };
}

function describeStatus(status: number): EndpointCheck {
  if (status === 401 || status === 403)
    return { ok: false, detail: `it answers, but refuses the key (${status})` };
  // Some servers have no list of models: that they answer at all is what was asked.
  if (status < 500) return { ok: true, detail: `it answers (${status})` };
  return { ok: false, detail: `it answers with trouble of its own (${status})` };
}

function reasonOf(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `nothing within ${timeoutMs / 1000} s`;
  return error.cause instanceof Error ? error.cause.message : error.message;
}
