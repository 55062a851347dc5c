import { takesValue } from '../shell/simple-commands.js';
import type { CommandWord } from './command-words.js';
import { explainKeys } from './explain-keys.js';
import { explainOption, findOption } from './explain-option.js';
import { explainSignal } from './explain-signal.js';
import type { Piece } from './explanation.js';
import type { LookUp } from './look-up-program.js';
import type { Manual } from './read-manual.js';

interface WordPiece extends Piece {
  /** What a manual says of a program, where one was found. */
  readonly described?: string;
}

/** Programs whose first operands are another command. */
const RUNS_ANOTHER =
  /^(?:sudo|doas|env|nice|nohup|time|timeout|stdbuf|command|builtin|exec|xargs|setsid|ionice|strace|unbuffer|caffeinate|watch|chroot)$/;
const OPERANDS_FIRST: Readonly<Record<string, number>> = { timeout: 1, chroot: 1 };

/** The program, its options with what the manual says of them, and its operands. */
export function explainWords(words: readonly CommandWord[], lookUp: LookUp, depth = 0): readonly WordPiece[] {
  const [first, ...rest] = words;
  if (first === undefined) return [];
  const program = first.value.replace(/^.*\//, '');
  const subcommand = subcommandOf(program, rest, lookUp);
  const own = lookUp(program);
  const inner = subcommand === undefined ? undefined : lookUp(program, subcommand.value);
  const name = subcommand === undefined ? first.text : `${first.text} ${subcommand.text}`;
  const described = inner?.description ?? own.description;
  const meaning = described ?? unknownProgram(first, own.absent === true);
  const manuals = inner === undefined ? [own] : [inner, own];
  const pieces: WordPiece[] = [
    { kind: 'program', text: name, meaning, depth, ...(described === undefined ? {} : { described }) },
  ];
  const behind = rest.filter((word) => word !== subcommand);
  const keys = explainKeys(program, behind, manuals);
  return [
    ...pieces,
    ...keys.pieces.map((piece) => ({ ...piece, depth: depth + 1 })),
    ...explainArguments(program, behind.slice(keys.took), manuals, { lookUp, depth }),
  ];
}

function unknownProgram(word: CommandWord, absent: boolean): string {
  if (/[$`]/.test(word.text)) return 'a program whose name is only known at run time';
  if (word.value.includes('/')) return 'a program or script at this path';
  return absent
    ? 'not installed here, so nothing is known of it'
    : 'no description of this program was found';
}

/** The subcommand, where a manual page or help text of that name is there. */
function subcommandOf(
  program: string,
  rest: readonly CommandWord[],
  lookUp: LookUp,
): CommandWord | undefined {
  const first = rest.find((word) => !word.value.startsWith('-'));
  if (first === undefined || RUNS_ANOTHER.test(program) || !/^[a-z][\w-]*$/.test(first.value))
    return undefined;
  const found = lookUp(program, first.value);
  return found.description !== undefined || found.options.length > 0 ? first : undefined;
}

interface Around {
  readonly lookUp: LookUp;
  readonly depth: number;
}

function explainArguments(
  program: string,
  rest: readonly CommandWord[],
  manuals: readonly Manual[],
  { lookUp, depth }: Around,
): readonly WordPiece[] {
  const pieces: WordPiece[] = [];
  let skipped = (Object.hasOwn(OPERANDS_FIRST, program) ? OPERANDS_FIRST[program] : undefined) ?? 0;
  let literal = false;
  for (let at = 0; at < rest.length; at += 1) {
    const word = rest[at];
    if (word === undefined) break;
    const end = program === 'find' ? endOfAction(rest, at) : at;
    if (end > at) {
      const text = `${word.text} … ${rest[end]?.text ?? ''}`;
      pieces.push({
        kind: 'option',
        text,
        meaning: 'run this for what is found, with {} standing for it',
        depth: depth + 1,
      });
      pieces.push(...explainWords(rest.slice(at + 1, end), lookUp, depth + 2));
      at = end;
    } else if (!literal && /^-./.test(word.value)) {
      if (word.value === '--') literal = true;
      const option = explainDashed(program, word, rest[at + 1], manuals);
      pieces.push(...option.pieces.map((piece) => ({ ...piece, depth: depth + 1 })));
      if (option.tookNext) at += 1;
    } else if (startsAnother(program, word) && skipped-- <= 0) {
      return [...pieces, ...explainWords(rest.slice(at), lookUp, depth + 1)];
    } else if (!isSubstitution(word) && (program !== '[' || word.value !== ']'))
      pieces.push(explainOperand(word, keyMeaning(word, manuals), depth + 1));
  }
  return pieces;
}

/** A word that is nothing but a substitution is told where its command is. */
function isSubstitution({ word }: CommandWord): boolean {
  const parts = word.type === 'Word' ? (word.parts ?? []) : [];
  return parts.length === 1 && /^(?:CommandExpansion|ProcessSubstitution)$/.test(parts[0]?.type ?? '');
}

/** A quoted line is data for `watch`; its parts are told apart elsewhere. */
function startsAnother(program: string, word: CommandWord): boolean {
  return RUNS_ANOTHER.test(program) && !/^\w+=|\s/.test(word.value);
}

function explainDashed(
  program: string,
  word: CommandWord,
  next: CommandWord | undefined,
  manuals: readonly Manual[],
) {
  const signal = explainSignal(program, word.value);
  const found = explainOption(word, next, manuals);
  if (signal !== undefined) return { pieces: [dashed(word.text, signal)], tookNext: false };
  if (found.tookNext || next === undefined || !takesValue(program, word.value)) return found;
  return { pieces: [dashed(`${word.text} ${next.text}`, found.pieces[0]?.meaning ?? '')], tookNext: true };
}

function dashed(text: string, meaning: string): Omit<Piece, 'depth'> {
  return { kind: 'option', text, meaning };
}

/** What dd's manual says of an operand such as `of=x`. */
function keyMeaning({ value }: CommandWord, manuals: readonly Manual[]): string {
  const key = /^[a-z]+=/.exec(value)?.[0];
  return (key === undefined ? undefined : findOption(manuals, key)?.text) ?? '';
}

/** The position of the word that ends `-exec` of find; the same position where no such action stands there. */
function endOfAction(rest: readonly CommandWord[], at: number): number {
  if (!/^-(?:exec|execdir|ok|okdir)$/.test(rest[at]?.value ?? '')) return at;
  const end = rest.findIndex((word, index) => index > at && (word.value === ';' || word.value === '+'));
  return end === -1 ? at : end;
}

function explainOperand(word: CommandWord, meaning: string, depth: number): WordPiece {
  const parts = word.word.type === 'Word' ? (word.word.parts ?? []) : [];
  const globbed = parts.some((part) => part.type === 'Glob' || part.type === 'ExtendedGlob');
  if (word.word.type === 'Assignment')
    return { kind: 'variable', text: word.text, meaning: `set ${word.word.name}`, depth };
  if (globbed)
    return { kind: 'operand', text: word.text, meaning: 'every name that fits this pattern', depth };
  if (parts.some((part) => part.type === 'BraceExpansion'))
    return { kind: 'operand', text: word.text, meaning: 'several words in one', depth };
  if (/^\$\w+$|^\$\{\w+\}$|^"\$\w+"$/.test(word.text))
    return { kind: 'operand', text: word.text, meaning: 'the value of this variable', depth };
  return { kind: 'operand', text: word.text, meaning, depth };
}
