/** A piece of a manual page: the section, the header of a list item if it is one, and its text. */
export interface Block {
  readonly section: string;
  readonly header: string | undefined;
  readonly text: string;
}

const LINE_LIMIT = 20_000;

/** Splits the source of a manual page into paragraphs and list items; formatting is dropped. */
export function readRoff(source: string): readonly Block[] {
  const reader = new RoffReader();
  for (const line of source.split('\n', LINE_LIMIT)) reader.take(line);
  return reader.finish();
}

const FONTS = /^(?:B|I|BR|BI|RB|RI|IR|IB|SM|SB|R|CW)$/;
const BREAKS = /^(?:PP|P|LP|sp|RE|Pp|El|Bl|SS|Ss|br|Bd|Ed|UNINDENT|INDENT)$/;

/** Reads line by line: macros open and close blocks, all else is text. */
class RoffReader {
  readonly #blocks: Block[] = [];
  #section = '';
  #header: string | undefined;
  #text: string[] = [];
  #wantsHeader = false;
  #mayBeHeader = false;
  #inHeader = false;
  #isMdoc = false;

  take(line: string): void {
    const macro = /^[.']\s*([A-Za-z]+)\s*(.*)$/.exec(line);
    if (this.#inHeader) this.#inHeader = macro?.[1] !== 'Xc';
    else if (macro !== null) this.#macro(macro[1] ?? '', macro[2] ?? '');
    else if (!/^[.']/.test(line) && line !== '') this.#plain(plain(line));
  }

  finish(): readonly Block[] {
    this.#close();
    return this.#blocks;
  }

  #macro(name: string, rest: string): void {
    if (name === 'SH' || name === 'Sh') {
      this.#close();
      this.#section = plain(words(rest).join(' ')).toUpperCase();
      this.#isMdoc = name === 'Sh';
    } else if (name === 'TP' || name === 'TQ' || name === 'HP') {
      if (name !== 'TQ') this.#closeItem();
      this.#wantsHeader = true;
    } else if (name === 'IP' || name === 'It') this.#item(name, rest);
    else if (name === 'SS' && /^"?\\?-/.test(rest)) this.#item('IP', rest);
    else if (name === 'RS') this.#mayBeHeader = false;
    else if (name === 'sp' && this.#header !== undefined && !this.#mayBeHeader) return;
    else if (BREAKS.test(name)) {
      if (this.#text.length > 0 || name !== 'RE') this.#close();
      this.#mayBeHeader = !this.#isMdoc;
    } else if (FONTS.test(name))
      this.#plain(plain(words(rest).join(/^(?:B|I|SM|SB|R)$/.test(name) ? ' ' : '')));
    else this.#inline(name, rest);
  }

  #item(name: string, rest: string): void {
    const header = name === 'It' ? mdoc(`It ${rest}`) : plain(words(rest)[0] ?? '');
    if (header === '' && this.#text.length === 0 && this.#header !== undefined) return;
    this.#closeItem();
    this.#header = this.#header === undefined ? header : `${this.#header}, ${header}`;
    this.#inHeader = name === 'It' && /\bXo\s*$/.test(rest);
    if (this.#inHeader) this.#header += ' value';
  }

  /** Closes an item; headers of options that have no text yet belong to the item that follows. */
  #closeItem(): void {
    const waiting = this.#text.length === 0 && this.#header?.startsWith('-') ? this.#header : undefined;
    this.#close();
    this.#header = waiting;
  }

  /** The macros of mdoc that stand in running text. */
  #inline(name: string, rest: string): void {
    if (name === 'Nd') this.#plain(`- ${plain(rest)}`);
    else if (/^(?:Nm|Ar|Fl|Cm|Pa|Xr|Dq|Sq|Ql|Li|Em|Sy|Ev|Dv|Va|Ic|Qq|Pq|Op|No)$/.test(name))
      this.#plain(mdoc(`${name} ${rest}`));
  }

  #plain(text: string): void {
    if (text === '') return;
    if (this.#wantsHeader) {
      this.#header = this.#header === undefined ? text : `${this.#header}, ${text}`;
      this.#wantsHeader = false;
    } else if (this.#mayBeHeader && text.startsWith('-') && this.#text.length === 0) {
      this.#header = this.#header === undefined ? text : `${this.#header}, ${text}`;
    } else {
      this.#text.push(text);
      this.#mayBeHeader = false;
    }
  }

  #close(): void {
    if (this.#text.length > 0)
      this.#blocks.push({ section: this.#section, header: this.#header, text: this.#text.join(' ') });
    if (this.#text.length > 0 || !this.#mayBeHeader) this.#header = undefined;
    this.#text = [];
    this.#wantsHeader = false;
  }
}

/** The arguments of a macro: blanks part them, double quotes hold them together. */
function words(rest: string): readonly string[] {
  return [...rest.matchAll(/"((?:[^"]|"")*)"?|((?:\\ |\S)+)/g)].map((match) => match[1] ?? match[2] ?? '');
}

/** The text of mdoc macros on one line: `It Fl n Ar count` reads `-n count`. */
function mdoc(line: string): string {
  const parts = words(line).map((word) => {
    if (word === 'Fl') return '\u0000';
    return /^(?:It|Ar|Ns|Cm|Op|Oo|Oc|Nm|Pa|Xr|Sm|off|on|Ic|Em|Sy|No|Li|Ev|Dv|Va|Dq|Sq|Ql|Qq|Pq|Xo|Xc)$/.test(
      word,
    )
      ? ''
      : plain(word);
  });
  return parts
    .join(' ')
    .replace(/\u0000\s*(?=-?\w)/g, '-')
    .replaceAll('\u0000', '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Stands for a backslash that is text until all escapes are read. */
const BACKSLASH = '\u0001';

const CHARACTERS: Readonly<Record<string, string>> = {
  aq: "'",
  cq: "'",
  oq: "'",
  lq: '"',
  rq: '"',
  dq: '"',
  em: '—',
  en: '–',
  bu: '•',
  hy: '-',
  mi: '-',
  ti: '~',
  ha: '^',
  ga: '`',
  rs: BACKSLASH,
  bv: '|',
  co: '©',
  '->': '→',
  '<-': '←',
  '>=': '≥',
  '<=': '≤',
};

function character(name: string): string {
  return Object.hasOwn(CHARACTERS, name) ? (CHARACTERS[name] ?? '') : '';
}

/** A line of text without its escapes. */
function plain(line: string): string {
  return line
    .replace(/\\".*$/, '')
    .replace(/\\(?:\((..)|\[([^\]]*)\])/g, (_, two: string | undefined, name: string | undefined) =>
      character(two ?? name ?? ''),
    )
    .replace(
      /\\f(?:\(..|\[[^\]]*\]|.)|\\s[-+]?\d+|\\m\[[^\]]*\]|\\\*(?:\(..|\[[^\]]*\]|.)|\\[hvwl]'[^']*'|\\n(?:\(..|\[[^\]]*\]|.)/g,
      '',
    )
    .replace(/\\[&|^,/:%cdut)!]/g, '')
    .replace(/\\[ ~0]/g, ' ')
    .replace(/\\e/g, BACKSLASH)
    .replace(/\\(.)/g, '$1')
    .replaceAll(BACKSLASH, '\\')
    .replace(/\s+/g, ' ')
    .trim();
}
