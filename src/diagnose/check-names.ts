import { isLineFilter } from './line-filters.js';
import { parseTemplate, type TemplatePart, templateNames } from './parse-template.js';
import type { PatternSpec, ValueSpec } from './pattern-schema.js';
import { isSource } from './sources/read-source.js';
import { WORD_FILTERS } from './word-filters.js';

const ALWAYS_THERE =
  /^(?:original_command|sudo|rights|cwd|exit_code|program|tool|command_name|target_file|subcommand|arg\d|last_arg|redirect|input|option_word)$/;

/** What a pattern refers to and does not exist: values, filters, sources; and placeholders inside quotes. */
export function unknownNames(pattern: PatternSpec): readonly string[] {
  const known = new Set([...groupNames(pattern.regex), ...groupNames(pattern.command)]);
  const problems: string[] = [];
  const check = (template: string): void => {
    for (const name of templateNames(template)) {
      if (!known.has(name) && !ALWAYS_THERE.test(name))
        problems.push(`'{${name}}' is no value of this pattern`);
    }
    const malformed = /\{[a-z]\w*\|[^}]*\}?/.exec(leftover(template))?.[0];
    if (malformed) problems.push(`'${malformed}' is no placeholder: check its filters and quotes`);
    problems.push(...unknownFilters(parseTemplate(template, true)));
  };
  for (const [name, spec] of Object.entries(pattern.let ?? {})) {
    valueTemplates(spec).forEach(check);
    problems.push(
      ...sourcesOf(spec)
        .filter((source) => !isSource(source))
        .map((source) => `'${source}' is no source of names`),
    );
    known.add(name);
  }
  if (pattern.explain) check(pattern.explain);
  for (const fix of pattern.fixes) {
    [fix.command, fix.explanation, fix.why ?? ''].forEach(check);
    if (quotedPlaceholder(fix.command))
      problems.push(`a placeholder stands inside quotes in '${fix.command}'; build the text in 'let'`);
  }
  return [...new Set(problems)];
}

function groupNames(regex: string | undefined): readonly string[] {
  return [...(regex ?? '').matchAll(/\(\?<(\w+)>/g)].map((match) => match[1] ?? '');
}

function valueTemplates(spec: ValueSpec): readonly string[] {
  if (typeof spec === 'string') return [spec];
  if ('near' in spec) return [spec.near];
  if ('capture' in spec) return [spec.of.replace(/^(?:file|env):/, '')];
  if ('table' in spec) return [spec.key, spec.or ?? ''];
  return 'first' in spec ? spec.first : [];
}

function sourcesOf(spec: ValueSpec): readonly string[] {
  if (typeof spec === 'string') return [];
  if ('near' in spec) return spec.from;
  return 'list' in spec ? spec.list : [];
}

function unknownFilters(parts: readonly TemplatePart[]): readonly string[] {
  return parts.flatMap((part) => {
    if (part.kind === 'text') return [];
    if (part.kind === 'optional') return unknownFilters(part.parts);
    return part.filters
      .map((filter) => filter.name)
      .filter((name) => name !== 'default' && !isLineFilter(name) && !Object.hasOwn(WORD_FILTERS, name))
      .map((name) => `'|${name}' is no filter`);
  });
}

function leftover(template: string): string {
  return parseTemplate(template)
    .map((part) => (part.kind === 'text' ? part.text : ''))
    .join('');
}

function quotedPlaceholder(template: string): boolean {
  const text = parseTemplate(template)
    .map((part) => (part.kind === 'text' ? part.text : '\u0000'))
    .join('');
  const quoted = text.replaceAll(/\\./g, '').match(/'[^']*'|"[^"]*"/g) ?? [];
  return quoted.some((part) => part.includes('\u0000'));
}
