import type { Scope } from './scope.js';
import { known, type Origin, type StaticText, type StaticWord } from './static-text.js';

/** A word while it grows; `started` tells an empty quoted word from one that vanishes. */
export interface Draft {
  text: string;
  origins: Origin[];
  globbed: boolean;
  started: boolean;
  content?: StaticText;
}

/** A word of which nothing is there yet. */
export function startDraft(): Draft {
  return { text: '', origins: [], globbed: false, started: false };
}

/** The word as it has become. */
export function finishDraft(draft: Draft): StaticWord {
  const { text, globbed, content } = draft;
  const origins = draft.origins.length < 2 ? draft.origins : [...new Set(draft.origins)];
  return content === undefined ? { text, origins, globbed } : { text, origins, globbed, content };
}

/** Appends to the last word. */
export function append(drafts: Draft[], text: StaticText & { content?: StaticText }, started: boolean): void {
  const draft = drafts[drafts.length - 1];
  if (draft === undefined) return;
  draft.text += text.text;
  draft.origins.push(...text.origins);
  if (started || text.text !== '') draft.started = true;
  if (text.content !== undefined) draft.content = text.content;
}

/** Appends the values of an unquoted expansion: blanks and IFS split it into words, pattern characters are patterns. */
export function appendSplit(drafts: Draft[], values: readonly StaticText[], scope: Scope): void {
  const separators = scope.variables.get('IFS')?.[0]?.text.replace(/[\\\]^-]/g, '\\$&') ?? '';
  const separator = new RegExp(`[ \\t\\n${separators}]+`);
  values.forEach((value, index) => {
    if (index > 0) drafts.push(startDraft());
    value.text.split(separator).forEach((piece, at) => {
      if (at > 0) drafts.push(startDraft());
      append(drafts, { text: piece, origins: value.origins }, false);
      const draft = drafts[drafts.length - 1];
      if (draft !== undefined && /[*?[]/.test(piece)) draft.globbed = true;
    });
  });
}

/** Appends values inside double quotes: `"$@"` gives several words, everything else one. */
export function appendQuoted(drafts: Draft[], values: readonly (StaticText & { globbed?: boolean })[]): void {
  values.forEach((value, index) => {
    if (index > 0) drafts.push(startDraft());
    append(drafts, value, true);
    const draft = drafts[drafts.length - 1];
    if (draft !== undefined && value.globbed) draft.globbed = true;
  });
}

/** Appends a pattern to the last word, which becomes one by it. */
export function appendGlob(drafts: Draft[], text: string): void {
  append(drafts, known(text), true);
  const draft = drafts[drafts.length - 1];
  if (draft !== undefined) draft.globbed = true;
}
