import type { z } from 'zod';
import { parseYaml } from '../config/parse-yaml.js';
import { unknownNames } from './check-names.js';
import type { CompiledPattern } from './compiled-pattern.js';
import { literalHints } from './literal-hints.js';
import {
  type Example,
  type Ignore,
  type PatternSpec,
  patternFileSchema,
  patternSchema,
} from './pattern-schema.js';

/** A pattern with the cases that prove it. */
export interface PatternWithCases {
  readonly pattern: CompiledPattern;
  readonly examples: readonly Example[];
  readonly ignores: readonly Ignore[];
}

/** What a pattern file gives: its good patterns, and a sentence for each bad one that names file, id and reason. */
export interface CompiledFile {
  readonly patterns: readonly PatternWithCases[];
  readonly problems: readonly string[];
}

/** Compiles the text of a pattern file; whatever is wrong in it is skipped and named. */
export function compilePatternFile(file: string, text: string, trusted: boolean): CompiledFile {
  const yaml = parseYaml(text);
  if (!yaml.ok) return { patterns: [], problems: [`${file}:${yaml.line}: not valid YAML: ${yaml.reason}`] };
  const outer = patternFileSchema.safeParse(yaml.value);
  if (!outer.success) return { patterns: [], problems: [`${file}: ${reason(outer.error)}`] };
  const patterns: PatternWithCases[] = [];
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const [index, raw] of outer.data.patterns.entries()) {
    const name = `${file}: ${patternName(raw, index)}`;
    const parsed = patternSchema.safeParse(withTool(raw, outer.data.tool));
    const wrong = parsed.success ? faults(parsed.data, seen) : [reason(parsed.error)];
    if (wrong.length > 0) problems.push(`${name}: ${wrong.join('; ')}`);
    if (!parsed.success || wrong.length > 0) continue;
    seen.add(parsed.data.id);
    patterns.push(compile(parsed.data, trusted));
  }
  return { patterns, problems };
}

function faults(spec: PatternSpec, seen: ReadonlySet<string>): readonly string[] {
  return [
    ...unknownNames(spec),
    ...(seen.has(spec.id) ? ['its id is used twice'] : []),
    ...(spec.regex || spec.command ? [] : ['it needs a regex or a command']),
  ];
}

function compile(spec: PatternSpec, trusted: boolean): PatternWithCases {
  const { examples = [], ignores = [], ...rest } = spec;
  const hints = spec.regex === undefined ? undefined : literalHints(spec.regex);
  return { pattern: { ...rest, trusted, ...(hints === undefined ? {} : { hints }) }, examples, ignores };
}

/** Gives a pattern the file's tool; `tool: any` lifts it, for messages that other programs pass on. */
function withTool(raw: unknown, tool: readonly string[] | undefined): unknown {
  if (typeof raw !== 'object' || raw === null) return raw;
  if (!('tool' in raw)) return tool ? { ...raw, tool } : raw;
  return raw.tool === 'any' ? { ...raw, tool: undefined } : raw;
}

function patternName(raw: unknown, index: number): string {
  const id = typeof raw === 'object' && raw !== null && 'id' in raw ? String(raw.id) : undefined;
  return id ? `pattern '${id}'` : `pattern ${index + 1}`;
}

function reason(error: z.ZodError): string {
  return error.issues
    .map(({ path, message }) => (path.length === 0 ? message : `${path.join('.')}: ${message}`))
    .slice(0, 3)
    .join('; ');
}
