import type { z } from 'zod';

/** A reply read as JSON of the wanted shape, or why it is refused. */
export type ParsedReply<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly kind: 'truncated' | 'bad_reply'; readonly reason: string };

/**
 * Reads a model's text as one object of the schema. Repairs what is certain (code fences, prose around,
 * trailing commas, a reasoning preamble); never closes what was left open, because a cut command is another command.
 */
export function parseReply<T>(text: string, schema: z.ZodType<T>): ParsedReply<T> {
  const body = text.replace(/^\s*<think>[\s\S]*?<\/think>/, '').trim();
  if (body === '') return { ok: false, kind: 'bad_reply', reason: 'the reply is empty' };
  const { objects, open } = findObjects(body);
  if (open) return { ok: false, kind: 'truncated', reason: '' };
  if (objects.length === 0) return { ok: false, kind: 'bad_reply', reason: 'the reply holds no JSON object' };
  return pickOnly(objects, schema);
}

/** Exactly one object may fit: with two, nothing says which one is meant. */
function pickOnly<T>(objects: readonly string[], schema: z.ZodType<T>): ParsedReply<T> {
  const results = objects.map((source) => schema.safeParse(parseJson(source)));
  const [first, second] = results.filter((result) => result.success);
  if (first?.success && second === undefined) return { ok: true, value: first.data };
  if (second) return { ok: false, kind: 'bad_reply', reason: 'the reply holds more than one answer' };
  const issue = results[0]?.error?.issues[0];
  const place = issue?.path.join('.');
  return {
    ok: false,
    kind: 'bad_reply',
    reason: place ? `its field ${place} is not valid` : 'it is not the JSON asked for',
  };
}

function parseJson(source: string): unknown {
  for (const candidate of [source, withoutTrailingCommas(source)]) {
    try {
      return JSON.parse(candidate);
    } catch {
      // the next candidate, or not JSON at all
    }
  }
  return undefined;
}

const STRING_OR_COMMA = /"(?:[^"\\]|\\.)*"|,(?=\s*[}\]])/gs;

function withoutTrailingCommas(source: string): string {
  return source.replace(STRING_OR_COMMA, (match) => (match === ',' ? '' : match));
}

/** Every outermost `{…}` of a text, and whether the last one was left open; quotes count inside objects only. */
function findObjects(text: string): { readonly objects: readonly string[]; readonly open: boolean } {
  const objects: string[] = [];
  let from = text.indexOf('{');
  while (from !== -1) {
    const end = endOfObject(text, from);
    if (end === undefined) return { objects, open: true };
    objects.push(text.slice(from, end));
    from = text.indexOf('{', end);
  }
  return { objects, open: false };
}

/** The index behind the brace that closes the object at `from`; undefined where the text ends first. */
function endOfObject(text: string, from: number): number | undefined {
  let depth = 0;
  for (const { 0: token, index } of text.slice(from).matchAll(/"(?:[^"\\]|\\.)*"|[{}"]/gs)) {
    if (token === '"') return undefined;
    if (token === '{') depth += 1;
    if (token === '}') depth -= 1;
    if (depth === 0) return from + index + 1;
  }
  return undefined;
}
