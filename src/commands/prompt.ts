import { buildPayload } from '../analyzer/build-payload.js';
import type { Rung } from '../analyzer/check-ladder.js';
import type { Deps } from '../deps.js';
import type { CommandSpec } from '../model/execution.js';
import type { Invocation } from '../model/invocation.js';
import { fixSpec } from '../run/command-spec.js';
import { simpleCommands } from '../shell/simple-commands.js';
import { printableJson } from '../text/printable-json.js';
import { renderExplained } from '../ui/render-explained.js';
import { renderPreflight } from '../ui/render-preflight.js';
import { confirmAndRun } from './confirm-and-run.js';
import { type CommandExplanation, explainWithModel } from './explain-with-model.js';
import { commandQuestion, type GeneratedCommand, generateCommand, rungOf } from './generate-command.js';
import { type ModeSession, openSession } from './mode-session.js';
import { recordExecution } from './record-execution.js';
import { recordingFailure, recordMode, usageRecord } from './record-mode.js';

/** Turns words into a command, shows the card, asks, and runs it after a yes. */
export async function run(invocation: Invocation, deps: Deps): Promise<number> {
  const session = await openSession(invocation, deps);
  return runPrompt(invocation.value ?? invocation.words.join(' '), session, false);
}

/** The way of a prompt from words to an exit code; `explain` adds the explanation whatever the tool. */
export async function runPrompt(prompt: string, session: ModeSession, explain: boolean): Promise<number> {
  const asked = { prompt, explain, confirm: true };
  return recordingFailure(session, asked, async () => {
    const rung = rungOf(session);
    if (session.invocation.flags.showPayload) return showPayload(prompt, session, rung);
    const generated = await generateCommand(prompt, session, rung);
    const explained =
      explain || mustExplain(generated, session)
        ? await explainWithModel(generated.command, session)
        : undefined;
    const record = {
      ...asked,
      explain: explained !== undefined,
      generated_command: generated.command,
      ...usageRecord(session, [generated.usage, explained?.usage]),
    };
    if (session.invocation.flags.json) {
      session.deps.stdout.write(printableJson(asJson(prompt, generated, explained), 2));
      return recordMode({ ...record, exit_code: 0, notes: 'shown as JSON, not executed' }, session);
    }
    show(prompt, generated, explained, session);
    const execution = await confirmAndRun(specOf(generated, session), session, rung === 'unrestricted');
    return recordExecution(execution, record, session);
  });
}

function showPayload(prompt: string, session: ModeSession, rung: Rung): Promise<number> {
  const { deps, settings } = session;
  deps.stdout.write(
    printableJson(buildPayload(commandQuestion(prompt, session, rung), settings.model.model)),
  );
  return recordMode({ prompt, exit_code: 0, notes: 'payload shown, nothing sent' }, session);
}

/** Programs of a command, in order, each once. */
function toolsOf(command: string): readonly string[] {
  return [...new Set(simpleCommands(command).map(({ program }) => program))];
}

function mustExplain({ rung, command }: GeneratedCommand, { settings }: ModeSession): boolean {
  const tools = toolsOf(command);
  return (
    rung === 'unrestricted' ||
    settings.tools.some(({ name, forceExplain }) => forceExplain && tools.includes(name))
  );
}

/** By words where the rung allows no shell, else a line for the person's shell. */
function specOf({ argv, command }: GeneratedCommand, { invocation, deps }: ModeSession): CommandSpec {
  if (argv !== undefined) return { kind: 'argv', argv };
  return fixSpec(command, invocation.flags.shell ?? deps.env.SHELL);
}

const SAFETY: Readonly<Record<Rung, string>> = {
  restricted: 'restricted: one listed tool, no shell operators',
  unsafe: 'unsafe: listed tools, shell operators allowed',
  unrestricted: 'unrestricted: any tool, after a typed yes',
};

function show(
  prompt: string,
  generated: GeneratedCommand,
  explained: CommandExplanation | undefined,
  session: ModeSession,
): void {
  const { deps, style, settings, invocation } = session;
  const { scope, peek } = invocation.flags;
  const card = {
    prompt,
    command: generated.command,
    tool: toolsOf(generated.command).join(', '),
    ...(scope === undefined ? {} : { scope }),
    peeks: peek,
    safety: SAFETY[generated.rung],
    explanation: explained?.source ?? 'none',
    risk: generated.risk,
    config: settings.origin,
  };
  deps.stderr.write(renderPreflight(card, style));
  if (explained === undefined) return;
  deps.stderr.write(renderExplained({ command: generated.command, generated: true, ...explained }, style));
}

function asJson(
  prompt: string,
  generated: GeneratedCommand,
  explained: CommandExplanation | undefined,
): object {
  const { command, note, rung, risk } = generated;
  return {
    prompt,
    command,
    note,
    safety: rung,
    risk,
    ...(explained === undefined ? {} : { explanation: explained }),
  };
}
