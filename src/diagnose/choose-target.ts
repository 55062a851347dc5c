import type { SimpleCommand } from '../shell/simple-commands.js';

/** What tells which simple command of a line failed. */
export interface Clues {
  /** Where the match of the pattern's `command` ends in the line. */
  readonly at: number | undefined;
  readonly matched: string;
  readonly groups: readonly (string | undefined)[];
}

/** The simple commands that run one of the tools; `python -m pip` counts as pip. */
export function toolIndexes(commands: readonly SimpleCommand[], tools: readonly string[]): readonly number[] {
  return commands.flatMap((command, index) => {
    const module =
      /^python[\d.]*$/.test(command.program) && command.words[1]?.value === '-m'
        ? command.words[2]?.value
        : undefined;
    return tools.includes(command.program) || (module !== undefined && tools.includes(module)) ? [index] : [];
  });
}

/** The command that a pattern speaks of: among those of its tool the one its regexes point to, else the first. */
export function chooseTarget(
  commands: readonly SimpleCommand[],
  byTool: readonly number[] | undefined,
  clues: Clues,
): number {
  const [only] = byTool ?? [];
  if (byTool === undefined || only === undefined) return guessTarget(commands, clues);
  if (byTool.length === 1) return only;
  const has = (test: (command: SimpleCommand) => boolean): number | undefined =>
    byTool.find((index) => commands.slice(index, index + 1).some(test));
  const { at } = clues;
  const pointed = at === undefined ? undefined : has(({ pos, end }) => at > pos && at <= end);
  return pointed ?? has((command) => quotes(command, clues.groups)) ?? only;
}

/** Without a tool: the command that the matched text names or whose words it quotes, else the last one. */
function guessTarget(commands: readonly SimpleCommand[], { matched, groups }: Clues): number {
  const named = commands.findIndex((command) => groups.includes(command.words[0].value));
  if (named >= 0) return named;
  const quoted = commands.findIndex((command) => quotes(command, groups));
  if (quoted >= 0) return quoted;
  const spoken = commands.findIndex((command) => matched.includes(command.program));
  return spoken >= 0 ? spoken : commands.length - 1;
}

function quotes(command: SimpleCommand, groups: readonly (string | undefined)[]): boolean {
  return [...command.words, ...command.redirects.flatMap((each) => each.target ?? [])].some((each) =>
    groups.includes(each.value),
  );
}
