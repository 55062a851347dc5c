import { askCommand, type CommandRequest } from '../analyzer/ask-command.js';
import { askModel } from '../analyzer/ask-model.js';
import { checkLadder, type Rung } from '../analyzer/check-ladder.js';
import { completeCommand } from '../analyzer/complete-command.js';
import type { Usage } from '../analyzer/model-question.js';
import { listFolder, readPeeks } from '../analyzer/read-peeks.js';
import { AiRunError, EXIT } from '../errors.js';
import type { RiskAssessment } from '../model/risk.js';
import { renderRefusal } from '../ui/render-confirmation.js';
import { assessHere } from './assess-here.js';
import type { ModeSession } from './mode-session.js';
import { waitForModel } from './wait-for-model.js';

/** A command by the model that passed every check. */
export interface GeneratedCommand {
  readonly command: string;
  readonly note: string;
  readonly rung: Rung;
  /** The words to run without a shell; undefined where a shell is needed. */
  readonly argv?: readonly [string, ...string[]];
  readonly risk: RiskAssessment;
  readonly usage?: Usage;
}

/** The rung that the flags ask for; the highest can be forbidden, before anything is sent. */
export function rungOf({ invocation: { flags }, settings }: ModeSession): Rung {
  if (!flags.unrestricted) return flags.unsafe ? 'unsafe' : 'restricted';
  if (settings.allowUnrestricted) return 'unrestricted';
  throw new AiRunError('--unrestricted is forbidden by safety.allow_unrestricted.', { exitCode: EXIT.usage });
}

/** The question for a prompt, with what the person chose to show along. */
export function commandQuestion(prompt: string, session: ModeSession, rung: Rung) {
  const { invocation, settings, deps, redactor } = session;
  const { scope, peek, shell } = invocation.flags;
  const request: CommandRequest = {
    prompt,
    ...(rung === 'unrestricted' ? {} : { tools: settings.tools.map(({ name }) => name) }),
    operators: rung !== 'restricted',
    ...(scope === undefined ? {} : { scope }),
    ...(scope === '.' ? { listing: listFolder(deps.cwd) } : {}),
    peeks: readPeeks(peek, deps.cwd),
    cwd: deps.cwd,
    platform: deps.platform,
    shell: shell ?? deps.env.SHELL ?? '/bin/sh',
  };
  return askCommand(request, redactor.redact);
}

/** Turns a prompt into a command that may be offered; throws with the reason where there is none. */
export async function generateCommand(
  prompt: string,
  session: ModeSession,
  rung: Rung,
): Promise<GeneratedCommand> {
  const { settings, deps } = session;
  if (!session.hasModel) throw noModel(session);
  const question = commandQuestion(prompt, session, rung);
  const { answer, usage } = await waitForModel(
    (cancel) => askModel(question, settings.model, cancel),
    settings,
    deps,
  );
  if (!answer.ok) {
    throw new AiRunError(`No command: ${answer.failure.notice}.`, { exitCode: EXIT.usage });
  }
  const { command, note } = answer.value;
  const checked = checkGenerated(command.trim(), note, prompt, session, rung);
  return { ...checked, note, rung, ...(usage === undefined ? {} : { usage }) };
}

function checkGenerated(command: string, note: string, prompt: string, session: ModeSession, rung: Rung) {
  const { settings, deps, redactor } = session;
  if (command === '') throw refusal('The model knows no such command', note);
  const completed = completeCommand(command, { source: redactor.redact(prompt), restore: redactor.restore });
  if (!completed.ok) throw refusal('The command is withheld', completed.reason);
  const risk = assessHere(deps)(completed.command);
  if (risk.withheld) {
    deps.stderr.write(renderRefusal(completed.command, risk.reasons, session.style));
    throw refusal('The generated command is withheld', risk.reasons[0] ?? '');
  }
  const check = checkLadder(
    completed.command,
    rung,
    settings.tools.map(({ name }) => name),
  );
  if (!check.ok) {
    deps.stderr.write(
      renderRefusal(completed.command, [`Not allowed here: ${check.reason}.`], session.style),
    );
    throw new AiRunError(`The generated command is not allowed: ${check.reason}.`, {
      exitCode: EXIT.usage,
      hint: check.hint,
    });
  }
  return { command: completed.command, risk, ...(check.argv === undefined ? {} : { argv: check.argv }) };
}

function refusal(what: string, why: string): AiRunError {
  return new AiRunError(`${what}${why === '' ? '.' : `: ${why}`}`, { exitCode: EXIT.usage });
}

/** What is missing, and the shortest way to have it. */
function noModel({ settings }: ModeSession): AiRunError {
  if (!settings.modelAllowed) {
    return new AiRunError('Turning words into a command needs a model, and --no-ai forbids asking one.', {
      exitCode: EXIT.usage,
    });
  }
  return new AiRunError('Turning words into a command needs a model, and no key for one is configured.', {
    exitCode: EXIT.usage,
    hint: [
      'Set OPENAI_API_KEY, or write ai.api_key (and ai.endpoint, ai.model) into the config: ai-run --setup makes one.',
      'A model on this machine needs no key: ai.endpoint: http://localhost:11434/v1 and ai.model.',
      'Without a model, `ai-run --explain -- <command>` explains a command that you have.',
    ].join('\n'),
  });
}
