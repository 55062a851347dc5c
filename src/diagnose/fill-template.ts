import { quoteWord } from '../shell/quote-word.js';
import { type EditArgument, editArgument, editLine, isLineFilter } from './line-filters.js';
import type { MatchScope, Value } from './match-scope.js';
import { type FilterCall, parseTemplate, type TemplatePart } from './parse-template.js';
import { asValue, WORD_FILTERS } from './word-filters.js';

/** Fills a command: words are quoted, and a value that could pass for an option or hide a control byte drops the fix. */
export function fillCommand(template: string, scope: MatchScope): string | undefined {
  let filled = '';
  for (const part of parseTemplate(template)) {
    const text = part.kind === 'text' ? part.text : commandText(part, scope, filled);
    if (text === undefined) return undefined;
    filled += text;
  }
  return filled.trim() || undefined;
}

/** Fills plain text; optional stretches with a missing value vanish, any other missing value gives undefined. */
export function fillText(template: string, scope: MatchScope, optional = false): string | undefined {
  return joinParts(parseTemplate(template, optional), scope);
}

function joinParts(parts: readonly TemplatePart[], scope: MatchScope): string | undefined {
  let filled = '';
  for (const part of parts) {
    if (part.kind === 'optional') filled += joinParts(part.parts, scope) ?? '';
    else {
      const text = part.kind === 'text' ? part.text : partValue(part, scope)?.text;
      if (text === undefined) return undefined;
      filled += text;
    }
  }
  return filled;
}

function commandText(part: TemplatePart, scope: MatchScope, before: string): string | undefined {
  if (part.kind !== 'value') return undefined;
  const value = partValue(part, scope);
  if (!value) return undefined;
  if (value.kind === 'line') return value.text;
  if (value.text === '' || hasControl(value.text)) return undefined;
  const startsWord = before === '' || /\s$/.test(before);
  if (startsWord && value.kind === 'word' && value.text.startsWith('-')) return undefined;
  return isHomePath(value.text) ? value.text : quoteWord(value.text);
}

/** A plain path below the home folder: its tilde must stay outside of quotes. */
function isHomePath(text: string): boolean {
  return /^~\/[\w./-]*$/.test(text);
}

function partValue(part: TemplatePart, scope: MatchScope): Value | undefined {
  if (part.kind !== 'value') return undefined;
  const filters = [...part.filters];
  let value = scope.values.get(part.name)?.[0];
  if (!value && filters[0]?.name === 'default') value = argumentValue(filters.shift()?.args[0], scope);
  for (const filter of filters) {
    if (!value) return undefined;
    value = filter.name === 'default' ? value : applyFilter(value, filter, scope);
  }
  return value;
}

function applyFilter(value: Value, filter: FilterCall, scope: MatchScope): Value | undefined {
  if (isLineFilter(filter.name)) {
    const args = filter.args.map((arg): EditArgument | undefined => {
      if (arg.kind === 'literal') return { text: arg.text, shell: arg.text };
      const named = scope.values.get(arg.name)?.[0];
      return named && !hasControl(named.text) ? editArgument(named) : undefined;
    });
    if (!args.every((arg) => arg !== undefined)) return undefined;
    return asValue(editLine(value.text, filter.name, args, scope), 'line');
  }
  // Text that a program printed must never enter a line unquoted, so a line takes literals only.
  if (value.kind === 'line' && filter.args.some((arg) => arg.kind === 'name')) return undefined;
  const args = filter.args.map((arg) => argumentValue(arg, scope)?.text);
  if (!args.every((arg) => arg !== undefined)) return undefined;
  return asValue(WORD_FILTERS[filter.name]?.(value.text, args, scope.world), value.kind);
}

function argumentValue(arg: FilterCall['args'][number] | undefined, scope: MatchScope): Value | undefined {
  if (!arg) return undefined;
  return arg.kind === 'literal' ? { kind: 'word', text: arg.text } : scope.values.get(arg.name)?.[0];
}

function hasControl(text: string): boolean {
  return /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/.test(text);
}
