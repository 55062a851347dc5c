import type { HistoryEntry } from './entry-schema.js';

/** The command of an entry as one line: as recorded with its failure, generated, or the words ai-run was given. */
export function commandOf(entry: HistoryEntry): string {
  return entry.failure?.command ?? entry.generated_command ?? entry.argv.join(' ');
}

/** The program that an entry ran, seen past ai-run's options, variables and sudo. */
export function programOf(command: string): string {
  const words = command.trim().split(/\s+/);
  const first =
    words.find((word) => !/^(?:sudo|env|time|nice|command|exec)$|^-|^[A-Za-z_]\w*=/.test(word)) ?? '';
  return first.split('/').at(-1) ?? first;
}
