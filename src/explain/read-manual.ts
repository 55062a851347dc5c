import { readHeader, type Spelling } from './read-header.js';
import { readRoff } from './read-roff.js';

/** One option as a manual or a help text describes it. */
export interface OptionEntry {
  /** All ways to write it: `-n`, `--lines=NUM`. */
  readonly spellings: readonly Spelling[];
  readonly text: string;
}

/** What a manual page tells: the line of its NAME section, and its options. */
export interface Manual {
  readonly description: string | undefined;
  readonly options: readonly OptionEntry[];
  /** The program is not installed here. */
  readonly absent?: true;
}

/** Reads the source of a manual page, in either of the two macro languages that are in use. */
export function readManual(source: string): Manual {
  const blocks = readRoff(source);
  const name = blocks.find((block) => block.section === 'NAME' && block.header === undefined)?.text ?? '';
  const description = /^.*?\s(?:-{1,2}|—|–)\s+(.*)$/s.exec(name)?.[1] ?? /^—?\s*(.+)$/s.exec(name)?.[1];
  const options = blocks.flatMap((block) => toOption(block.header, block.text));
  return { description: description && firstSentence(description), options };
}

/** The option of a header such as `-n, --lines=[-]NUM`. */
export function toOption(header: string | undefined, text: string): readonly OptionEntry[] {
  const spellings = header === undefined ? [] : readHeader(header);
  return spellings.length === 0 ? [] : [{ spellings, text: gist(text) }];
}

const LENGTH_LIMIT = 240;
const SHORT = 32;

/** What a description says in short: its first sentence, and a further one where the first does not say it yet. */
export function gist(text: string): string {
  const [first = '', ...rest] = sentences(text);
  const isPreface = /\b(?:usually|normally|ordinarily)\b|^by default\b/i.test(first);
  if (!isPreface && first.length >= SHORT) return first;
  const effect = isPreface
    ? rest.find((sentence) => /^(?:this|with this|specify)\b/i.test(sentence))
    : undefined;
  const second = effect ?? rest[0] ?? '';
  const both = `${first}. ${second}`;
  return /^[A-Z]/.test(second) && both.length <= (isPreface ? 300 : LENGTH_LIMIT) ? both : first;
}

/** The first four sentences of a text. */
function sentences(text: string): readonly string[] {
  const found: string[] = [];
  let rest = tidy(text);
  while (rest !== '' && found.length < 4) {
    const next = firstSentence(rest);
    found.push(next);
    rest = rest.slice(next.length).replace(/^[.:;,]\s*/, '');
  }
  return found;
}

/** What a manual adds about other forms of the option, or to point elsewhere. */
const ASIDE = /;\s+(?:with the leading|or use|more info|see|for example)\b[^.]*$/i;

/** The first sentence of a text, at most 240 characters. */
export function firstSentence(text: string): string {
  const line = tidy(text).replace(ASIDE, '');
  const end = line.slice(12).search(/(?<=[^\s.])(?<!\b(?:e\.g|i\.e|etc|vs|cf))\.(?:\s|$)/);
  const sentence = end === -1 ? line : line.slice(0, end + 12);
  return sentence.length > LENGTH_LIMIT
    ? `${sentence.slice(0, LENGTH_LIMIT - 1).replace(/\s+\S*$/, '')}…`
    : sentence.replace(/(?<=\S)[.:;,]$/, '');
}

function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ \)/g, ')')
    .replace(/\) ([.,;])/g, ')$1')
    .trim();
}
