import { isPlainValue, looksGenerated } from './plain-values.js';
import { readValue, type Value } from './read-value.js';
import { isSecretName } from './secret-names.js';
import type { Finder, Span } from './span.js';

// A name, an optional closing quote, then = or : but no other operator (==, =~, ::, ://); Ruby and PHP write =>.
const ASSIGNMENT =
  /(?<![A-Za-z0-9_.-])([A-Za-z0-9_.-]{2,80})(["'`]|\\["'])?\]?([ \t]{0,8})(:=|=>|=|:)(?![=>~:/])([ \t]{0,8})/g;
const TO_SPACE = /[\s"'`]/;
const TO_SEPARATOR = /[\s"'`;&|<>,)}\]]/;

/** Finds values given to secret-like names: environment files, INI, YAML, JSON, queries, connection strings, code. */
export const findAssignments: Finder = (text) => {
  const spans: Span[] = [];
  const search = new RegExp(ASSIGNMENT);
  for (let match = search.exec(text); match !== null; match = search.exec(text)) {
    const [whole, name = '', closing = '', before = '', operator = '', after = ''] = match;
    if (!isSecretName(name)) continue;
    // Ruby writes `name': the quote is not the name's own, so what follows is prose.
    if (closing !== '' && text[match.index - 1] !== closing.at(-1)) continue;
    const spaced = before + after !== '';
    const begins = startsItem(text, match.index);
    const colon = operator === ':';
    const stops = !colon && begins && closing === '' ? TO_SPACE : TO_SEPARATOR;
    const value = readValue(text, match.index + whole.length, stops);
    const sure = closing !== '' || (begins && !colon) || (!colon && !spaced);
    if (isSecretValue(text, value, { sure, begins, spaced, colon })) {
      spans.push({ start: value.start, end: value.end, kind: kindOf(name) });
    }
    search.lastIndex = Math.max(search.lastIndex, value.end);
  }
  return spans;
};

interface Site {
  /** The notation alone says that this is an assignment. */
  readonly sure: boolean;
  readonly begins: boolean;
  readonly spaced: boolean;
  readonly colon: boolean;
}

function isSecretValue(text: string, value: Value, site: Site): boolean {
  const content = text.slice(value.start, value.end);
  if (isPlainValue(content)) return false;
  if (value.quoted && (!content.includes(' ') || !site.colon || site.sure)) return true;
  // A line of YAML that is nothing but the name and its value: a pass phrase may have blanks.
  if (value.quoted) return site.begins && endsLine(text, value.end);
  if (isCode(content, text.charAt(value.end))) return false;
  if (site.sure) return true;
  // "Unexpected token: x" and "password: may not be blank" are prose; "invalid token: a81kx93k" gives one away.
  return (site.begins && endsLine(text, value.end)) || looksGenerated(content);
}

function isCode(content: string, next: string): boolean {
  if (/^[A-Za-z_$][\w$.]{0,200}\(/.test(content) || /^(?:new|await|return|function)$/.test(content))
    return true;
  if (/^[A-Za-z_$]{1,60}(?:\.[A-Za-z_$]{1,60}){1,8}[;,]?$/.test(content)) return true;
  return /^[A-Za-z_$]{1,60};?$/.test(content) && (next === ';' || next === ')' || content.endsWith(';'));
}

function startsItem(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 80), at);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  return (
    /^[\s>|+<-]*(?:export |set |setx |declare -x |ENV |ARG |- )?\s*$/.test(line) ||
    /["'`{,(]\s{0,8}$/.test(line)
  );
}

function endsLine(text: string, at: number): boolean {
  return /^["'`,;)}\]]{0,4}[ \t]{0,4}(?:\r?\n|$|#)/.test(text.slice(at, at + 12));
}

function kindOf(name: string): string {
  const lower = name.toLowerCase();
  if (/pass|pwd/.test(lower)) return 'password';
  if (/token/.test(lower)) return 'token';
  if (/key/.test(lower)) return 'key';
  return 'secret';
}
