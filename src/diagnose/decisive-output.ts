import { parseLine } from '../shell/parse-line.js';
import { type SimpleCommand, simpleCommands } from '../shell/simple-commands.js';

/** Words this short stand in two commands by chance. */
const TELLING = 3;

/**
 * The output of `a; b` without the complaints of `a`, whose exit code nobody saw, where `b` complains, too. Lines stay
 * empty, so that their numbers hold. What both commands name may be the cause of either, and stays.
 */
export function decisiveOutput(line: string, output: string): string {
  const last = parseLine(line).commands.at(-1);
  const all = simpleCommands(line);
  const deciding = all.filter(({ pos }) => last !== undefined && pos >= last.pos);
  const earlier = all.filter((command) => !deciding.includes(command));
  if (earlier.length === 0 || !deciding.some(({ program }) => complains(output, program))) return output;
  const words = new Set(deciding.flatMap(({ words: each }) => each.map(({ value }) => value)));
  const settled = earlier.filter((command) => !words.has(command.program) && !sharesName(command, words));
  const leads = settled.map(({ program }) => `${program}: `);
  return output
    .split('\n')
    .map((each) => (leads.some((lead) => each.startsWith(lead)) ? '' : each))
    .join('\n');
}

function complains(output: string, program: string): boolean {
  return `\n${output}`.includes(`\n${program}: `);
}

/** Whether a command names something that the deciding ones name, too, by itself or inside a path. */
function sharesName({ words }: SimpleCommand, others: ReadonlySet<string>): boolean {
  const names = words.slice(1).flatMap(({ value }) => value.split('/'));
  return names.some((name) => name.length >= TELLING && [...others].some((other) => other.includes(name)));
}
