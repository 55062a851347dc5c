import { isPlainValue } from './plain-values.js';
import type { Finder, Span } from './span.js';

const USER_AND_PASSWORD = /:\/\/[^\s:/?#@"'`<>\\]{0,256}:([^\s/?#"'`<>\\]{1,512})@/g;
const TOKEN_ALONE = /:\/\/([A-Za-z0-9_-]{20,512})@/g;
// user:password@tcp(host:port)/db, as Go programs write it.
const GO_DSN = /(?<![\w.-])[\w.-]{1,64}:([^\s@/:"'`]{1,256})@(?:tcp|unix)\(/g;

/** Finds credentials inside URLs and connection strings; the user name stays readable. */
export const findUrlCredentials: Finder = (text) => {
  if (!text.includes('@')) return [];
  return [
    ...findGroup(text, USER_AND_PASSWORD, () => true),
    ...findGroup(text, TOKEN_ALONE, (token) => /[0-9]/.test(token)),
    ...findGroup(text, GO_DSN, () => true),
  ];
};

function findGroup(text: string, pattern: RegExp, accept: (value: string) => boolean): Span[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const value = match[1] ?? '';
    if (isPlainValue(value) || !accept(value)) return [];
    const start = match.index + match[0].lastIndexOf(`${value}@`);
    return [{ start, end: start + value.length, kind: 'url-password' }];
  });
}
