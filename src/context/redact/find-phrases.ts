import { isPlainValue } from './plain-values.js';
import { isSecretName } from './secret-names.js';
import type { Finder, Span } from './span.js';

interface Phrase {
  readonly kind: string;
  /** Literal lower-case text that the phrase contains: a cheap test before the exact one. */
  readonly hint: string;
  /** The phrase; its only group is the secret. */
  readonly words: RegExp;
}

/** Places where tools write a secret without a sign between it and its name. */
const PHRASES: readonly Phrase[] = [
  {
    kind: 'password',
    hint: 'identified',
    words: /\bidentified by (?:password )?["']([^"'\n]{1,256})["']/dgi,
  },
  { kind: 'password', hint: 'password', words: /\bpassword '([^'\n]{1,256})'/dgi },
  { kind: 'password', hint: 'generated for', words: /password is generated for \S{1,128}: (\S{1,128})/dg },
  {
    kind: 'secret',
    hint: ' is',
    words:
      /\b(?:password|passphrase|token|secret|api key) is:? {1,2}["'`]?(?=[^\s"'`]{0,64}\d)(?=[^\s"'`]{0,64}[A-Za-z])([^\s"'`]{8,256})/dgi,
  },
  { kind: 'password', hint: 'requirepass', words: /\brequirepass "?([^\s"]{4,256})/dg },
  { kind: 'password', hint: 'masterauth', words: /\bmasterauth "?([^\s"]{4,256})/dg },
  { kind: 'password', hint: 'login', words: /\blogin\s{1,4}\S{1,128}\s{1,4}password\s{1,4}(\S{1,256})/dg },
  {
    kind: 'password',
    hint: 'jdbc:oracle',
    words: /\bjdbc:oracle:\w{1,8}:[\w$#.]{1,64}\/([^@\s/"']{1,128})@/dg,
  },
  {
    kind: 'password',
    hint: 'chpasswd',
    words: /[\w.-]{1,64}:([^\s"'|]{1,256})["']? {0,4}\| {0,4}(?:sudo )?chpasswd/dg,
  },
  {
    kind: 'password',
    hint: '--password-stdin',
    words: /\becho (?:-n )?["']?([^\s"'|]{4,256})["']? {0,4}\|[^|\n]{0,160}--password-stdin/dg,
  },
  {
    kind: 'password',
    hint: 'sudo',
    words: /\becho (?:-n )?["']?([^\s"'|]{4,256})["']? {0,4}\| {0,4}sudo (?:-\w{1,8} ){0,4}-\w{0,8}S\b/dg,
  },
  {
    kind: 'password',
    hint: 'chpasswd',
    words: /\bchpasswd {0,4}<<< {0,4}["']?[\w.-]{1,64}:([^\s"']{1,256})/dg,
  },
  {
    kind: 'password',
    hint: 'htpasswd',
    words: /\bhtpasswd -\w{0,8}b\w{0,8} \S{1,256} \S{1,64} (\S{1,256})/dg,
  },
  { kind: 'password', hint: 'wpa_passphrase', words: /\bwpa_passphrase \S{1,64} (\S{8,63})/dg },
  { kind: 'password', hint: 'nmcli', words: /\bnmcli [^\n]{1,256} password (\S{1,256})/dg },
  {
    kind: 'secret',
    hint: 'secret',
    words:
      /\bsecrets? (?:set|put|create)\b[^\n|;]{1,256} (?:-b|--body|--value|--string) ["']?([^\s"']{1,512})/dg,
  },
  {
    kind: 'secret',
    hint: 'secret',
    words: /\bsecrets? set (?:-\S{1,64} ){0,4}[A-Za-z_]\w{0,64}=["']?([^\s"']{1,512})/dg,
  },
  {
    kind: 'secret',
    hint: '--from-literal',
    words: /--from-literal[= ]["']?[\w.-]{1,128}=([^\s"']{1,512})/dg,
  },
  {
    kind: 'secret',
    hint: 'vault',
    words: /\bvault (?:kv )?(?:put|write|patch) \S{1,256} [\w.-]{1,64}=["']?([^@\s"'][^\s"']{0,512})/dg,
  },
  {
    kind: 'token',
    hint: 'vault login',
    words: /\bvault login (?:-\S{1,64} ){0,4}([^-\s=][^\s=]{3,256})(?=\s|$)/dg,
  },
  { kind: 'token', hint: '_authtoken', words: /_authToken ["']?([^\s"'=]{4,256})/dg },
  {
    kind: 'secret',
    hint: 'value=',
    words:
      /\b(?:key|name)=["'][\w.:-]{0,64}(?:password|passwd|secret|token|api_?key)["'] value=["']([^"'\n]{1,512})["']/dgi,
  },
  { kind: 'token', hint: 'sonar.login', words: /sonar\.login=(\S{1,256})/dg },
  { kind: 'password', hint: 'bundle_', words: /\bBUNDLE_\w{1,64}__\w{1,64}[=:] ?"?([^\s"]{4,256})/dg },
  { kind: 'password', hint: 'http-basic.', words: /\bhttp-basic\.\S{1,128} \S{1,128} (\S{1,256})/dg },
];
const ELEMENT = /<([\w.:-]{2,64})>([^<>\n]{1,512})<\//dg;
const NAME_AND_VALUE = /(?<![\w.-])([A-Za-z_][\w-]{2,60})[ \t]{1,4}([A-Za-z0-9+/=_]{20,256})(?![\w.-])/dg;

/** Finds secrets by the words around them: SQL, netrc, XML elements, passwords sent down a pipe. */
export const findPhrases: Finder = (text) => {
  const lower = text.toLowerCase();
  const phrases = PHRASES.filter(({ hint }) => lower.includes(hint)).flatMap(({ kind, words }) =>
    spansOf(text, words, kind),
  );
  const named = [ELEMENT, NAME_AND_VALUE].flatMap((pattern) => spansOf(text, pattern, 'secret', isTelling));
  return [...phrases, ...named];
};

function isTelling(name: string, value: string, pattern: RegExp): boolean {
  return isSecretName(name) && (pattern === ELEMENT || (value.match(/[0-9]/g)?.length ?? 0) > 2);
}

/** The last group of each match, where it is no plain word. */
function spansOf(
  text: string,
  pattern: RegExp,
  kind: string,
  accept: (name: string, value: string, pattern: RegExp) => boolean = () => true,
): Span[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const [start, end] = match.indices?.at(-1) ?? [0, 0];
    const value = text.slice(start, end);
    return isPlainValue(value) || !accept(match[1] ?? '', value, pattern) ? [] : [{ start, end, kind }];
  });
}
