import { isPlainValue, looksGenerated } from './plain-values.js';
import type { Finder, Span } from './span.js';

const HEADER =
  /(?<![A-Za-z-])((?:proxy-)?authorization|(?:set-)?cookie)(?:\\?["'])?[ \t]{0,4}[:=][ \t]{0,4}(?:\\?["'`])?/gi;
const SCHEME =
  /(?:basic|bearer|token|digest|negotiate|apikey|api-key|key|aws4-hmac-sha256|sso-key|splunk)[ \t]{1,4}/iy;
const BEARER = /(?<![A-Za-z])Bearer[ \t]{1,4}([A-Za-z0-9._~+/=-]{8,4096})/gi;
const REST = /[^\r\n"'`\\]{1,4096}/y;

/** Finds credentials in Authorization and Cookie headers, in quotes or not, and behind a bare `Bearer`. */
export const findHeaders: Finder = (text) => [...findNamedHeaders(text), ...findBearers(text)];

function findNamedHeaders(text: string): Span[] {
  const spans: Span[] = [];
  const search = new RegExp(HEADER);
  for (let match = search.exec(text); match !== null; match = search.exec(text)) {
    const cookie = /cookie$/i.test(match[1] ?? '');
    const start = cookie ? search.lastIndex : endOfMatch(SCHEME, text, search.lastIndex);
    const end = endOfMatch(REST, text, start);
    const value = text.slice(start, end).trimEnd();
    const certain = cookie
      ? value.includes('=')
      : start > search.lastIndex && !/^(?:realm|error)=/.test(value);
    if ((certain || isLoneToken(value)) && !isPlainValue(value)) {
      spans.push({ start, end: start + value.length, kind: cookie ? 'cookie' : 'authorization' });
    }
    search.lastIndex = Math.max(search.lastIndex, end);
  }
  return spans;
}

function findBearers(text: string): Span[] {
  return [...text.matchAll(BEARER)].flatMap((match) => {
    const token = match[1] ?? '';
    if (!/[0-9]/.test(token) && token.length < 24) return [];
    const end = match.index + match[0].length;
    return [{ start: end - token.length, end, kind: 'authorization' }];
  });
}

function isLoneToken(value: string): boolean {
  return !/\s/.test(value) && looksGenerated(value);
}

function endOfMatch(pattern: RegExp, text: string, from: number): number {
  const sticky = new RegExp(pattern);
  sticky.lastIndex = from;
  return sticky.test(text) ? sticky.lastIndex : from;
}
