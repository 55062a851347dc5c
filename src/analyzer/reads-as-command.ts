import { parseLine, type Statement } from '../shell/parse-line.js';
import { SHELL_BUILTINS } from '../shell/shell-builtins.js';
import { simpleCommands } from '../shell/simple-commands.js';

/** What is asked of the machine to tell a command from a sentence. */
export interface Lookup {
  readonly which: (name: string) => string | undefined;
  readonly exists: (path: string) => boolean;
}

const GLUE =
  /^(?:a|all|an|and|any|are|at|biggest|by|each|every|everything|from|here|how|i|in|into|is|it|largest|me|my|newest|of|older|oldest|on|only|or|than|that|the|them|these|this|to|what|where|which|who|with)$/i;

/** True where a text is a command line: it parses, its first program exists, and it is no sentence that begins like one. */
export function readsAsCommand(text: string, lookup: Lookup): boolean {
  const script = parseLine(text);
  const [first] = script.commands;
  if (first === undefined || script.errors?.length) return false;
  if (isCompound(first)) return true;
  const program = simpleCommands(text)[0]?.words[0].value;
  if (program === undefined) return false;
  return isProgram(program, lookup) && !isSentence(text, lookup);
}

function isCompound({ command }: Statement): boolean {
  return !['Command', 'Pipeline', 'AndOr'].includes(command.type);
}

function isProgram(name: string, { which, exists }: Lookup): boolean {
  return name.includes('/') ? exists(name) : SHELL_BUILTINS.has(name) || which(name) !== undefined;
}

/** "find all big files": plain words with glue between them, none of them an option, a path or a file. */
function isSentence(text: string, { exists }: Lookup): boolean {
  const [, ...words] = text.trim().split(/\s+/);
  if (words.length < 2 || !words.some((word) => GLUE.test(word))) return false;
  return words.every(
    (word) => /^[\p{L}\d'’-]+[,.?!]?$/u.test(word) && !word.startsWith('-') && !exists(word),
  );
}
