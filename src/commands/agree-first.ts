import { isYes } from '../confirm/read-choice.js';
import type { Deps } from '../deps.js';
import { AiRunError, EXIT } from '../errors.js';
import type { Invocation } from '../model/invocation.js';
import { quoteWords } from '../shell/quote-word.js';
import { renderConfirmation } from '../ui/render-confirmation.js';
import { createStyle } from '../ui/style.js';
import { assessHere } from './assess-here.js';
import { recordRun } from './record-run.js';

/** Shows the person's own command with its risk and asks; a no leaves one line in the history. */
export async function agreeFirst({ words, argv }: Invocation, deps: Deps): Promise<boolean> {
  if (!deps.canPrompt()) {
    throw new AiRunError('--confirm needs a terminal to ask on, so nothing was run.', {
      exitCode: EXIT.usage,
      hint: 'Leave --confirm away to run the command unasked.',
    });
  }
  const command = words.length === 1 ? (words[0] ?? '') : quoteWords(words);
  const { level, reasons } = assessHere(deps)(command);
  const shown = { command, risk_level: level, risk_reasons: reasons };
  deps.stderr.write(renderConfirmation(shown, [], createStyle(deps.stderr, deps)));
  if (isYes(await deps.ask('Run this command? [y/N] '))) return true;
  deps.stderr.write('Not executed.\n');
  await recordRun({ argv: [...argv], exit_code: 0, confirm: true, notes: 'not executed: declined' }, deps);
  return false;
}
