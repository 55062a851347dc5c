import { parseLine, type Statement } from '../shell/parse-line.js';
import { SHELL_BUILTINS } from '../shell/shell-builtins.js';
import { simpleCommands } from '../shell/simple-commands.js';
import { SUBCOMMANDS } from '../shell/subcommands.js';

/** What is asked of the machine to tell a command from a sentence. */
export interface Lookup {
  readonly which: (name: string) => string | undefined;
  readonly exists: (path: string) => boolean;
}

/** What a text is: a command line, a request in words, or words that a program may or may not be able to take. */
export type Reading = 'command' | 'request' | 'unsure';

const GLUE =
  /^(?:a|all|an|and|any|are|at|biggest|by|each|every|everything|from|here|how|i|in|into|is|it|largest|me|my|newest|of|older|oldest|on|only|or|than|that|the|them|these|this|to|what|where|which|who|with)$/i;

/** Programs that take any words at all. */
const TAKES_WORDS = /^(?:echo|printf|say|espeak|cowsay|figlet|banner|wall|notify-send|logger)$/;

/** Programs whose operands must be there already: files, folders, programs, processes. */
const TAKES_WHAT_EXISTS =
  /^(?:cat|cut|du|file|find|head|install|kill|less|ls|more|open|rm|sort|split|stat|tail|tree|type|uniq|wc|which|whereis|who)$/;

/** Tells a command line from a request in words, by whether its words fit as arguments. */
export function readText(text: string, lookup: Lookup): Reading {
  const script = parseLine(text);
  const [first] = script.commands;
  if (first === undefined || script.errors?.length) return 'request';
  if (isCompound(first)) return 'command';
  const [program, ...words] = simpleCommands(text)[0]?.words ?? [];
  if (program === undefined) return 'request';
  const operands = words.map(({ value }) => value);
  if (!isProgram(program.value, lookup)) return isShaped(text, program.value, lookup) ? 'command' : 'request';
  return isPlain(text) ? readWords(program.value, operands, lookup) : 'command';
}

function isCompound({ command }: Statement): boolean {
  return !['Command', 'Pipeline', 'AndOr'].includes(command.type);
}

function isProgram(name: string, { which, exists }: Lookup): boolean {
  return name.includes('/') ? exists(name) : SHELL_BUILTINS.has(name) || which(name) !== undefined;
}

/** A program that is not here, but with options or operators as only a command has them. */
function isShaped(text: string, program: string, lookup: Lookup): boolean {
  const words = text.trim().split(/\s+/);
  return (
    /^[\w./~+-]+$/.test(program) &&
    words.length > 1 &&
    !words.slice(1).some((word) => isGlue(word, lookup)) &&
    words.some((word) => /^(?:--?[A-Za-z]|\+[a-z]|[|&<>]{1,2}|\d?>)/.test(word))
  );
}

/** Words of a sentence: letters, numbers and names of files, with no option, operator, quote or variable. */
function isPlain(text: string): boolean {
  const words = text.trim().split(/\s+/);
  return words.every((word) => /^[\p{L}\d'’._-]+[,.?!]?$/u.test(word) && !word.startsWith('-'));
}

function isGlue(word: string, { exists }: Lookup): boolean {
  return GLUE.test(word) && !exists(word);
}

/** "find the big files" has glue between its words; "find big files" has none, but no word that find could take. */
function readWords(program: string, words: readonly string[], lookup: Lookup): Reading {
  const subcommands = Object.hasOwn(SUBCOMMANDS, program) ? SUBCOMMANDS[program] : undefined;
  const [first = ''] = words;
  if (words.length < 2 || TAKES_WORDS.test(program) || subcommands?.includes(first)) return 'command';
  const fits = (word: string) => lookup.exists(word) || lookup.which(word) !== undefined;
  if (words.some((word) => isGlue(word, lookup)) && !fits(first)) return 'request';
  const isTaker = subcommands !== undefined || TAKES_WHAT_EXISTS.test(program);
  const isName = (word: string) => /^\d+$|[._]/.test(word) || fits(word);
  return isTaker && !isName(first) && words.filter(isName).length < 2 ? 'unsure' : 'command';
}
