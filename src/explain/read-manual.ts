import { readRoff } from './read-roff.js';

/** One option as a manual or a help text describes it. */
export interface OptionEntry {
  /** All spellings: `-n`, `--lines`. */
  readonly names: readonly string[];
  readonly takesValue: boolean;
  readonly text: string;
}

/** What a manual page tells: the line of its NAME section, and its options. */
export interface Manual {
  readonly description: string | undefined;
  readonly options: readonly OptionEntry[];
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
  if (header === undefined || !header.startsWith('-')) return [];
  const names = [...header.matchAll(/(?<![\w-])(-{1,2}[A-Za-z0-9?@#%.][\w?.-]*)/g)].map(
    (match) => match[1] ?? '',
  );
  if (names.length === 0) return [];
  const takesValue =
    /^-[^,]*?(?:=|\s+[<[A-Z{]|\s+[a-z_]+\b)/.test(header) || /--[\w-]+(?:=|\s+[<A-Z])/.test(header);
  return [{ names, takesValue, text: firstSentence(text) }];
}

/** The first sentence of a text, at most 160 characters. */
export function firstSentence(text: string): string {
  const line = text
    .replace(/\s+/g, ' ')
    .replace(/ \)/g, ')')
    .replace(/\) ([.,;])/g, ')$1')
    .trim();
  const end = line.slice(12).search(/(?<=[^\s.])(?<!\b(?:e\.g|i\.e|etc|vs|cf))[.;](?:\s|$)/);
  const sentence = end === -1 ? line : line.slice(0, end + 12);
  return sentence.length > 160
    ? `${sentence.slice(0, 159).replace(/\s+\S*$/, '')}…`
    : sentence.replace(/(?<=\S)[.:;,]$/, '');
}
