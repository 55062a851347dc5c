import type { World } from '../../model/world.js';
import { SUBCOMMANDS } from '../../shell/subcommands.js';

/** Programs whose first argument is the name of another program. */
const BEFORE_PROGRAMS: readonly string[] = ['man', 'sudo', 'which', 'watch'];

/** The ways to read a word as a program and its first argument without the blank between, each as `program argument`. */
export function ungluedCommands(typed: string, world: World): readonly string[] {
  const tools = [...Object.keys(SUBCOMMANDS).filter((name) => !name.includes(' ')), ...BEFORE_PROGRAMS];
  return tools
    .filter((tool) => typed.startsWith(tool) && world.which(tool) !== undefined)
    .filter((tool) => takes(tool, typed.slice(tool.length), world))
    .map((tool) => `${tool} ${typed.slice(tool.length)}`);
}

function takes(tool: string, rest: string, world: World): boolean {
  if (BEFORE_PROGRAMS.includes(tool)) return world.which(rest) !== undefined;
  return SUBCOMMANDS[tool]?.includes(rest) === true;
}
