import { cleanLine } from './clean-text.js';
import type { FailureKind, ModelFailure } from './model-question.js';
import type { ModelSettings } from './model-settings.js';
import type { SendError } from './open-client.js';

/** One line on why the model did not answer, for a person who may have to change a setting. */
export function describeFailure(kind: FailureKind, settings: ModelSettings, detail = ''): ModelFailure {
  const host = URL.canParse(settings.endpoint) ? new URL(settings.endpoint).host : settings.endpoint;
  const model = cleanLine(settings.model, 60);
  const notices: Readonly<Record<FailureKind, string>> = {
    no_key: 'no key for a model: set OPENAI_API_KEY, or ai.api_key in the config (ai-run --setup)',
    bad_endpoint: `ai.endpoint is not a URL: ${cleanLine(settings.endpoint, 80)}`,
    unauthorized: `${host} refused the key (401): check ai.api_key, AI_RUN_API_KEY or OPENAI_API_KEY`,
    forbidden: `${host} does not allow this key to use ${model} (403)`,
    not_found: `${host} knows no model ${model}, or has no chat completions at this address (404): check ai.model and ai.endpoint`,
    rate_limited: `${host} is out of quota or asks to slow down (429)`,
    rejected: `${host} rejected the request`,
    server: `${host} has trouble of its own`,
    timeout: `no answer from ${model} within ${settings.timeoutMs / 1000} s (ai.timeout_seconds)`,
    network: `${host} cannot be reached`,
    no_model: `${host} answers, but not in JSON as a model server does: check ai.endpoint`,
    bad_reply: `the reply of ${model} could not be used`,
    truncated: `the reply of ${model} was cut off, so it is not used`,
    refused: `${model} declined to answer`,
    cancelled: 'the model was skipped',
  };
  const tail = cleanLine(detail, 120).replace(/(?<!\.)\.$/, '');
  return { kind, notice: tail ? `${notices[kind]}: ${tail}` : notices[kind] };
}

/** The same for an error on the way. A server's own words are left out where they may hold parts of the key. */
export function describeSendError(error: SendError, settings: ModelSettings): ModelFailure {
  if (error.reason === 'network') return describeFailure('network', settings, error.message);
  if (error.reason === 'not_json') return describeFailure('no_model', settings);
  const kind = kindOfStatus(error.status ?? 0);
  if (kind === 'rate_limited' && error.retryAfterMs !== undefined)
    return describeFailure(kind, settings, `try again in ${Math.ceil(error.retryAfterMs / 1000)} s`);
  if (kind === 'server')
    return describeFailure(kind, settings, error.status ? `status ${error.status}` : error.message);
  return describeFailure(kind, settings, kind === 'rejected' ? error.message : '');
}

function kindOfStatus(status: number): FailureKind {
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not_found';
  if (status === 429) return 'rate_limited';
  return status >= 400 && status < 500 ? 'rejected' : 'server';
}
