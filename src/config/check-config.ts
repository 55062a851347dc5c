import type { ZodType } from 'zod';
import { nearestNames } from '../text/nearest-names.js';
import { type Config, configSchema } from './config-schema.js';
import { DEFAULT_CONFIG } from './default-config.js';

/** The settings of a file over the defaults, the key paths it set, and a sentence for each key it got wrong. */
export interface CheckedConfig {
  readonly config: Config;
  readonly set: readonly string[];
  readonly problems: readonly string[];
}

type Section = Readonly<Record<string, unknown>>;

/** Checks a config file's data key by key: what is wrong is named and has its default, the rest is in force. */
export function checkConfig(data: unknown): CheckedConfig {
  const set: string[] = [];
  const problems: string[] = [];
  if (data === undefined || data === null) return { config: DEFAULT_CONFIG, set, problems };
  if (!isSection(data)) {
    return {
      config: DEFAULT_CONFIG,
      set,
      problems: [`it must hold sections such as 'ai:', not ${kindOf(data)}`],
    };
  }
  const layers = Object.entries(data).map(([name, content]) => {
    const checked = checkSection(name, content);
    set.push(...checked.set);
    problems.push(...checked.problems);
    return [name, checked.values] as const;
  });
  return { config: overlay(new Map(layers)), set, problems };
}

interface CheckedSection {
  readonly values: Section;
  readonly set: readonly string[];
  readonly problems: readonly string[];
}

function checkSection(name: string, content: unknown): CheckedSection {
  const shape = sectionShape(name);
  if (shape === undefined) {
    return { values: {}, set: [], problems: [`${name}: unknown section${nearest(name, sectionNames())}`] };
  }
  if (content === null) return { values: {}, set: [], problems: [] };
  if (!isSection(content)) {
    return { values: {}, set: [], problems: [`${name}: must hold keys, not ${kindOf(content)}`] };
  }
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [key, value] of Object.entries(content)) {
    const problem = checkKey(shape, `${name}.${key}`, value, (valid) => {
      values[key] = valid;
    });
    if (problem !== undefined) problems.push(problem);
  }
  return { values, set: Object.keys(values).map((key) => `${name}.${key}`), problems };
}

function checkKey(
  shape: Shape,
  path: string,
  value: unknown,
  accept: (valid: unknown) => void,
): string | undefined {
  const key = path.slice(path.indexOf('.') + 1);
  const schema = Object.hasOwn(shape, key) ? shape[key] : undefined;
  if (schema === undefined) return `${path}: unknown key${nearest(key, Object.keys(shape))}`;
  // `key:` without a value means the default, as in the starter file.
  if (value === null) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) {
    accept(parsed.data);
    return undefined;
  }
  const [issue] = parsed.error.issues;
  const inner = (issue?.path ?? [])
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('');
  return `${path}${inner}: ${issue?.message.replace(/^Invalid input: /, '') ?? 'it is not valid'}; the default is used`;
}

type Shape = Readonly<Record<string, ZodType>>;

function sectionNames(): string[] {
  return Object.keys(configSchema.shape);
}

function sectionShape(name: string): Shape | undefined {
  const sections: Readonly<Record<string, { readonly shape: object }>> = configSchema.shape;
  return Object.hasOwn(sections, name) ? { ...sections[name]?.shape } : undefined;
}

function overlay(layers: ReadonlyMap<string, Section>): Config {
  const merged = Object.entries(DEFAULT_CONFIG).map(([name, section]) => [
    name,
    { ...section, ...layers.get(name) },
  ]);
  return { ...DEFAULT_CONFIG, ...Object.fromEntries(merged) };
}

function nearest(name: string, valid: readonly string[]): string {
  const [first] = nearestNames(name, valid);
  return first === undefined ? ` (known: ${valid.join(', ')})` : `; did you mean '${first}'?`;
}

function isSection(value: unknown): value is Section {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'a list' : `a ${typeof value}`;
}
