import type { ExecutionContext } from '../model/execution.js';
import type { World } from '../model/world.js';
import { SHELL_BUILTINS } from '../shell/shell-builtins.js';
import { type SimpleCommand, simpleCommands } from '../shell/simple-commands.js';

const NO_FILE = /no such file|can't open file|cannot open|can't find|cannot find/i;
const REFUSED =
  /EACCES|permission denied|access denied|are you root|(?:must|need to|have to) be (?:run as )?(?:the )?(?:root|super-?user)|superuser (?:privileges?|rights)|only root|unless you are root|root privileges/i;
/** What a tool of projects cannot do without, in its folder or one above. */
const PROJECT_FILES: Readonly<Record<string, readonly string[]>> = {
  make: ['Makefile', 'makefile', 'GNUmakefile'],
  cargo: ['Cargo.toml'],
  mvn: ['pom.xml'],
  gradle: ['build.gradle', 'build.gradle.kts', 'settings.gradle', 'settings.gradle.kts'],
  rake: ['Rakefile', 'rakefile', 'Rakefile.rb'],
  composer: ['composer.json'],
};
const NO_PROJECT =
  /no makefile|no targets specified|could not find `?Cargo\.toml|no POM|No Rakefile|does not contain a Gradle build|could not find a composer\.json/i;
const OTHER_PROJECT = /^(?:-[fC]|--(?:file|directory|manifest-path|project-dir|working-dir))/;
const NEEDS_NO_PROJECT =
  /^(?:cargo (?:new|init|install|search|login|\+?-.*)|composer (?:global|create-project|init|self-update))$/;
const NO_REPOSITORY = /not a git repository/i;
const NEEDS_NO_REPOSITORY = /^(?:clone|init|config|help|version|ls-remote|credential|lfs|-.*)$/;

/**
 * True where saved output shows that the command ran on another machine, as another user or in another folder: it was
 * printed by a program that is not here, by git in a repository, by make with a makefile, to a user without root's rights,
 * or in a folder with other files.
 */
export function ranElsewhere(context: ExecutionContext, world: World): boolean {
  const output = `${context.stderr}\n${context.stdout}`;
  const commands = simpleCommands(context.command);
  if (output.trim() === '') return false;
  if (commands.some((command) => isAway(command, output, world) || isAwayRepository(command, output, world)))
    return true;
  if (world.user.root && REFUSED.test(output))
    return !commands.some((command) => isScriptHere(command, world));
  if (commands.some((command) => namesSomethingHere(command, world))) return false;
  if (commands.some((command) => isAwayProject(command, output, world))) return true;
  return commands.some((command) => namesFile(command) || (NO_FILE.test(output) && namesPath(command)));
}

/** A program that has spoken, though it is not here. */
function isAway({ program, words }: SimpleCommand, output: string, world: World): boolean {
  const typed = words[0].value;
  if (SHELL_BUILTINS.has(program) || !/^[\w./~+-]+$/.test(typed)) return false;
  const here = typed.includes('/') ? world.stat(typed) !== undefined : world.which(program) !== undefined;
  return !here && !wasNotFound(program, output);
}

/** A shell's or a system's words for a program that is not there: no program has spoken then. */
function wasNotFound(program: string, output: string): boolean {
  const name = program.replaceAll(/[.+]/g, '\\$&');
  const before = `(?:not found:|fish: unknown command:?|directory:|command|program) ['"‘]?\\S*${name}(?![\\w-])`;
  const behind = `${name}['"’]?:? (?:(?:command )?not found|no such file|is not recogni|is (?:currently )?not installed)`;
  return new RegExp(`${before}|${behind}`, 'i').test(output);
}

/** git that has spoken of a repository, though there is none here. */
function isAwayRepository({ program, words }: SimpleCommand, output: string, world: World): boolean {
  if (program !== 'git' || NO_REPOSITORY.test(output)) return false;
  if (NEEDS_NO_REPOSITORY.test(words[1]?.value ?? '-')) return false;
  return !parents(world.cwd).some((folder) => world.stat(`${folder}/.git`) !== undefined);
}

/** A tool of projects that has spoken of one, though there is none here. */
function isAwayProject({ program, words }: SimpleCommand, output: string, world: World): boolean {
  const files = Object.hasOwn(PROJECT_FILES, program) ? (PROJECT_FILES[program] ?? []) : [];
  if (files.length === 0 || NO_PROJECT.test(output)) return false;
  if (words.some(({ value }) => OTHER_PROJECT.test(value))) return false;
  if (NEEDS_NO_PROJECT.test(`${program} ${words[1]?.value ?? ''}`)) return false;
  return !parents(world.cwd).some((folder) =>
    files.some((name) => world.stat(`${folder}/${name}`) !== undefined),
  );
}

/** A script of here that could be no program: even root must not run it. */
function isScriptHere({ words }: SimpleCommand, world: World): boolean {
  const typed = words[0].value;
  return typed.includes('/') && world.stat(typed) !== undefined;
}

function parents(folder: string): readonly string[] {
  const parts = folder.split('/');
  return parts.map((_part, index) => parts.slice(0, parts.length - index).join('/'));
}

function namesSomethingHere({ words }: SimpleCommand, world: World): boolean {
  return words
    .filter(({ value }, index) => index > 0 || value.includes('/'))
    .some(({ value }) => !/^(?:-|[./]*$)/.test(value) && world.stat(value) !== undefined);
}

function namesFile({ words }: SimpleCommand): boolean {
  return words.slice(1).some(({ value }) => /^[\w./~-]*\w\.[A-Za-z]\w{0,4}$/.test(value));
}

function namesPath({ words }: SimpleCommand): boolean {
  return words.slice(1).some(({ value }) => /^[\w./~]/.test(value));
}
