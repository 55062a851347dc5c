import type { CommandWord } from './command-words.js';
import type { Piece } from './explanation.js';
import type { Spelling } from './read-header.js';
import type { Manual } from './read-manual.js';

type OptionPiece = Omit<Piece, 'depth'>;

interface ExplainedOption {
  readonly pieces: readonly OptionPiece[];
  readonly tookNext: boolean;
}

/** What a manual says of an option, for one way to write it. */
interface FoundOption extends Spelling {
  readonly text: string;
}

/** One word of options: a long one, a short one, or several short ones in one word. */
export function explainOption(
  word: CommandWord,
  next: CommandWord | undefined,
  manuals: readonly Manual[],
): ExplainedOption {
  if (word.value === '--') return { pieces: [option('--', 'no options from here on')], tookNext: false };
  const [name = '', joined] = splitOnce(word.value);
  const found = findOption(manuals, name, joined ?? next?.value);
  if (found !== undefined && (joined === undefined || name.length > 2))
    return explainWhole(word, joined, next, found);
  const isLong = word.value.startsWith('--');
  const letters = isLong ? undefined : explainLetters(word, next, manuals);
  return letters ?? { pieces: [option(word.text, numbered(word.value, manuals))], tookNext: false };
}

function splitOnce(value: string): readonly string[] {
  const at = value.indexOf('=');
  return at === -1 ? [value] : [value.slice(0, at), value.slice(at + 1)];
}

function explainWhole(
  word: CommandWord,
  joined: string | undefined,
  next: CommandWord | undefined,
  found: FoundOption,
): ExplainedOption {
  const takes = joined === undefined && takesWord(found, next);
  const text = takes ? `${word.text} ${next?.text}` : word.text;
  const value = takes ? next?.value : joined;
  return { pieces: [option(text, fillIn(found, value))], tookNext: takes };
}

/** Whether the next word is the value: not where it looks like an option, but a number below zero or a lone dash may be one. */
function takesWord({ value, sign, name }: FoundOption, next: CommandWord | undefined): boolean {
  if (next === undefined) return false;
  if (value === 'optional') return /^-[^-]$/.test(name) && /^[\d:@]/.test(next.value);
  return value === 'required' && (!/^-[^\d]/.test(next.value) || sign === '-');
}

/** Letters behind one dash; undefined where one of them is not known, because the word may be one long name. */
function explainLetters(
  word: CommandWord,
  next: CommandWord | undefined,
  manuals: readonly Manual[],
): ExplainedOption | undefined {
  const pieces: OptionPiece[] = [];
  for (let at = 1; at < word.value.length; at += 1) {
    const name = `-${word.value[at]}`;
    const found = findOption(manuals, name);
    if (found === undefined) return undefined;
    const joined = word.value.slice(at + 1);
    if (found.value === 'none' || (found.value === 'optional' && joined === ''))
      pieces.push(option(name, found.text));
    else {
      const takes = joined === '' && next !== undefined;
      const value = takes ? next.text : joined;
      const text = at === 1 && !takes ? word.text : `${name} ${value}`.trim();
      pieces.push(option(text, fillIn(found, takes ? next.value : joined)));
      return { pieces, tookNext: takes };
    }
  }
  return { pieces, tookNext: false };
}

/** `-5`, where a manual has a number as an option or where it counts lines. */
function numbered(value: string, manuals: readonly Manual[]): string {
  const number = /^-(\d+)$/.exec(value)?.[1];
  if (number === undefined) return '';
  const found = findOption(manuals, '-NUM') ?? findOption(manuals, '-n');
  return found === undefined || (found.name === '-n' && found.value !== 'required')
    ? ''
    : fillIn(found, number);
}

const PLAIN_VALUE = /^[\w./~@%:][\w./~@%:,+=-]*$/;

/** The meaning with the value put where the manual has a name for it, if both are plain and it must be there. */
function fillIn({ text, placeholder = '', value: need }: FoundOption, value: string | undefined): string {
  if (
    need !== 'required' ||
    value === undefined ||
    !PLAIN_VALUE.test(value) ||
    !/^(?:[A-Z][A-Z_-]*|<[\w-]+>|[a-z])$/.test(placeholder)
  )
    return text;
  return text.replaceAll(new RegExp(`(?<![\\w<-])${placeholder}(?![\\w>-])`, 'g'), () => value);
}

function option(text: string, meaning: string): OptionPiece {
  return { kind: 'option', text, meaning };
}

/** What the first manual that knows an option says of it; a value decides between two meanings of one name. */
export function findOption(
  manuals: readonly Manual[],
  name: string,
  value?: string,
): FoundOption | undefined {
  for (const manual of manuals) {
    const found = manual.options.flatMap(({ spellings, text }) => {
      const spelling = text === '' ? undefined : spellings.find((candidate) => candidate.name === name);
      if (spelling === undefined) return [];
      const placeholder = spelling.placeholder ?? spellings.find((other) => other.placeholder)?.placeholder;
      return [{ ...spelling, text, ...(placeholder === undefined ? {} : { placeholder }) }];
    });
    const signed = found.find(({ sign }) => sign !== undefined && value?.startsWith(sign));
    const [first] = signed === undefined ? found : [signed];
    if (first !== undefined) return first;
  }
  return undefined;
}
