import { load, YAMLException } from 'js-yaml';

/** YAML text as plain data, or the reason and the line (from 1) where it stops being YAML. */
export type ParsedYaml =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly reason: string; readonly line: number };

/** Parses YAML text; bad text is a value, never an exception. An empty text is undefined. */
export function parseYaml(text: string): ParsedYaml {
  try {
    return { ok: true, value: load(text.replace(/^\uFEFF/, '')) };
  } catch (error) {
    if (!(error instanceof YAMLException)) return { ok: false, reason: String(error), line: 1 };
    // Text that ends too early is reported one line behind its end.
    const line = Math.min((error.mark?.line ?? 0) + 1, text.split('\n').length);
    return { ok: false, reason: error.reason, line };
  }
}
