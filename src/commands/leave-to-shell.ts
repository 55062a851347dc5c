import type { Deps } from '../deps.js';
import { changesShellState } from '../integrate/changes-shell-state.js';
import { belongsToShell, handToShell, rememberInShell } from '../integrate/hand-to-shell.js';
import { isStateBuiltin } from '../integrate/shell-builtins.js';
import { openShellChannel } from '../integrate/shell-channel.js';
import type { Fix } from '../model/diagnosis.js';
import { simpleCommands } from '../shell/simple-commands.js';
import type { RoundTools } from './fix-rounds.js';

/** How accepted fixes reach the shell function that started ai-run. */
type ShellTools = Required<Pick<RoundTools, 'leaveToShell' | 'remember'>>;

/** The part of the conversation that concerns the user's own shell; the person has said yes before any of it. */
export function shellTools(
  deps: Pick<Deps, 'shellMessage'>,
  tools: Pick<RoundTools, 'askAgain' | 'conclude'>,
): ShellTools {
  // Looked at when it is used: the function may have stopped waiting by then.
  const open = () => openShellChannel(deps.shellMessage);
  return {
    remember: (command) => {
      const channel = open();
      if (channel !== undefined) rememberInShell(command, channel);
    },
    leaveToShell: async (fix, { result }) => {
      const { exit_code } = result;
      const channel = open();
      if (channel !== undefined && belongsToShell(fix.command, channel)) {
        const again = fix.kind === 'prepares' && (await tools.askAgain(result.command));
        const given = handToShell({ ...fix, ...(again ? { again: result.command } : {}) }, channel);
        if (given) return { exit_code, outcome: 'not-rerun' };
      }
      if (!onlyChangesShell(fix)) return undefined;
      tools.conclude({
        solved: undefined,
        text: `This changes only the shell that runs it, so type it there: ${fix.command}`,
      });
      return { exit_code, outcome: 'not-rerun' };
    },
  };
}

/** Whether a fix is left to the user's shell as it is, so that it need not be joined with the failed command. */
export function isLeftToShell(fix: Fix, deps: Pick<Deps, 'shellMessage'>): boolean {
  const channel = openShellChannel(deps.shellMessage);
  return channel !== undefined && belongsToShell(fix.command, channel);
}

function onlyChangesShell({ command }: Fix): boolean {
  return (
    changesShellState(command) && simpleCommands(command).every(({ program }) => isStateBuiltin(program))
  );
}
