import { describe, expect, it } from 'vitest';
import { DEFAULT_CONFIG } from '../../src/config/default-config.js';
import { applyEnvironment } from '../../src/config/environment-layer.js';

/** What the variables make of an `ai` section. */
function apply(env: Readonly<Record<string, string>>, ai: Partial<typeof DEFAULT_CONFIG.ai> = {}) {
  const config = { ...DEFAULT_CONFIG, ai: { ...DEFAULT_CONFIG.ai, ...ai } };
  const layer = applyEnvironment({ config, sources: {} }, env);
  return { ...layer, ai: layer.config.ai };
}

const OTHER = 'http://127.0.0.1:8080/v1';

describe('applyEnvironment', () => {
  it('lays variables over the file and says which did it', () => {
    const { ai, sources } = apply({ AI_RUN_ENDPOINT: OTHER, AI_RUN_MODEL: 'small' }, { model: 'large' });
    expect(ai).toMatchObject({ endpoint: OTHER, model: 'small' });
    expect(sources).toEqual({ 'ai.endpoint': 'AI_RUN_ENDPOINT', 'ai.model': 'AI_RUN_MODEL' });
  });

  it.each([
    [{ OPENAI_API_KEY: 'env' }, { api_key: 'file' }, 'env'],
    [{ OPENAI_API_KEY: 'env' }, { api_key: 'file', endpoint: OTHER }, 'file'],
    [{ OPENAI_API_KEY: 'env' }, { endpoint: OTHER }, 'env'],
    [{ OPENAI_API_KEY: 'env', AI_RUN_API_KEY: 'own' }, { api_key: 'file', endpoint: OTHER }, 'own'],
    [{ OPENAI_API_KEY: 'env', AI_RUN_ENDPOINT: OTHER }, { api_key: 'file' }, 'file'],
    [{ OPENAI_API_KEY: '  ' }, {}, undefined],
  ])('%j over %j: the key is %s', (env, file, key) => {
    expect(apply(env, file).ai.api_key).toBe(key);
  });

  it.each(['file:///etc/passwd', 'not a url', 'ftp://x.example'])(
    'leaves out the endpoint %s and says so',
    (value) => {
      const { ai, warnings } = apply({ OPENAI_BASE_URL: value });
      expect(ai.endpoint).toBe(DEFAULT_CONFIG.ai.endpoint);
      expect(warnings).toEqual([expect.stringContaining('OPENAI_BASE_URL')]);
    },
  );
});
