import { environmentSecrets, isTelling, type KnownSecret } from './redact/environment-secrets.js';
import { findArguments } from './redact/find-arguments.js';
import { findAssignments } from './redact/find-assignments.js';
import { findHeaders } from './redact/find-headers.js';
import { findInWords } from './redact/find-in-words.js';
import { findPemBlocks } from './redact/find-pem.js';
import { findPhrases } from './redact/find-phrases.js';
import { findProviderKeys } from './redact/find-provider-keys.js';
import { findRandomStrings } from './redact/find-random.js';
import { findUrlCredentials } from './redact/find-urls.js';
import { mergeSpans, type Span, subtractSpans } from './redact/span.js';
import { seeThroughEscapes, stripCodes } from './redact/through-escapes.js';

/** Masks secrets in any number of texts; one secret has one placeholder throughout. */
export interface Redactor {
  /** The text with every secret replaced by a placeholder that names its kind. */
  readonly redact: (text: string) => string;
  /** The words of a command, each redacted, knowing which option stands before it. */
  readonly redactArgv: (argv: readonly string[]) => string[];
  /** The text with this redactor's placeholders turned back into the secrets. */
  readonly restore: (text: string) => string;
  /** The placeholders given so far, in order. */
  readonly found: () => readonly string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

const FINDERS = [
  findPemBlocks,
  findProviderKeys,
  findHeaders,
  findUrlCredentials,
  findAssignments,
  findArguments,
  findPhrases,
  findRandomStrings,
].map(seeThroughEscapes);
const PLACEHOLDER = /\[redacted:[a-z0-9][a-z0-9-]{0,60}\]/g;
const ONE_PLACEHOLDER = /^\[redacted:[a-z0-9][a-z0-9-]{0,60}\]$/;
const MAX_KNOWN = 256;
const MAX_PASSES = 4;

/** Masks the secrets of one text: formats of providers, credentials in their usual places, values of `env`. */
export function redact(text: string, env: Environment = {}): string {
  return createRedactor({ env }).redact(text);
}

/** A redactor that knows the environment's secrets and learns those it meets. */
export function createRedactor({ env }: { readonly env: Environment }): Redactor {
  const known = environmentSecrets(env);
  const placeholders = new Map<string, string>();
  const secrets = new Map<string, string>();
  const counts = new Map<string, number>();
  // Placeholders that were in a text before: they stand for secrets that only their own redactor knows.
  const foreign = new Set<string>();

  function placeholderOf(found: string, kind: string): string {
    const secret = stripCodes(found);
    const given = placeholders.get(secret);
    if (given !== undefined) return given;
    let count = counts.get(kind) ?? 0;
    let name = '';
    do {
      count++;
      name = `[redacted:${kind}${count > 1 ? `-${count}` : ''}]`;
    } while (secrets.has(name) || foreign.has(name));
    counts.set(kind, count);
    placeholders.set(secret, name);
    secrets.set(name, secret);
    if (isTelling(secret) && known.length < MAX_KNOWN) known.push({ value: secret, kind });
    return name;
  }

  // Masking can lay open what a longer word hid, so it is repeated until nothing changes.
  function redactText(text: string): string {
    let masked = text;
    for (const [name] of text.matchAll(PLACEHOLDER)) if (!secrets.has(name)) foreign.add(name);
    for (let pass = 0; pass < MAX_PASSES; pass++) {
      const next = maskOnce(masked, known, placeholderOf);
      if (next === masked) break;
      masked = next;
    }
    return masked;
  }

  return {
    redact: redactText,
    redactArgv: (argv) => redactWords(argv, redactText, placeholderOf),
    restore: (text) => text.replace(PLACEHOLDER, (name) => secrets.get(name) ?? name),
    found: () => [...secrets.keys()],
  };
}

type Name = (secret: string, kind: string) => string;

function maskOnce(text: string, known: readonly KnownSecret[], name: Name): string {
  const holes = [...text.matchAll(PLACEHOLDER)].map((match) => spanAt(match.index, match[0], ''));
  const found = mergeSpans([...FINDERS.flatMap((find) => find(text)), ...findKnown(text, known)]);
  const spans = subtractSpans(found, holes);
  // Name all of them first: what is learnt from one line is then masked in every other.
  const learnt = spans.map((span) => ({ value: text.slice(span.start, span.end), kind: span.kind }));
  for (const secret of learnt) name(secret.value, secret.kind);
  const all = subtractSpans(mergeSpans([...spans, ...findKnown(text, known)]), holes);
  return replaceSpans(text, all, name);
}

function replaceSpans(text: string, spans: readonly Span[], name: Name): string {
  const parts: string[] = [];
  let at = 0;
  for (const span of spans) {
    parts.push(text.slice(at, span.start), name(text.slice(span.start, span.end), span.kind));
    at = span.end;
  }
  return parts.join('') + text.slice(at);
}

function findKnown(text: string, known: readonly KnownSecret[]): Span[] {
  return known.flatMap(({ value, kind }) => {
    const spans: Span[] = [];
    for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + value.length)) {
      spans.push(spanAt(at, value, kind));
    }
    return spans;
  });
}

function spanAt(start: number, content: string, kind: string): Span {
  return { start, end: start + content.length, kind };
}

function redactWords(argv: readonly string[], redactText: (text: string) => string, name: Name): string[] {
  const starts = new Map(findInWords(argv).map(({ index, from }) => [index, from]));
  return argv.map((word, index) => {
    const from = starts.get(index);
    if (from === undefined) return redactText(word);
    const value = word.slice(from);
    const masked = redactText(value);
    return word.slice(0, from) + (ONE_PLACEHOLDER.test(masked) ? masked : name(value, 'password'));
  });
}
