import { basename } from 'node:path';
import { parseLine } from '../shell/parse-line.js';
import { type SimpleCommand, simpleCommands } from '../shell/simple-commands.js';
import { ANY_PROGRAM, nestedPrograms } from './nested-programs.js';
import { staticArgv } from './static-argv.js';

/** How much a generated command may do: one listed tool, listed tools with operators, or anything. */
export type Rung = 'restricted' | 'unsafe' | 'unrestricted';

/** Whether a generated command stays on its rung, and how it is run then: by words, or by a shell. */
export type LadderCheck =
  | { readonly ok: true; readonly argv?: readonly [string, ...string[]] }
  | { readonly ok: false; readonly reason: string; readonly hint: string };

/** Checks a generated command by its syntax tree against the tools and operators that are allowed. */
export function checkLadder(command: string, rung: Rung, tools: readonly string[]): LadderCheck {
  if (/[\r\n]/.test(command)) return refuse('it has more than one line', 'Ask for a single command.');
  if (parseLine(command).errors?.length)
    return refuse('it does not parse as a shell line', 'Ask again in other words.');
  if (rung === 'unrestricted') return { ok: true };
  const foreign = foreignPrograms(command, tools);
  if (foreign.length > 0) {
    return refuse(
      `it runs ${foreign.join(', ')}, which is not in safety.tools`,
      'Add the tool there, or use --unrestricted.',
    );
  }
  if (rung === 'unsafe') return { ok: true };
  const plain = staticArgv(command);
  if (plain.ok) return { ok: true, argv: plain.argv };
  return refuse(`it needs a shell (${plain.features.join(', ')})`, 'Use --unsafe to allow shell operators.');
}

/** Every program that the line would run and that is not listed, each once; a path is never a listed tool. */
function foreignPrograms(line: string, tools: readonly string[]): readonly string[] {
  const commands = simpleCommands(line);
  const all = commands.flatMap((command) => [programOf(command), ...nestedPrograms(command)]);
  if (all.length === 0) return ['no program by name'];
  return [...new Set(all.filter((program) => program === ANY_PROGRAM || !tools.includes(program)))];
}

/** The program's name, kept with its folder where one is given: `./ls` is not `ls`. */
function programOf({ words: [first] }: SimpleCommand): string {
  return basename(first.value) === first.value ? first.value : `${first.value} (by path)`;
}

function refuse(reason: string, hint: string): LadderCheck {
  return { ok: false, reason, hint };
}
