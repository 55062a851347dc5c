import type { ExecutionContext } from '../model/execution.js';
import type { World } from '../model/world.js';
import { SHELL_BUILTINS } from '../shell/shell-builtins.js';
import { type SimpleCommand, simpleCommands } from '../shell/simple-commands.js';

const NO_FILE = /no such file|can't open file|cannot open|can't find|cannot find/i;
const REFUSED =
  /permission denied|access denied|are you root|(?:must|need to|have to) be (?:run as )?(?:the )?(?:root|super-?user)|superuser (?:privileges?|rights)|only root|unless you are root|root privileges/i;
const NO_REPOSITORY = /not a git repository/i;
const NEEDS_NO_REPOSITORY = /^(?:clone|init|config|help|version|ls-remote|credential|lfs|-.*)$/;

/**
 * True where saved output shows that the command ran on another machine, as another user or in another folder: it was
 * printed by a program that is not here, by git in a repository, to a user without root's rights, or in a folder with other files.
 */
export function ranElsewhere(context: ExecutionContext, world: World): boolean {
  const output = `${context.stderr}\n${context.stdout}`;
  const commands = simpleCommands(context.command);
  if (output.trim() === '') return false;
  if (commands.some((command) => isAway(command, output, world) || isAwayRepository(command, output, world)))
    return true;
  if (commands.some((command) => namesSomethingHere(command, world))) return false;
  if (world.user.root && REFUSED.test(output)) return true;
  return NO_FILE.test(output) && commands.some(namesPath);
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

function parents(folder: string): readonly string[] {
  const parts = folder.split('/');
  return parts.map((_part, index) => parts.slice(0, parts.length - index).join('/'));
}

function namesSomethingHere({ words }: SimpleCommand, world: World): boolean {
  return words
    .filter(({ value }, index) => index > 0 || value.includes('/'))
    .some(({ value }) => !/^(?:-|[./]*$)/.test(value) && world.stat(value) !== undefined);
}

function namesPath({ words }: SimpleCommand): boolean {
  return words.slice(1).some(({ value }) => /^[\w./~]/.test(value));
}
