import { type Conversation, chooseFix } from '../confirm/choose-fix.js';
import { isYes } from '../confirm/read-choice.js';
import type { Deps } from '../deps.js';
import { fixSpec } from '../run/command-spec.js';
import { runCommand } from '../run/run-command.js';
import { previewImpact } from '../suggest/preview-impact.js';
import { layOutCommand } from '../ui/lay-out.js';
import { renderConfirmation, renderExplanation, renderRefusal } from '../ui/render-confirmation.js';
import { renderOutcome } from '../ui/render-outcome.js';
import { createStyle, type Style } from '../ui/style.js';
import { assessHere } from './assess-here.js';
import type { FailureSettings } from './failure-settings.js';
import type { RoundTools } from './fix-rounds.js';
import { impactDeps } from './impact-deps.js';
import { shellTools } from './leave-to-shell.js';
import { showFailure } from './show-failure.js';

/** How one failure is to be dealt with. */
export interface FailureSetup {
  readonly settings: FailureSettings;
  readonly shell: string | undefined;
  /** Neither shows nor asks. */
  readonly quiet: boolean;
}

/** The real conversation: shown on stderr, asked on the terminal, run by the transparent runner. */
export function failureTools(deps: Deps, setup: FailureSetup, diagnose: RoundTools['diagnose']): RoundTools {
  const { settings, shell, quiet } = setup;
  const style = createStyle(deps.stderr, deps, settings.colorOutput);
  const say = (text: string) => deps.stderr.write(text);
  // The failed command has had the pipes that the launcher left open: by now these numbers may be others' files.
  const later = deps.launch === undefined ? deps : { ...deps, launch: { ...deps.launch, pipes: [] } };
  const tools: RoundTools = {
    diagnose,
    show: (context, diagnosis) => {
      if (!quiet) showFailure(context, diagnosis, deps, { style, learning: settings.learning });
    },
    canPrompt: () => !quiet && deps.canPrompt(),
    choose: (fixes) => chooseFix(fixes, conversation(deps, style)),
    askAgain: async (command) => {
      say(`\n${layOutCommand(command, style.width).map(style.strong).join('\n')}\n\n`);
      return isYes(await deps.ask('Run the command again? [y/N] '));
    },
    toSpec: (line) => fixSpec(line, shell),
    run: (spec) => runCommand(spec, later),
    conclude: (verdict) => say(renderOutcome(verdict, style)),
  };
  return { ...tools, ...shellTools(deps, tools) };
}

/** A conversation about fixes on the terminal, for every mode that offers some. */
export function conversation(
  deps: Pick<Deps, 'ask' | 'stderr' | 'cwd' | 'env' | 'home' | 'platform'>,
  style: Style,
): Conversation {
  return {
    ask: deps.ask,
    say: (text) => deps.stderr.write(text),
    assess: assessHere(deps),
    show: {
      confirmation: (fix) => renderConfirmation(fix, previewImpact(fix.command, impactDeps(deps)), style),
      refusal: (command, reasons) => renderRefusal(command, reasons, style),
      explanation: async (fix) => {
        const { explainOffline } = await import('./explain-offline.js');
        return renderExplanation(fix, explainOffline(fix.command, deps), style);
      },
    },
  };
}
