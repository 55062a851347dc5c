import type { Deps } from '../deps.js';
import type { Invocation } from '../model/invocation.js';
import { type ListedCommand, listScripts } from '../saved/store-script.js';
import { escapeControls } from '../text/escape-controls.js';
import { printableJson } from '../text/printable-json.js';
import { readModeSettings } from './read-mode-settings.js';
import { recordVisit } from './record-visit.js';

/** Lists the saved commands with the words or the line that they stand for. */
export async function run(invocation: Invocation, deps: Deps): Promise<number> {
  return recordVisit(invocation, deps, () => list(invocation, deps));
}

async function list(invocation: Invocation, deps: Deps): Promise<number> {
  const { commandsDir } = await readModeSettings(invocation.flags, deps);
  const commands = listScripts(commandsDir);
  if (invocation.flags.json) deps.stdout.write(printableJson({ folder: commandsDir, commands }, 2));
  else if (commands.length === 0)
    deps.stderr.write('No commands are saved yet: ai-run --save <name> [prompt]\n');
  else deps.stdout.write(renderList(commands));
  return 0;
}

function renderList(commands: readonly ListedCommand[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length)) + 2;
  return commands
    .map(({ name, prompt, command }) =>
      `${name.padEnd(width)}${escapeControls(prompt ?? command ?? '')}`.trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join('');
}
