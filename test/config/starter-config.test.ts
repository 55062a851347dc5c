import { expect, test } from 'vitest';
import { checkConfig } from '../../src/config/check-config.js';
import { configSchema } from '../../src/config/config-schema.js';
import { DEFAULT_CONFIG } from '../../src/config/default-config.js';
import { parseYaml } from '../../src/config/parse-yaml.js';
import { STARTER_CONFIG } from '../../src/config/starter-config.js';

function check(text: string) {
  const parsed = parseYaml(text);
  if (!parsed.ok) throw new Error(parsed.reason);
  return checkConfig(parsed.value);
}

test('as it is written it changes nothing', () => {
  expect(check(STARTER_CONFIG)).toEqual({ config: DEFAULT_CONFIG, set: [], problems: [] });
});

test('with every # removed it is valid and names every key, with the defaults', () => {
  const { config, set, problems } = check(STARTER_CONFIG.replace(/^(\s*)#(?=\S)/gm, '$1'));
  expect(problems).toEqual([]);
  const keys = Object.entries(configSchema.shape).flatMap(([name, section]) =>
    Object.keys(section.shape).map((key) => `${name}.${key}`),
  );
  expect([...set].sort()).toEqual(keys.sort());
  expect(config).toMatchObject(DEFAULT_CONFIG);
});
