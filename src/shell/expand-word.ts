import { expandBraces } from './expand-braces.js';
import { expandParameter } from './expand-parameter.js';
import { hiddenCommands } from './hidden-commands.js';
import {
  forEachChildOf,
  type ParsedScript,
  parseLine,
  type SyntaxNode,
  type Word,
  type WordPart,
} from './parse-line.js';
import { lookUp, type Scope } from './scope.js';
import { isKnown, known, originsOf, SOME, type StaticText, type StaticWord, unknown } from './static-text.js';
import {
  append,
  appendGlob,
  appendQuoted,
  appendSplit,
  type Draft,
  finishDraft,
  startDraft,
} from './word-drafts.js';

type Parameter = Extract<WordPart, { type: 'ParameterExpansion' }>;

/** How a word is expanded: with what is set, and with what a substitution inside it prints. */
export interface Expansion {
  readonly scope: Scope;
  /** What a substitution prints (`$(…)`, `<(…)`); `>` is a process that is fed. */
  readonly capture: (script: ParsedScript, kind: '$' | '<' | '>') => StaticText;
}

/** The words that one word of the source becomes: braces, tilde, variables, substitutions and splitting applied. */
export function expandWord(word: Word, expansion: Expansion): readonly StaticWord[] {
  const sources = mayHaveBraces(word) ? expandBraces(word.text) : [word.text];
  if (sources.length === 1 && sources[0] === word.text) return expandUnbraced(word, expansion);
  return sources.flatMap((source) => {
    const command = parseLine(`: ${source}`).commands[0]?.command;
    const inner = command?.type === 'Command' ? command.args[0] : undefined;
    if (inner?.type !== 'Word') return source === '' ? [] : [known(source)];
    return expandUnbraced(inner, expansion);
  });
}

function expandUnbraced(word: Word, expansion: Expansion): readonly StaticWord[] {
  if (word.parts === undefined) return [known(expandTilde(word.text, word.value, expansion.scope))];
  const drafts: Draft[] = [startDraft()];
  word.parts.forEach((part, index) => {
    // `~$x` is no folder: what follows the tilde up to the slash must be plain text.
    if (index === 0 && part.type === 'Literal' && part.text.includes('/')) {
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

/** The parser knows fewer braces than bash: `{x},y}` is two words to bash. */
function mayHaveBraces({ text, parts }: Word): boolean {
  if (parts === undefined) return text.includes('{');
  return parts.some(
    ({ type, text: part }) => type === 'BraceExpansion' || (type === 'Literal' && part.includes('{')),
  );
}

function expandTilde(source: string, value: string, scope: Scope): string {
  if (!source.startsWith('~')) return value;
  if (value === '~' || value.startsWith('~/')) return scope.home + value.slice(1);
  if (value === '~+' || value.startsWith('~+/')) return `.${value.slice(2)}`;
  const user = /^~([a-z_][\w-]*)(\/.*)?$/i.exec(value);
  return user === null ? value : `/home/${user[1]}${user[2] ?? ''}`;
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

function valuesOf(part: WordPart, expansion: Expansion): readonly StaticText[] {
  switch (part.type) {
    case 'SimpleExpansion':
      return lookUp(expansion.scope, part.text.slice(1));
    case 'ParameterExpansion':
      runPrompt(part, expansion);
      return expandParameter(part, expansion.scope, (word) => expandText(word, expansion));
    case 'CommandExpansion': {
      const output = captured(part.script, '$', expansion);
      return [{ text: output.text.replace(/\n+$/, ''), origins: output.origins }];
    }
    case 'ArithmeticExpansion':
      for (const script of scriptsIn(part)) expansion.capture(script, '$');
      for (const line of hiddenCommands(part, expansion.scope)) expansion.capture(parseLine(line), '$');
      return [known(SOME)];
    default:
      return [unknown()];
  }
}

/** `${x@P}` reads the value like a prompt, and runs the substitutions in it. */
function runPrompt({ operation, parameter }: Parameter, expansion: Expansion): void {
  if (operation?.type !== 'Transform' || operation.operand.value !== 'P') return;
  for (const value of lookUp(expansion.scope, parameter)) {
    const line = isKnown(value) ? `: "${value.text.replaceAll('"', '')}"` : `"$${parameter}"`;
    expansion.capture(parseLine(line), '$');
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
