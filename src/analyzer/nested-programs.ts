import { basename } from 'node:path';
import type { SimpleCommand } from '../shell/simple-commands.js';

/** Stands for a program that only the tool itself knows: a script in its own language, or text for a shell. */
export const ANY_PROGRAM = 'any program';

type Finder = (words: readonly string[]) => readonly string[];

/** Programs that a command runs besides its own: what wraps it, and what its arguments make it start. */
export function nestedPrograms(command: SimpleCommand): readonly string[] {
  const [, ...words] = command.words.map((word) => word.value);
  const { program } = command;
  const find = Object.hasOwn(FINDERS, program) ? FINDERS[program] : undefined;
  const wrappers = command.wrappers
    .map((word) => basename(word.value))
    .filter((word) => /^[a-z]+$/.test(word));
  return [...wrappers, ...(find?.(words) ?? [])];
}

/** The word behind any of the given options, or joined to it by `=`. */
function behind(...options: readonly string[]): Finder {
  return (words) =>
    words.flatMap((word, index) => {
      if (options.includes(word)) return [basename(words[index + 1] ?? ANY_PROGRAM)];
      return options.some((option) => word.startsWith(`${option}=`)) ? [ANY_PROGRAM] : [];
    });
}

/** Any program at all where one of the words fits. */
function anyWhere(pattern: RegExp): Finder {
  return (words) => (words.some((word) => pattern.test(word)) ? [ANY_PROGRAM] : []);
}

const XARGS_VALUED = new Set(['-I', '-n', '-P', '-L', '-d', '-E', '-s', '-a']);

function behindXargs(words: readonly string[]): readonly string[] {
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? '';
    if (XARGS_VALUED.has(word)) index++;
    else if (!word.startsWith('-')) return [basename(word)];
  }
  return [];
}

const AWK_RUNS = /\bsystem\s*\(|\|\s*&?\s*getline|\|&?\s*["$\w]/;
const SED_RUNS =
  /(?:^|[;{}\n\d$/,!])\s*e(?:\s|;|\}|$)|^s(.).*\1.*\1[gpIim0-9]*e|;\s*s(.).*\2.*\2[gpIim0-9]*e/s;
const GIT_RUNS =
  /^(?:-c|--config-env|--exec-path|--upload-pack|--receive-pack|--exec|-x|--extcmd|--open-files-in-pager|-O|foreach|run|filter-branch|difftool|mergetool)(?:=|$)|^ext::/;

const inAwk = anyWhere(AWK_RUNS);
const FINDERS: Readonly<Record<string, Finder>> = {
  find: behind('-exec', '-execdir', '-ok', '-okdir'),
  fd: behind('-x', '-X', '--exec', '--exec-batch'),
  xargs: behindXargs,
  parallel: () => [ANY_PROGRAM],
  awk: inAwk,
  gawk: inAwk,
  mawk: inAwk,
  nawk: inAwk,
  sed: anyWhere(SED_RUNS),
  git: anyWhere(GIT_RUNS),
  tar: anyWhere(
    /^--(?:to-command|checkpoint-action|use-compress-program|info-script|new-volume-script|rsh-command)(?:=|$)|^-[A-Za-z]*I|^-[A-Za-z]*F$/,
  ),
  sort: anyWhere(/^--compress-prog/),
  rg: anyWhere(/^--(?:pre|hostname-bin)(?:=|$)/),
  rsync: anyWhere(/^(?:-[a-zA-Z]*e|--rsh|--rsync-path)(?:=|$)/),
  less: anyWhere(/^\+/),
  man: anyWhere(/^(?:-P|--pager|-H|--html)/),
  make: () => [ANY_PROGRAM],
  watch: () => [ANY_PROGRAM],
  docker: anyWhere(/^(?:run|exec)$/),
};
