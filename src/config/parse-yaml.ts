import { CORE_SCHEMA, load, Type, YAMLException } from 'js-yaml';

// Without timestamps: `api_version: 2024-10-21` is text to whoever writes it.
const MERGE = new Type('tag:yaml.org,2002:merge', { kind: 'scalar', resolve: (key) => key === '<<' });
const SCHEMA = CORE_SCHEMA.extend({ implicit: [MERGE] });

/** YAML text as plain data, or the reason and the line (from 1) where it stops being YAML. */
export type ParsedYaml =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly reason: string; readonly line: number };

/** Parses YAML text; bad text is a value, never an exception. An empty text is undefined. */
export function parseYaml(text: string): ParsedYaml {
  try {
    return { ok: true, value: load(text.replace(/^\uFEFF/, ''), { schema: SCHEMA }) };
  } catch (error) {
    if (!(error instanceof YAMLException)) return { ok: false, reason: String(error), line: 1 };
    // Text that ends too early is reported one line behind its end.
    const line = Math.min((error.mark?.line ?? 0) + 1, text.split('\n').length);
    return { ok: false, reason: error.reason, line };
  }
}
