import { isCloseSlip } from '../text/close-slip.js';
import { nearestFirst, nearestNames } from '../text/nearest-names.js';
import { deletesNamed } from './deletes-named.js';
import { fillText } from './fill-template.js';
import { type MatchScope, targetCommand, type Value, word } from './match-scope.js';
import type { ValueSpec } from './pattern-schema.js';
import { PREFERRED_NAMES } from './sources/common-programs.js';
import { readSource } from './sources/read-source.js';
import type { PatternTables } from './tables.js';

/** Adds the values that a pattern derives, in their order; what cannot be found stays missing. */
export function resolveValues(
  specs: Readonly<Record<string, ValueSpec>> | undefined,
  scope: MatchScope,
  tables: PatternTables,
): MatchScope {
  let current = scope;
  for (const [name, spec] of Object.entries(specs ?? {})) {
    const found = resolveValue(spec, current, tables).filter((value) => value.text !== '');
    if (found.length > 0) current = { ...current, values: new Map(current.values).set(name, found) };
  }
  return current;
}

function resolveValue(spec: ValueSpec, scope: MatchScope, tables: PatternTables): readonly Value[] {
  if (typeof spec === 'string') return textValue(spec, scope);
  if ('near' in spec) return nearValues(spec, scope);
  if ('list' in spec) return listValues(spec, scope);
  if ('capture' in spec) return captured(spec, scope);
  if ('table' in spec) return tableValues(spec, scope, tables);
  for (const template of spec.first) {
    const found = textValue(template, scope);
    if (found.length > 0) return found;
  }
  return [];
}

/** A template that is just one placeholder keeps all candidates of that value. */
function textValue(template: string, scope: MatchScope): readonly Value[] {
  const alone = /^\{(\w+)\}$/.exec(template)?.[1];
  if (alone) return scope.values.get(alone) ?? [];
  const filled = fillText(template, scope);
  return filled === undefined ? [] : [word(filled)];
}

/** Sources of programs, of which the well-known are likelier; a subcommand of such a name is not. */
const PROGRAM_SOURCES = /^(?:programs|commands|builtins|output_words)$/;

/** Near names from the first source that has some; a word that the source itself has is no slip of another. */
function nearValues(
  spec: {
    near: string;
    from: readonly string[];
    max?: number | undefined;
    prefix?: boolean | undefined;
    parts?: boolean | undefined;
  },
  scope: MatchScope,
): readonly Value[] {
  const typed = fillText(spec.near, scope);
  if (!typed) return [];
  for (const source of spec.from) {
    const { names: all, ranked } = readSource(source, typed, scope);
    const surely = deletesNamed(targetCommand(scope), source);
    const likely = surely ? all.filter((name) => isCloseSlip(typed, name)) : all;
    const names = /^(?:files|folders)$/.test(source) ? likely.filter(notTyped(scope)) : likely;
    const found = ranked
      ? (source.startsWith('hinted') ? nearestFirst(typed, names) : names).slice(0, spec.max ?? 3)
      : nearestNames(typed, names, {
          max: spec.max ?? 3,
          preferred: PROGRAM_SOURCES.test(source) ? PREFERRED_NAMES : [],
          prefix: spec.prefix ?? true,
          parts: spec.parts ?? false,
        });
    if (found.length > 0) return isKnown(source, all, typed) ? [] : found.map(word);
  }
  return [];
}

/** Of a file that the command names already nobody meant the second name: `diff a.txt b.txt` without a `b.txt`. */
function notTyped(scope: MatchScope): (name: string) => boolean {
  const typed = targetCommand(scope)?.words.map(({ value }) => value) ?? [];
  return (name) => !typed.includes(name);
}

/** Whether a source of real names has the word; what was printed repeats the word and proves nothing. */
function isKnown(source: string, names: readonly string[], typed: string): boolean {
  return !/^(?:output|hinted|lines)/.test(source) && names.includes(typed);
}

function listValues(
  spec: { list: readonly string[]; max?: number | undefined; matching?: string | undefined },
  scope: MatchScope,
): readonly Value[] {
  const matching = spec.matching === undefined ? undefined : new RegExp(spec.matching);
  const names = spec.list.flatMap((source) => readSource(source, '', scope).names);
  return [...new Set(names)]
    .filter((name) => matching?.test(name) ?? true)
    .slice(0, spec.max ?? 3)
    .map(word);
}

function captured(
  spec: { capture: string; of: string; all?: boolean | undefined },
  scope: MatchScope,
): readonly Value[] {
  const source = captureText(spec.of, scope);
  if (source === undefined) return [];
  const matches = [...source.matchAll(new RegExp(spec.capture, 'gm'))].slice(0, spec.all ? 200 : 1);
  const found = matches.map((match) => match.groups?.item ?? match[1] ?? match[0]);
  return spec.all ? [word([...new Set(found)].join(' '))].filter(({ text }) => text !== '') : found.map(word);
}

/** What a capture looks at: the output, the command line, a file's content, or a filled template. */
function captureText(of: string, scope: MatchScope): string | undefined {
  if (of === 'output') return scope.output;
  if (of === 'command') return scope.context.command;
  if (of.startsWith('file:')) {
    const path = fillText(of.slice('file:'.length), scope);
    return path === undefined ? undefined : scope.world.read(path);
  }
  if (of.startsWith('env:')) return scope.world.env[of.slice('env:'.length)];
  return fillText(of, scope);
}

function tableValues(
  spec: { table: string; key: string; or?: string | undefined },
  scope: MatchScope,
  tables: PatternTables,
): readonly Value[] {
  const key = fillText(spec.key, scope);
  if (key === undefined) return [];
  const table = tables[spec.table] ?? {};
  const entry = Object.hasOwn(table, key) ? table[key] : undefined;
  if (entry !== undefined) return [entry].flat().map(word);
  return spec.or === undefined ? [] : textValue(spec.or, scope);
}
