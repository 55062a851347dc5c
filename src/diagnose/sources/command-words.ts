import type { SimpleCommand } from '../../shell/simple-commands.js';
import { SUBCOMMANDS } from '../../shell/subcommands.js';
import { subcommandIndex } from '../command-values.js';
import type { MatchScope } from '../match-scope.js';

/** Programs whose -o names what they make. */
const COMPILERS = /^(?:gcc|g\+\+|cc|c\+\+|clang(?:\+\+)?|rustc|go|gfortran|nvcc|ld)$/;

/** Words of the command that name a path which is not there and which the output speaks of. */
export function missingWords({ commands, context, world, output }: MatchScope): readonly string[] {
  const words = commands.flatMap((command) => [
    ...command.words.slice(1).flatMap(({ value }, index) => {
      const option = command.words[index]?.value;
      const module = option === '-m' && command.program.startsWith('python');
      const made = option === '-o' && COMPILERS.test(command.program) && !value.includes('/');
      return module || made || isSubcommand(command, index + 1) ? [] : [value];
    }),
    ...(command.words[0].value.includes('/') ? [command.words[0].value] : []),
    ...command.redirects.flatMap((each) => (/&$/.test(each.operator) ? [] : (each.target?.value ?? []))),
  ]);
  // Redirections of a loop or a block belong to no simple command.
  const redirected = [...context.command.matchAll(/[<>]\s*([\w./~-]+)/g)].map((match) => match[1] ?? '');
  const paths = [...words, ...redirected]
    .map((value) => value.replace(/^--?[\w-]+=|^@/, ''))
    .filter((value) => /^[^-\s][^\n]*$/.test(value));
  return paths.filter((path) => namesPath(output, path.replace(/^(?:[.~]?\/)/, '')) && !world.stat(path));
}

/** `run` of `npm run x` is no file, though npm speaks of "this run". */
function isSubcommand(command: SimpleCommand, index: number): boolean {
  const known = Object.hasOwn(SUBCOMMANDS, command.program) ? SUBCOMMANDS[command.program] : undefined;
  return subcommandIndex(command) === index && known?.includes(command.words[index]?.value ?? '') === true;
}

/** Whether a text holds a path, with or without the slash that it was typed with at its end. */
function namesPath(output: string, path: string): boolean {
  const bare = path.replace(/\/+$/, '');
  return speaksOf(output, path) || (bare !== path && bare !== '' && speaksOf(output, bare));
}

/** Whether a text holds a name that does not go on: `main.c` speaks of no `main`; one letter must stand alone. */
function speaksOf(output: string, name: string): boolean {
  if (name.length === 1)
    return [...output.matchAll(/(?<=['"‘`])\w(?=['"’])|(?<=\s)\w(?=:\s)/g)].some(
      ([letter]) => letter === name,
    );
  const closed = !/\w$/.test(name);
  for (let at = output.indexOf(name); at >= 0; at = output.indexOf(name, at + 1)) {
    const end = at + name.length;
    if (closed || !/^\.?\w/.test(output.slice(end, end + 2))) return true;
  }
  return false;
}

/** The arguments of all commands of the line that fit. */
export function typedWords({ commands }: MatchScope, fits: (value: string) => boolean): readonly string[] {
  return commands.flatMap((command) => command.words.slice(1).map((each) => each.value)).filter(fits);
}

/** Whether a text stands in the command as a word or as a part of one. */
export function holdsWord(scope: MatchScope, shown: string): boolean {
  const parts = typedWords(scope, () => true).flatMap((value) => [value, ...value.split(/[=:,/]/)]);
  return parts.includes(shown);
}

/** Neighbouring arguments, two to six, that make the name of an existing path when a blank joins them; longest first. */
export function blankPaths({ commands, world }: MatchScope): readonly string[] {
  const found = commands.flatMap(({ words }) => {
    const values = words.map((each) => each.value);
    return values.flatMap((_value, start) =>
      [6, 5, 4, 3, 2]
        .filter((length) => start > 0 && start + length <= values.length)
        .map((length) => values.slice(start, start + length).join(' ')),
    );
  });
  return found.filter((path) => world.stat(path) !== undefined);
}

/** Whether a word names a file. */
export function fileExists({ world }: MatchScope, path: string): boolean {
  return world.stat(path) !== undefined;
}
