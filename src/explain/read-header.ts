/** Whether an option has a value: never, only if it is written with it, or always. */
export type ValueNeed = 'none' | 'optional' | 'required';

/** One way to write an option. */
export interface Spelling {
  readonly name: string;
  readonly value: ValueNeed;
  /** What a header calls the value: `NUM`, `<file>`. */
  readonly placeholder?: string;
  /** The sign that the value begins with, where the header shows one: find's `-perm -mode`. */
  readonly sign?: string;
}

const BETWEEN = /\s*(?:,|\||\bor\b)\s*(?=\[?-)|\s+(?=--\w)/;

/** The spellings of a header such as `-n, --lines=[-]NUM`; none where it is no header of an option. */
export function readHeader(header: string): readonly Spelling[] {
  const text = header.replace(/^\[(?=-)|^[A-Z]+\d? (?=-\w\w?\b)/, '');
  const found = text.startsWith('-') ? text.split(BETWEEN).flatMap(readSpelling) : readOperand(text);
  return found.map((spelling) => ({ ...spelling, value: shareValue(spelling, found) }));
}

/** Headers without a dash: dd's `if=FILE`, and the single letters of ps and tar. */
function readOperand(text: string): readonly Spelling[] {
  const match = /^([a-z]+=)(?=\S)|^([A-Za-z])(?=\s|$)/.exec(text);
  const name = match?.[1] ?? match?.[2];
  return name === undefined ? [] : [{ name, ...readValue(text.slice(name.length)) }];
}

function readSpelling(text: string): readonly Spelling[] {
  if (/^-(?:<n\w*>|NUM|num)$/.test(text)) return [{ name: '-NUM', value: 'none' }];
  const match = /^\[?(-{1,2})(?:\[no-\])?([A-Za-z0-9?@#%][\w?.-]*)(.*)$/s.exec(text);
  return match === null ? [] : [{ name: `${match[1]}${match[2]}`, ...readValue(match[3] ?? '') }];
}

/** What stands behind the name: `=NUM`, `[=WHEN]`, ` file`, `[SUFFIX]`. */
function readValue(rest: string): Omit<Spelling, 'name'> {
  const match = /^(\s*\[)?(?:=|\s)*(?:\[-\])?([-/](?=\w))?(<[^>]+>|[A-Za-z{][\w-]*)/.exec(rest);
  if (match === null) return { value: /^(?:\s*\[)?=/.test(rest) ? 'required' : 'none' };
  const [, optional, sign, placeholder = ''] = match;
  const isWhole = /^(?:\]|\s|\.\.\.|$)/.test(rest.slice(match[0].length));
  return {
    value: optional === undefined ? 'required' : 'optional',
    ...(isWhole ? { placeholder } : {}),
    ...(sign === undefined ? {} : { sign }),
  };
}

/** `-n, --lines=NUM` writes the value once for both; an optional one belongs to its own spelling only. */
function shareValue({ name, value }: Spelling, all: readonly Spelling[]): ValueNeed {
  if (value !== 'none' || name === '-NUM') return value;
  const isLong = name.startsWith('--');
  const others = all.filter((other) => other.name.startsWith('--') !== isLong && other.name !== '-NUM');
  return others.length > 0 && others.every((other) => other.value === 'required') ? 'required' : 'none';
}
