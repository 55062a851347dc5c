import { type Command, parseLine, type Word, type WordPart } from '../shell/parse-line.js';

/** A line as words that need no shell, or the shell features that it uses. */
export type StaticArgv =
  | { readonly ok: true; readonly argv: readonly [string, ...string[]] }
  | { readonly ok: false; readonly features: readonly string[] };

/** Reads a line as one plain command: no operators, no expansions, every word known as it stands. */
export function staticArgv(line: string): StaticArgv {
  const script = parseLine(line);
  const [only, ...more] = script.commands;
  if (script.errors?.length) return refuse('a syntax error');
  if (only === undefined) return refuse('no command');
  if (more.length > 0 || only.background) return refuse('several commands, or one in the background');
  if (only.command.type !== 'Command') return refuse(STATEMENTS[only.command.type] ?? 'a compound command');
  return readCommand(only.command, line);
}

const STATEMENTS: Readonly<Record<string, string>> = {
  Pipeline: 'a pipe, ! or time',
  AndOr: 'a list (&& or ||)',
  Subshell: 'a subshell',
  BraceGroup: 'a group',
};

function readCommand(command: Command, line: string): StaticArgv {
  const words = command.name === undefined ? [] : [command.name, ...command.args];
  const features = [
    ...(command.redirects.length > 0 ? ['a redirection'] : []),
    ...(command.prefix.some((part) => part.type === 'Assignment') ? ['an assignment'] : []),
    ...(hasRest(line, words) ? ['a comment or an operator'] : []),
    ...words.flatMap((word) => (word.type === 'Word' ? featuresOf(word) : ['an assignment'])),
  ];
  const [program, ...rest] = words.flatMap((word) => (word.type === 'Word' ? [word.value] : []));
  if (program === undefined || program === '') return refuse('no program', ...features);
  return features.length > 0 ? refuse(...features) : { ok: true, argv: [program, ...rest] };
}

/** True where anything but blanks stands outside the words: the parser forgives what a shell does not. */
function hasRest(line: string, words: readonly { readonly pos: number; readonly end: number }[]): boolean {
  const starts = [...words.map((word) => word.pos), line.length];
  const ends = [0, ...words.map((word) => word.end)];
  return starts.some((start, index) => /[^ \t]/.test(line.slice(ends[index], start)));
}

function featuresOf(word: Word): readonly string[] {
  const tilde = word.text.startsWith('~') ? ['a tilde'] : [];
  return [...tilde, ...(word.parts ?? []).flatMap(featuresOfPart)];
}

function featuresOfPart(part: WordPart): readonly string[] {
  switch (part.type) {
    case 'Literal':
    case 'SingleQuoted':
    case 'AnsiCQuoted':
      return [];
    case 'DoubleQuoted':
      return part.parts.flatMap(featuresOfPart);
    case 'Glob':
    case 'ExtendedGlob':
      return ['a file pattern'];
    case 'BraceExpansion':
      return ['a brace expansion'];
    case 'SimpleExpansion':
    case 'ParameterExpansion':
      return ['a variable'];
    default:
      return ['a substitution'];
  }
}

function refuse(...features: readonly string[]): StaticArgv {
  return { ok: false, features: [...new Set(features)] };
}
