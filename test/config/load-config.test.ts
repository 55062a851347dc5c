import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { dump } from 'js-yaml';
import { expect, test } from 'vitest';
import { checkConfig } from '../../src/config/check-config.js';
import { configSchema } from '../../src/config/config-schema.js';
import { DEFAULT_CONFIG } from '../../src/config/default-config.js';
import { loadConfig } from '../../src/config/load-config.js';
import { temporaryFolder } from '../support/temporary-folder.js';

function place(text?: string, env: Record<string, string> = {}) {
  const home = temporaryFolder('ai-run-load-');
  const path = join(home, 'c.yaml');
  if (text !== undefined) writeFileSync(path, text);
  return {
    path,
    deps: {
      home,
      cwd: '/',
      platform: 'linux' as const,
      env: { ...(text === undefined ? {} : { AI_RUN_CONFIG: path }), ...env },
    },
  };
}

const SEED = `# ~/.shellpilot/config.yaml
ai:
  enabled: true
  api_key: "sk-..."
  endpoint: "https://api.openai.com/v1/chat/completions"
  timeout_seconds: 10

display:
  learning_mode: false
  max_fixes: 3
  color_output: true

heuristics:
  patterns_file: "~/.shellpilot/patterns.yaml"
`;

test("the seed's file loads as it is", async () => {
  const { deps } = place(SEED);
  const { config, warnings, model, sources } = await loadConfig(deps);
  expect(warnings).toEqual([]);
  expect(config.ai).toEqual({
    ...DEFAULT_CONFIG.ai,
    enabled: true,
    api_key: 'sk-...',
    endpoint: 'https://api.openai.com/v1/chat/completions',
  });
  expect(config.heuristics.patterns_file).toBe(join(deps.home, '.shellpilot/patterns.yaml'));
  expect(model).toBe('on');
  expect(sources['ai.api_key']).toBe('file');
});

test('the defaults are valid settings, with fifteen tools', () => {
  expect(configSchema.parse(DEFAULT_CONFIG)).toEqual(DEFAULT_CONFIG);
  expect(DEFAULT_CONFIG.safety.tools).toHaveLength(15);
});

test.each([
  ['ai:\n  timout_seconds: 5\n', "ai.timout_seconds: unknown key; did you mean 'timeout_seconds'?"],
  ['dispaly:\n  max_fixes: 1\n', "dispaly: unknown section; did you mean 'display'?"],
  [
    'display:\n  max_fixes: 9\n',
    'display.max_fixes: Too big: expected number to be <=3; the default is used',
  ],
  ['ai:\n  enabled: "yes"\n', 'ai.enabled: expected boolean, received string; the default is used'],
  ['ai:\n  endpoint: ftp://x\n', 'ai.endpoint: must be an http or https URL; the default is used'],
  ['ai: 3\n', 'ai: must hold keys, not a number'],
  ['- a\n', "it must hold sections such as 'ai:', not a list"],
  ['safety:\n  tools:\n    - ls\n    - "rm -rf"\n', 'safety.tools[1]: '],
  ['ai: [\n', 'line 2: '],
])('%j is a warning with file, key and reason', async (text, expected) => {
  const { deps, path } = place(text);
  const { config, warnings } = await loadConfig(deps);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain(`${path}: ${expected}`);
  expect(config).toEqual(DEFAULT_CONFIG);
});

test('a named file that is missing is a warning, an absent usual one is not', async () => {
  const { deps } = place(undefined, { AI_RUN_CONFIG: '/nowhere/c.yaml' });
  expect((await loadConfig(deps)).warnings[0]).toContain('/nowhere/c.yaml: AI_RUN_CONFIG names it');
  expect((await loadConfig(place().deps)).warnings).toEqual([]);
});

test('environment over file, flags over both', async () => {
  const env = { AI_RUN_MODEL: 'm', AI_RUN_ENDPOINT: 'http://localhost:1/v1', AI_RUN_API_KEY: 'k' };
  const { deps } = place('ai:\n  enabled: true\n  model: f\n  api_key: f\n', env);
  const { config, sources } = await loadConfig(deps, { learn: true });
  expect(config.ai).toMatchObject({ model: 'm', endpoint: 'http://localhost:1/v1', api_key: 'k' });
  expect(config.display.learning_mode).toBe(true);
  expect(sources).toEqual({
    'ai.enabled': 'file',
    'ai.model': 'AI_RUN_MODEL',
    'ai.api_key': 'AI_RUN_API_KEY',
    'ai.endpoint': 'AI_RUN_ENDPOINT',
    'display.learning_mode': '--learn',
  });
});

test('whether the model is asked: flag, then variable, then file', async () => {
  const use = async (text: string, env: Record<string, string>, ai?: boolean) =>
    (await loadConfig(place(text, env).deps, ai === undefined ? {} : { ai })).model;
  expect(await use('', {})).toBe('on-request');
  expect(await use('ai: {enabled: true}', {})).toBe('on');
  expect(await use('ai: {enabled: true}', { AI_RUN_NO_AI: '1' })).toBe('off');
  expect(await use('ai: {enabled: true}', { AI_RUN_NO_AI: '0' })).toBe('on');
  expect(await use('', { AI_RUN_NO_AI: '1' }, true)).toBe('on');
  expect(await use('ai: {enabled: true}', {}, false)).toBe('off');
});

test("OpenAI's key is not sent to another server that has a key of its own", async () => {
  const other = 'ai:\n  endpoint: https://router.example/v1\n  api_key: theirs\n';
  const env = { OPENAI_API_KEY: 'openai' };
  expect((await loadConfig(place(other, env).deps)).config.ai.api_key).toBe('theirs');
  expect((await loadConfig(place('ai: {api_key: file}', env).deps)).config.ai.api_key).toBe('openai');
  expect((await loadConfig(place('', env).deps)).config.ai.api_key).toBe('openai');
});

const VALID: Readonly<Record<string, Readonly<Record<string, fc.Arbitrary<unknown>>>>> = {
  ai: {
    enabled: fc.boolean(),
    api_key: fc.stringMatching(/^[a-z0-9-]{1,20}$/),
    endpoint: fc.constantFrom('http://localhost:11434/v1', 'https://x.test/v1/chat/completions'),
    model: fc.stringMatching(/^[a-z0-9.:-]{1,20}$/),
    timeout_seconds: fc.integer({ min: 1, max: 600 }),
    provider: fc.constantFrom('openai', 'azure'),
    audit: fc.boolean(),
  },
  display: {
    learning_mode: fc.boolean(),
    max_fixes: fc.integer({ min: 1, max: 3 }),
    color_output: fc.boolean(),
  },
  history: { enabled: fc.boolean() },
  repair: {
    max_rounds: fc.integer({ min: 1, max: 50 }),
    allow: fc.array(fc.constantFrom('npm test', 'make')),
  },
  safety: { allow_unrestricted: fc.boolean() },
};

/** Any part of a valid file. */
const anyFile: fc.Arbitrary<Record<string, Record<string, unknown>>> = fc
  .subarray(
    Object.entries(VALID).flatMap(([name, keys]) =>
      Object.entries(keys).map(([key, value]) => ({ name, key, value })),
    ),
  )
  .chain((chosen) =>
    fc.tuple(...chosen.map(({ name, key, value }) => value.map((content) => ({ name, key, content })))),
  )
  .map((settings) => {
    const file: Record<string, Record<string, unknown>> = {};
    for (const { name, key, content } of settings) file[name] = { ...file[name], [key]: content };
    return file;
  });

test('Feature: shellpilot, Property 30: Configuration file loading', async () => {
  const bad = fc.constantFrom<[string, string, unknown]>(
    ['ai', 'enabled', 'perhaps'],
    ['ai', 'timeout_seconds', -1],
    ['display', 'max_fixes', 0],
    ['display', 'colour', true],
    ['history', 'enabled', []],
    ['repair', 'allow', 'all'],
    ['nonsense', 'x', 1],
  );
  await fc.assert(
    fc.asyncProperty(anyFile, fc.option(bad, { nil: undefined }), async (file, wrong) => {
      const data = structuredClone(file);
      if (wrong) data[wrong[0]] = { ...data[wrong[0]], [wrong[1]]: wrong[2] };
      const { config, warnings } = await loadConfig(place(dump(data)).deps);
      expect(warnings).toHaveLength(wrong ? 1 : 0);
      if (wrong)
        expect(warnings[0]).toContain(wrong[0] === 'nonsense' ? 'nonsense: ' : `${wrong[0]}.${wrong[1]}`);
      for (const [name, keys] of Object.entries(file)) {
        for (const [key, value] of Object.entries(keys)) {
          const expected = wrong?.[0] === name && wrong[1] === key ? get(DEFAULT_CONFIG, name, key) : value;
          expect(get(config, name, key)).toEqual(expected);
        }
      }
    }),
    { numRuns: 200 },
  );
});

test('Feature: shellpilot, Property 23: Configuration affects behavior', () => {
  fc.assert(
    fc.property(anyFile, (file) => {
      const { config } = checkConfig(file);
      for (const [name, keys] of Object.entries(VALID)) {
        for (const key of Object.keys(keys)) {
          const given = get(file, name, key);
          expect(get(config, name, key)).toEqual(
            given === undefined ? get(DEFAULT_CONFIG, name, key) : given,
          );
        }
      }
    }),
    { numRuns: 200 },
  );
});

test('Feature: shellpilot, Property 31: Default configuration fallback', async () => {
  const variables = fc.record(
    {
      LANG: fc.string(),
      XDG_CONFIG_HOME: fc.constantFrom('', 'relative', '/nowhere'),
      AI_RUN_NO_AI: fc.constantFrom('', '0'),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(variables, async (env) => {
      const loaded = await loadConfig({ env, home: '/nonexistent', cwd: '/', platform: 'linux' });
      expect(loaded).toMatchObject({
        config: DEFAULT_CONFIG,
        sources: {},
        warnings: [],
        model: 'on-request',
      });
    }),
    { numRuns: 100 },
  );
});

function get(value: unknown, ...path: string[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined || typeof value !== 'object' || value === null) return value;
  return get(Reflect.get(value, key), ...rest);
}
