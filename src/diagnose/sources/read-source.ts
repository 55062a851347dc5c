import { isScript, missingEnd } from '../../shell/mend-syntax.js';
import { BLOCK_WORDS, SHELL_BUILTINS } from '../../shell/shell-builtins.js';
import { SUBCOMMANDS } from '../../shell/subcommands.js';
import { commaSlip } from '../../text/comma-slip.js';
import { editDistance } from '../../text/edit-distance.js';
import { nearestNames } from '../../text/nearest-names.js';
import { subcommandIndex } from '../command-values.js';
import { fillText } from '../fill-template.js';
import { type MatchScope, targetCommand } from '../match-scope.js';
import { archiveFormat } from './archive-format.js';
import { blankPaths, fileExists, holdsWord, missingWords, typedWords } from './command-words.js';
import { postgresDatabases, postgresTables, sqliteNames } from './database-names.js';
import { FIXED_LISTS } from './fixed-lists.js';
import { nearPaths } from './near-paths.js';
import { optionWords, programOptions } from './option-names.js';
import { listeningPorts, portHolders } from './port-holders.js';
import { pathsElsewhere } from './project-paths.js';
import { PROJECT_SOURCES } from './project-sources.js';
import { lineOf, mendedLine, unendedLine } from './script-lines.js';
import type { Source, SourceNames } from './source.js';
import { namesInstead } from './synonyms.js';
import {
  aptPackages,
  colonField,
  knownHosts,
  kubeContexts,
  mountPoints,
  serviceNames,
} from './system-names.js';
import { ungluedCommands } from './unglued-commands.js';
import { DATE_WORDS } from './word-lists.js';

/** Reads a source by its name in a pattern: `git_branches`, `output:REGEX`, `subcommands:docker image` … */
export function readSource(spec: string, typed: string, scope: MatchScope): SourceNames {
  const [, name = spec, rest = ''] = /^(\w+):([\s\S]*)$/.exec(spec) ?? [];
  const arg = name === 'output' || name === 'lines' ? rest : fillText(rest, scope);
  const names = arg === undefined ? [] : (SOURCES[name]?.(scope, typed, arg) ?? []);
  return { names, ranked: RANKED.has(name) };
}

/** True for the sources that exist; a pattern that names another is refused when it is loaded. */
export function isSource(spec: string): boolean {
  return Object.hasOwn(SOURCES, spec.replace(/:[\s\S]*$/, ''));
}

const RANKED: ReadonlySet<string> = new Set([
  'files',
  'folders',
  'hinted',
  'git_files_named',
  'elsewhere',
  'synonyms',
]);

const SOURCES: Readonly<Record<string, Source>> = {
  ...FIXED_LISTS,
  ...PROJECT_SOURCES,
  programs: ({ world }) => world.programs(),
  builtins: () => [...SHELL_BUILTINS],
  /** All that a line may begin with. */
  commands: ({ world }) => [
    ...world.programs(),
    ...[...SHELL_BUILTINS].filter((name) => !BLOCK_WORDS.has(name)),
  ],
  /** A program and its subcommand, or one that takes a program, typed without the blank between: `npminstall`, `mandiff`. */
  unglued: ({ world }, _typed, arg) => ungluedCommands(arg, world),
  files: ({ world }, typed) => nearPaths(world, typed),
  folders: ({ world }, typed) => nearPaths(world, typed, 'directory'),
  /** Words of the command that name a path which is not there and which the output speaks of. */
  missing_words: (scope) => missingWords(scope),
  /** Words that begin with a dash and name a file. */
  dashed_files: (scope) => typedWords(scope, (value) => value.startsWith('-') && fileExists(scope, value)),
  /** Neighbouring words that make the name of an existing file when a blank joins them. */
  blank_path: (scope) => blankPaths(scope),
  /** Paths of the same name in the folders below, in the folder above, or without a leading slash. */
  elsewhere: ({ world }, typed) => pathsElsewhere(world, typed),
  /** How a file is really packed: gzip, bzip2, xz, zstd, zip, 7z, rar, tar, html or text. */
  packed_as: ({ world }, _typed, arg) => [archiveFormat(world, arg) ?? []].flat(),
  /** Where a symbolic link that leads nowhere points. */
  dangling: ({ world }, _typed, arg) => (world.stat(arg) ? [] : [world.link(arg) ?? []].flat()),
  /** The file itself, where it is a script that bash can read. */
  bash_script: ({ world }, _typed, arg) => [arg].filter((path) => isScript(world.read(path) ?? '')),
  /** What a comma put in or taken out makes a JSON file whole: `missing` or `trailing`. */
  json_comma: ({ world }, _typed, arg) => [commaSlip(world.read(arg) ?? '') ?? []].flat(),
  /** The line `FILE:LINE` of a script with its syntax put right. */
  mended_line: ({ world }, _typed, arg) => mendedLine(world, arg),
  /** The text of the line `FILE:LINE`. */
  line_of: ({ world }, _typed, arg) => lineOf(world, arg),
  /** The number of the line before `FILE:LINE` that lacks its semicolon. */
  unended_line: ({ world }, _typed, arg) => unendedLine(world, arg),
  /** The word that closes a script whose last block was left open. */
  script_end: ({ world }, _typed, arg) => [missingEnd(world.read(arg) ?? '') ?? []].flat(),
  /** The word of the command that is, or begins with, what the output shows (`--foo` of `--foo=3`, `-x` in `-axb`). */
  typed_option: (scope, _typed, arg) =>
    typedWords(scope, (value) => value === arg || value.startsWith(`${arg}=`)).map(() => arg),
  /** What the output shows, if it stands in the command as a word or as a part of one. */
  typed_word: (scope, _typed, arg) => (arg !== '' && holdsWord(scope, arg) ? [arg] : []),
  /** The word of the command that comes nearest to one that the output suggests. */
  near_word: (scope, _typed, arg) =>
    nearestNames(
      arg,
      typedWords(scope, () => true),
      { max: 1, prefix: false },
    ),
  /** Development packages of a library in apt's lists. */
  apt_dev: ({ world }, _typed, arg) =>
    (world.probe(['apt-cache', 'pkgnames', `lib${arg}`]) ?? '')
      .split('\n')
      .filter((name) => name === `lib${arg}-dev`),
  /** The package itself, if apt's lists have it. */
  apt_named: ({ world }, _typed, arg) =>
    (world.probe(['apt-cache', 'pkgnames', arg]) ?? '').split('\n').filter((name) => name === arg),
  /** Hosts that are known here; one of them is no slip of another. */
  known_hosts: ({ world }, typed) => (knownHosts(world).includes(typed) ? [] : knownHosts(world)),
  /** Ports that something listens on and whose number is near. */
  listening_near: ({ world }, _typed, arg) =>
    listeningPorts(world).filter((port) => port !== arg && editDistance(port, arg) <= 1),
  /** Ports other than 22 that something listens on and that people give to an SSH server. */
  ssh_ports: ({ world }) => listeningPorts(world).filter((port) => /^(?:2\d?22\d*|\d+22)$/.test(port)),
  postgres_ports: ({ world }) => listeningPorts(world).filter((port) => /^54\d\d$/.test(port)),
  redis_ports: ({ world }) => listeningPorts(world).filter((port) => /^63\d\d$/.test(port)),
  /** The process that listens on a TCP port, where /proc shows it. */
  port_holder: ({ world }, _typed, arg) => portHolders(world, arg),
  process_name: ({ world }, _typed, arg) => [(world.read(`/proc/${arg}/comm`) ?? '').trim()].filter(Boolean),
  pg_databases: ({ world }) => postgresDatabases(world),
  pg_tables: ({ world }, _typed, arg) => postgresTables(world, arg),
  sqlite_names: ({ world }, _typed, arg) => sqliteNames(world, arg),
  network_devices: ({ world }) => world.list('/sys/class/net'),
  file_systems: ({ world }) => (world.read('/proc/filesystems') ?? '').split(/\s+/),
  /** The word of the last date argument that is no date word. */
  date_typo: (scope) => dateTypo(scope),
  /** The path itself, if something is there. */
  existing: ({ world }, _typed, arg) => (arg !== '' && world.stat(arg) ? [arg] : []),
  /** The mount point of a path. */
  mount_of: ({ world }, _typed, arg) => mountPoints(world, arg),
  /** The program itself, if it is on PATH. */
  same_program: ({ world }, typed, arg) => [arg || typed].filter((name) => world.which(name)),
  /** Names in one folder. */
  names_in: ({ world }, _typed, arg) => world.list(arg || '.'),
  /** Every match of a regex in the output (group `item`, group 1 or all), split at blanks and commas. */
  output: ({ output }, _typed, arg) => outputItems(output, arg),
  /** The same behind the matched line only, already the tool's own choice: no distance is asked for. */
  hinted: ({ hints }, _typed, arg) => outputItems(hints, arg),
  output_words: ({ output }) => [...new Set(output.match(/[\w@.+-]*\w/g) ?? [])],
  output_options: ({ output }) => optionWords(output),
  /** The words of a value. */
  words: (_scope, _typed, arg) => arg.split(/\s+/),
  command_words: ({ commands }) => commands.flatMap((command) => command.words.map((each) => each.value)),
  options: (scope, _typed, arg) => options(scope, arg),
  subcommands: (scope, _typed, arg) => subcommandsOf(arg || (targetCommand(scope)?.program ?? '')),
  /** Words of the same meaning that the tool has as a subcommand. */
  synonyms: (_scope, typed, arg) => namesInstead(typed, subcommandsOf(arg)),
  env_names: ({ world }) => Object.keys(world.env),
  groups: ({ world }) => colonField(world, '/etc/group'),
  users: ({ world }) => colonField(world, '/etc/passwd'),
  services: ({ world }) => serviceNames(world),
  kube_contexts: ({ world }) => kubeContexts(world),
  /** Packages in apt's lists that begin as the typed name does, give or take one of its first letters. */
  apt_packages: ({ world }, typed) => aptPackages(world, typed),
  /** Lines of a harmless query's output. */
  probe: ({ world }, _typed, arg) =>
    (world.probe(arg.split(' ')) ?? '').split('\n').map((line) => line.trim()),
};

/** A word of a date argument, quoted ones too, that date does not know. */
function dateTypo(scope: MatchScope): readonly string[] {
  const words = typedWords(scope, () => true).flatMap((value) => value.split(/\s+/));
  return words.filter((value) => /^[a-z]{3,}$/i.test(value) && !DATE_WORDS.includes(value.toLowerCase()));
}

function outputItems(output: string, pattern: string): readonly string[] {
  const found = [...output.matchAll(new RegExp(pattern, 'gm'))].slice(0, 500);
  return found
    .flatMap((match) => (match.groups?.item ?? match[1] ?? match[0]).split(/[\s,|]+/))
    .filter((item) => item !== '');
}

function options(scope: MatchScope, arg: string): readonly string[] {
  const command = targetCommand(scope);
  if (!command) return [];
  const subcommand = command.words[subcommandIndex(command) || command.words.length]?.value;
  return programOptions(scope.world, arg || command.program, arg ? undefined : subcommand);
}

function subcommandsOf(program: string): readonly string[] {
  return (Object.hasOwn(SUBCOMMANDS, program) ? SUBCOMMANDS[program] : undefined) ?? [];
}
