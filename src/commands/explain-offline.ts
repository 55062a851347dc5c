import type { Deps } from '../deps.js';
import { simpleCommands } from '../shell/simple-commands.js';

/** What the structure of a command tells without a model. */
export async function explainOffline(
  command: string,
  _: Deps,
): Promise<{ summary: string; parts: { piece: string; meaning: string }[] }> {
  const commands = simpleCommands(command);
  return {
    summary: `It runs ${commands.map(({ program }) => program).join(', then ') || 'nothing by name'}.`,
    parts: commands.map(({ words }) => ({ piece: words.map(({ text }) => text).join(' '), meaning: '' })),
  };
}
