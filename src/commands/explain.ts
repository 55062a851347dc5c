import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { askExplanation } from '../analyzer/ask-explanation.js';
import { buildPayload } from '../analyzer/build-payload.js';
import { readText } from '../analyzer/read-text.js';
import type { Deps } from '../deps.js';
import { createWorld } from '../diagnose/real-world.js';
import type { Invocation } from '../model/invocation.js';
import { commandSpec } from '../run/command-spec.js';
import { quoteWords } from '../shell/quote-word.js';
import { printableJson } from '../text/printable-json.js';
import { renderRefusal } from '../ui/render-confirmation.js';
import { riskLabel } from '../ui/render-diagnosis.js';
import { renderExplained } from '../ui/render-explained.js';
import { assessHere } from './assess-here.js';
import { confirmAndRun } from './confirm-and-run.js';
import { explainWithModel } from './explain-with-model.js';
import { type ModeSession, openSession } from './mode-session.js';
import { runPrompt } from './prompt.js';
import { recordExecution } from './record-execution.js';
import { recordingFailure, recordMode, usageRecord } from './record-mode.js';

/** Explains a command, or makes one from words and explains that; asks, and runs it after a yes. */
export async function run(invocation: Invocation, deps: Deps): Promise<number> {
  const session = await openSession(invocation, deps);
  const text = invocation.words.join(' ');
  const reading = invocation.literal ? 'command' : readText(text, lookup(deps));
  if (reading === 'command') return explainGiven(session, []);
  if (reading === 'unsure' && !session.hasModel) return explainGiven(session, [TAKEN_AS_COMMAND]);
  return runPrompt(text, session, true);
}

const TAKEN_AS_COMMAND =
  'These words are taken as a command, but they read like a request. Making a command of a request needs a model: see ai-run --setup.';

function lookup(deps: Deps) {
  const { which } = createWorld(deps, () => undefined);
  return { which, exists: (path: string) => existsSync(resolve(deps.cwd, path)) };
}

/** The person's own command: it may be anything, so it is explained whatever it is, but not run where it is withheld. */
async function explainGiven(session: ModeSession, doubts: readonly string[]): Promise<number> {
  const { invocation, deps } = session;
  const { words, flags } = invocation;
  const command = words.length === 1 ? (words[0] ?? '') : quoteWords(words);
  const asked = { explain: true, confirm: true, generated_command: command };
  if (flags.showPayload) return showPayload(command, session);
  return recordingFailure(session, asked, async () => {
    const told = await explainWithModel(command, session);
    const explained = { ...told, notices: [...doubts, ...told.notices] };
    const record = { ...asked, ...usageRecord(session, [explained.usage]) };
    const risk = assessHere(deps)(command);
    if (flags.json) {
      deps.stdout.write(printableJson({ command, generated: false, risk, explanation: explained }, 2));
      return recordMode({ ...record, exit_code: 0, notes: 'shown as JSON, not executed' }, session);
    }
    const label = [riskLabel(risk.level), ...risk.reasons].join(' ');
    const parts = [...explained.parts, ...(risk.withheld ? [] : [{ piece: 'Risk', meaning: label }])];
    deps.stderr.write(renderExplained({ ...explained, command, generated: false, parts }, session.style));
    if (risk.withheld) return refuse(command, risk.reasons, record, session);
    const execution = await confirmAndRun(commandSpec(words, flags.shell ?? deps.env.SHELL), session, false);
    return recordExecution(execution, record, session);
  });
}

function refuse(
  command: string,
  reasons: readonly string[],
  record: object,
  session: ModeSession,
): Promise<number> {
  session.deps.stderr.write(renderRefusal(command, reasons, session.style));
  return recordMode({ ...record, exit_code: 0, notes: `withheld: ${reasons[0] ?? ''}` }, session);
}

function showPayload(command: string, session: ModeSession): Promise<number> {
  const { deps, settings, redactor } = session;
  const payload = buildPayload(askExplanation(command, redactor.redact), settings.model.model);
  deps.stdout.write(printableJson(payload));
  return recordMode({ exit_code: 0, explain: true, notes: 'payload shown, nothing sent' }, session);
}
