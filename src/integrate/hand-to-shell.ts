import { changesShellState, plainCdTarget } from './changes-shell-state.js';
import { type ShellChannel, type ShellRecord, sendToShell } from './shell-channel.js';

/** An accepted fix, as far as the shell is concerned. */
export interface AcceptedFix {
  readonly command: string;
  readonly kind: 'replaces' | 'prepares';
  /** The failed command, where the person also said yes to running it again. */
  readonly again?: string;
}

/** Whether a fix must be carried out by the user's own shell, and can be: POSIX shells take any line, others only `cd`. */
export function belongsToShell(command: string, channel: ShellChannel): boolean {
  if (!changesShellState(command)) return false;
  return !isForeign(channel) || plainCdTarget(command) !== undefined;
}

/** Leaves an accepted fix to the shell function; call it only after the person's yes to exactly this command. */
export function handToShell(fix: AcceptedFix, channel: ShellChannel): boolean {
  const verb = fix.kind === 'replaces' ? 'run' : 'prepare';
  const own: ShellRecord = isForeign(channel)
    ? { verb: 'cd', text: plainCdTarget(fix.command) ?? '' }
    : { verb, text: fix.command };
  if (own.text === '') return false;
  return sendToShell(channel, fix.again === undefined ? [own] : [own, { verb: 'again', text: fix.again }]);
}

/** Puts a command that ai-run itself ran after a yes into the shell's history. */
export function rememberInShell(command: string, channel: ShellChannel): boolean {
  return sendToShell(channel, [{ verb: 'ran', text: command }]);
}

function isForeign({ shell }: ShellChannel): boolean {
  return shell === 'nu' || shell === 'pwsh';
}
