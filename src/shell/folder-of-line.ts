import { simpleCommands } from './simple-commands.js';

/** The folder that a line goes to before it does anything else, as it is written there. */
export interface LineFolder {
  readonly path: string;
  /** The `cd` that leads there, to stand before another command. */
  readonly cd: string;
}

/** Where `cd sub && make` runs `make`; undefined where a line does not start so, or the folder is not known beforehand. */
export function folderOfLine(line: string): LineFolder | undefined {
  const [first, second] = simpleCommands(line);
  if (first === undefined || second === undefined || second.program === 'cd') return undefined;
  const [name, target, ...more] = first.words;
  if (name.value !== 'cd' || target === undefined || more.length > 0 || first.wrappers.length > 0)
    return undefined;
  if (/[$`*?[{]/.test(target.text) || target.value.startsWith('-')) return undefined;
  const between = line.slice(first.end, second.pos);
  return /^\s*(?:&&|;|\n)\s*$/.test(between) ? { path: target.value, cd: `cd ${target.text}` } : undefined;
}
