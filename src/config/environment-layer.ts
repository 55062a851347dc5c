import type { Deps } from '../deps.js';
import type { Config } from './config-schema.js';

interface Layer {
  readonly config: Config;
  readonly sources: Readonly<Record<string, string>>;
}

/** Lays environment variables over the settings of the file; a value that makes no sense is left out and named. */
export function applyEnvironment(
  layer: Layer,
  env: Deps['env'],
): Layer & { readonly warnings: readonly string[] } {
  const warnings: string[] = [];
  const sources: Record<string, string> = { ...layer.sources };
  const ai = { ...layer.config.ai };
  const endpoint = firstOf(env, ['AI_RUN_ENDPOINT', 'OPENAI_BASE_URL']);
  if (endpoint && isHttpUrl(endpoint.value)) {
    ai.endpoint = endpoint.value;
    sources['ai.endpoint'] = endpoint.name;
  } else if (endpoint) warnings.push(`${endpoint.name}: must be an http or https URL; it is left out`);
  const model = firstOf(env, ['AI_RUN_MODEL']);
  if (model) {
    ai.model = model.value;
    sources['ai.model'] = model.name;
  }
  const key = chooseKey({ ...layer.config, ai }, env);
  if (key) {
    ai.api_key = key.value;
    sources['ai.api_key'] = key.name;
  }
  return { config: { ...layer.config, ai }, sources, warnings };
}

/**
 * AI_RUN_API_KEY always wins. OPENAI_API_KEY is for OpenAI: where the file has a key for another server of its own,
 * that server must not be sent OpenAI's.
 */
function chooseKey({ ai }: Config, env: Deps['env']): Named | undefined {
  const own = firstOf(env, ['AI_RUN_API_KEY']);
  if (own) return own;
  const openai = ai.provider === 'openai' && new URL(ai.endpoint).hostname === 'api.openai.com';
  return openai || ai.api_key === undefined ? firstOf(env, ['OPENAI_API_KEY']) : undefined;
}

interface Named {
  readonly name: string;
  readonly value: string;
}

function firstOf(env: Deps['env'], names: readonly string[]): Named | undefined {
  for (const name of names) {
    const value = env[name]?.trim();
    if (value) return { name, value };
  }
  return undefined;
}

function isHttpUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
