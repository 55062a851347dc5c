import { expandBraces } from './expand-braces.js';
import { expandParameter } from './expand-parameter.js';
import {
  forEachChildOf,
  type ParsedScript,
  parseLine,
  type SyntaxNode,
  type Word,
  type WordPart,
} from './parse-line.js';
import { lookUp, type Scope } from './scope.js';
import {
  known,
  type Origin,
  originsOf,
  SOME,
  type StaticText,
  type StaticWord,
  unknown,
} from './static-text.js';

/** How a word is expanded: with what is set, and with what a substitution inside it prints. */
export interface Expansion {
  readonly scope: Scope;
  /** What a substitution prints (`$(…)`, `<(…)`); `>` is a process that is fed. */
  readonly capture: (script: ParsedScript, kind: '$' | '<' | '>') => StaticText;
}

interface Draft {
  text: string;
  origins: Origin[];
  globbed: boolean;
  started: boolean;
  content?: StaticText;
}

/** The words that one word of the source becomes: braces, tilde, variables, substitutions and splitting applied. */
export function expandWord(word: Word, expansion: Expansion): readonly StaticWord[] {
  if (word.parts === undefined) return [known(expandTilde(word.text, word.value, expansion.scope))];
  if (hasBraces(word.parts)) return expandBracedWord(word, expansion);
  const drafts: Draft[] = [startDraft()];
  word.parts.forEach((part, index) => {
    if (index === 0 && part.type === 'Literal') {
      append(drafts, known(expandTilde(part.text, part.value, expansion.scope)), true);
    } else appendPart(drafts, part, expansion);
  });
  return drafts.filter((draft) => draft.started).map(finishDraft);
}

/** The word as one text, as in an assignment, a redirection or a here-document: no splitting. */
export function expandText(word: Word, expansion: Expansion): StaticWord {
  const words = expandWord(word, expansion);
  if (words.length === 1 && words[0] !== undefined) return words[0];
  const text = words.map((part) => part.text).join(' ');
  return { text, origins: originsOf(words), globbed: words.some((part) => part.globbed) };
}

/** The text of parts that stand as if in double quotes. */
export function expandQuoted(parts: readonly WordPart[], expansion: Expansion): StaticWord {
  const drafts: Draft[] = [startDraft()];
  for (const part of parts) appendQuotedPart(drafts, part, expansion);
  const words = drafts.map(finishDraft);
  return { text: words.map((word) => word.text).join(' '), origins: originsOf(words), globbed: false };
}

function hasBraces(parts: readonly WordPart[]): boolean {
  return parts.some((part) => part.type === 'BraceExpansion');
}

function expandBracedWord(word: Word, expansion: Expansion): readonly StaticWord[] {
  const sources = expandBraces(word.text);
  if (sources.length === 1) return [known(word.value)];
  return sources.flatMap((source) => {
    const command = parseLine(`: ${source}`).commands[0]?.command;
    const inner = command?.type === 'Command' ? command.args[0] : undefined;
    if (inner?.type !== 'Word') return source === '' ? [] : [known(source)];
    return inner.parts && hasBraces(inner.parts) ? [known(inner.value)] : expandWord(inner, expansion);
  });
}

function expandTilde(source: string, value: string, scope: Scope): string {
  if (!source.startsWith('~')) return value;
  if (value === '~' || value.startsWith('~/')) return scope.home + value.slice(1);
  if (value === '~+' || value.startsWith('~+/')) return `.${value.slice(2)}`;
  const user = /^~([a-z_][\w-]*)(\/.*)?$/i.exec(value);
  return user === null ? value : `/home/${user[1]}${user[2] ?? ''}`;
}

function startDraft(): Draft {
  return { text: '', origins: [], globbed: false, started: false };
}

function finishDraft(draft: Draft): StaticWord {
  const { text, globbed, content } = draft;
  const origins = draft.origins.length < 2 ? draft.origins : [...new Set(draft.origins)];
  return content === undefined ? { text, origins, globbed } : { text, origins, globbed, content };
}

function append(drafts: Draft[], text: StaticText & { content?: StaticText }, started: boolean): void {
  const draft = drafts[drafts.length - 1];
  if (draft === undefined) return;
  draft.text += text.text;
  draft.origins.push(...text.origins);
  if (started || text.text !== '') draft.started = true;
  if (text.content !== undefined) draft.content = text.content;
}

/** Appends the values of an unquoted expansion: blanks and IFS split it into words, pattern characters are patterns. */
function appendSplit(drafts: Draft[], values: readonly StaticText[], scope: Scope): void {
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
function appendQuoted(drafts: Draft[], values: readonly (StaticText & { globbed?: boolean })[]): void {
  values.forEach((value, index) => {
    if (index > 0) drafts.push(startDraft());
    append(drafts, value, true);
    const draft = drafts[drafts.length - 1];
    if (draft !== undefined && value.globbed) draft.globbed = true;
  });
}

function appendPart(drafts: Draft[], part: WordPart, expansion: Expansion): void {
  switch (part.type) {
    case 'Literal':
    case 'SingleQuoted':
    case 'AnsiCQuoted':
      append(drafts, known(part.value), true);
      break;
    case 'DoubleQuoted':
    case 'LocaleString':
      append(drafts, known(''), true);
      for (const child of part.parts) appendQuotedPart(drafts, child, expansion);
      break;
    case 'Glob':
    case 'ExtendedGlob':
      appendGlob(drafts, part.type === 'Glob' ? part.text : '*');
      break;
    case 'ProcessSubstitution': {
      const content = captured(part.script, part.operator, expansion);
      append(drafts, { text: '/dev/fd/63', origins: content.origins, content }, true);
      break;
    }
    case 'BraceExpansion':
      append(drafts, known(part.text), true);
      break;
    default:
      appendSplit(drafts, valuesOf(part, expansion), expansion.scope);
  }
}

function appendQuotedPart(drafts: Draft[], part: WordPart, expansion: Expansion): void {
  if (part.type === 'Literal') append(drafts, known(part.value), true);
  else appendQuoted(drafts, valuesOf(part, expansion));
}

function appendGlob(drafts: Draft[], text: string): void {
  append(drafts, known(text), true);
  const draft = drafts[drafts.length - 1];
  if (draft !== undefined) draft.globbed = true;
}

function valuesOf(part: WordPart, expansion: Expansion): readonly StaticText[] {
  switch (part.type) {
    case 'SimpleExpansion':
      return lookUp(expansion.scope, part.text.slice(1));
    case 'ParameterExpansion':
      return expandParameter(part, expansion.scope, (word) => expandText(word, expansion));
    case 'CommandExpansion': {
      const output = captured(part.script, '$', expansion);
      return [{ text: output.text.replace(/\n+$/, ''), origins: output.origins }];
    }
    case 'ArithmeticExpansion':
      for (const script of scriptsIn(part)) expansion.capture(script, '$');
      return [known(SOME)];
    default:
      return [unknown()];
  }
}

function captured(script: ParsedScript | undefined, kind: '$' | '<' | '>', expansion: Expansion): StaticText {
  return script === undefined ? unknown() : expansion.capture(script, kind);
}

/** The scripts of the substitutions anywhere below a node, not those inside them. */
export function scriptsIn(node: SyntaxNode): readonly ParsedScript[] {
  const scripts: ParsedScript[] = [];
  const visit = (child: SyntaxNode): void => {
    if (child.type === 'Script') scripts.push(child);
    else forEachChildOf(child, visit);
  };
  forEachChildOf(node, visit);
  return scripts;
}
