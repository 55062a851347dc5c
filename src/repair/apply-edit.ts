import { dominantLineEnd, flattenLineEnds } from './line-ends.js';
import { decodeText, encodeText, type TextFile } from './text-file.js';

/**
 * One edit: text that stands exactly once in the file, and what takes its place.
 * Not line numbers, which models miscount, and not whole files, whose elided or cut-off parts would be lost unseen.
 */
export interface TextEdit {
  readonly search: string;
  readonly replace: string;
}

/** The new bytes, or why the edits can't be made; never a part of them. */
export type EditOutcome =
  | { readonly ok: true; readonly bytes: Buffer }
  | { readonly ok: false; readonly reason: string };

interface Splice {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** Makes all edits against the same original text, keeping its encoding, mark, line ends and final newline. */
export function applyEdits(bytes: Buffer, edits: readonly TextEdit[]): EditOutcome {
  const file = decodeText(bytes);
  if (!file) return refuse('it is a binary file');
  if (edits.length === 0) return refuse('the edit is empty');
  const splices: Splice[] = [];
  for (const edit of edits) {
    const splice = locate(file, edit);
    if (typeof splice === 'string') return refuse(splice);
    splices.push(splice);
  }
  splices.sort((a, b) => a.from - b.from);
  if (splices.some((splice, index) => splice.from < (splices[index - 1]?.to ?? 0)))
    return refuse('two edits overlap');
  const changed = encodeText({ ...file, text: keepFinalLineEnd(file.text, splice(file.text, splices)) });
  return changed.equals(bytes) ? refuse('the edit changes nothing') : { ok: true, bytes: changed };
}

/** The bytes of a new file, which is UTF-8. */
export function newFileBytes(content: string): EditOutcome {
  const trouble = unwritable(content);
  return trouble ? refuse(trouble) : { ok: true, bytes: Buffer.from(content, 'utf8') };
}

function locate(file: TextFile, edit: TextEdit): Splice | string {
  const { flat, at } = flattenLineEnds(file.text);
  const search = foldCrLf(edit.search);
  const replace = foldCrLf(edit.replace);
  if (search === '' && flat !== '') return 'an edit names no text to replace';
  if (/\p{Cs}/u.test(search)) return 'the text to replace holds half a character';
  const trouble =
    unwritable(replace) ?? (file.encoding === 'bytes' ? foreignBytes(search, replace) : undefined);
  if (trouble) return trouble;
  const start = flat.indexOf(search);
  if (start < 0) return 'the text to replace is not in the file';
  if (search !== '' && flat.indexOf(search, start + 1) >= 0)
    return 'the text to replace stands in the file more than once';
  return narrow(file.text, { from: at(start), to: at(start + search.length), search, replace, at, start });
}

interface Match {
  readonly from: number;
  readonly to: number;
  readonly search: string;
  readonly replace: string;
  readonly start: number;
  readonly at: (index: number) => number;
}

/** Leaves out what both sides share, so that untouched lines keep their own line ends in a file that mixes them. */
function narrow(text: string, { from, to, search, replace, start, at }: Match): Splice {
  const shortest = Math.min(search.length, replace.length);
  let head = 0;
  while (head < shortest && search[head] === replace[head]) head += 1;
  let tail = 0;
  while (tail < shortest - head && search.at(-1 - tail) === replace.at(-1 - tail)) tail += 1;
  const around = text.slice(from, to);
  const lineEnd = dominantLineEnd(/[\r\n]/.test(around) ? around : text);
  const core = replace.slice(head, replace.length - tail).replaceAll('\n', lineEnd);
  return { from: at(start + head), to: at(start + search.length - tail), insert: core };
}

function splice(text: string, ascending: readonly Splice[]): string {
  let done = 0;
  let result = '';
  for (const { from, to, insert } of ascending) {
    result += text.slice(done, from) + insert;
    done = to;
  }
  return result + text.slice(done);
}

function keepFinalLineEnd(before: string, after: string): string {
  const lost = /[\r\n]$/.test(before) && after !== '' && !/[\r\n]$/.test(after);
  return lost ? after + dominantLineEnd(before) : after;
}

function unwritable(text: string): string | undefined {
  if (text.includes('\0')) return 'the new text holds a NUL character';
  if (text.includes('\uFEFF')) return 'the new text holds a byte order mark';
  return /\p{Cs}/u.test(text) ? 'the new text holds half a character' : undefined;
}

/** In an unknown encoding only characters that the replaced text already had can be written truly. */
function foreignBytes(search: string, replace: string): string | undefined {
  const foreign = [...replace].some((char) => char > '\x7f' && !search.includes(char));
  return foreign ? 'its encoding is unknown and the new text is not plain ASCII' : undefined;
}

function foldCrLf(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

function refuse(reason: string): EditOutcome {
  return { ok: false, reason };
}
