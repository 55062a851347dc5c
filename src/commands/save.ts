import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { version } from '../../package.json';
import { isYes } from '../confirm/read-choice.js';
import type { Deps } from '../deps.js';
import { createWorld } from '../diagnose/real-world.js';
import { AiRunError, EXIT } from '../errors.js';
import type { Invocation } from '../model/invocation.js';
import type { RiskAssessment } from '../model/risk.js';
import { renderScript } from '../saved/render-script.js';
import { checkName, storeScript } from '../saved/store-script.js';
import { SHELL_BUILTINS } from '../shell/shell-builtins.js';
import { renderConfirmation } from '../ui/render-confirmation.js';
import { assessHere } from './assess-here.js';
import { generateCommand, rungOf } from './generate-command.js';
import { latestGenerated } from './latest-entry.js';
import { type ModeSession, openSession } from './mode-session.js';
import { type ModeRecord, recordingFailure, recordMode, usageRecord } from './record-mode.js';

/** Freezes a command as a script: a new one for the given words, or the latest one that was generated. */
export async function run(invocation: Invocation, deps: Deps): Promise<number> {
  const session = await openSession(invocation, deps);
  const name = invocation.value ?? '';
  return recordingFailure(session, {}, async () => {
    checkName(name, (each) => isTaken(each, session));
    const found = await findCommand(session);
    refuseSecrets(found.command, session);
    const risk = showCommand(found.command, session);
    if (!(await mayWrite(name, session)))
      return recordMode({ exit_code: 0, notes: 'not saved: declined' }, session);
    deps.stderr.write(`Saved as ${store(name, found, risk, session)}\n${pathHint(session)}`);
    return recordMode({ ...found.record, exit_code: 0, notes: `saved as ${name}` }, session);
  });
}

interface FoundCommand {
  readonly command: string;
  readonly prompt?: string;
  readonly model?: string;
  readonly record: Partial<ModeRecord>;
}

async function findCommand(session: ModeSession): Promise<FoundCommand> {
  const prompt = session.invocation.words.join(' ');
  if (prompt === '') return latestCommand(session);
  const { command, usage } = await generateCommand(prompt, session, rungOf(session));
  const record = { prompt, generated_command: command, ...usageRecord(session, [usage]) };
  return { command, prompt, model: session.settings.model.model, record };
}

async function latestCommand({ deps }: ModeSession): Promise<FoundCommand> {
  const entry = await latestGenerated(deps);
  if (entry?.generated_command) {
    const { generated_command: command, prompt, model } = entry;
    return {
      command,
      ...(prompt === undefined ? {} : { prompt }),
      ...(model === undefined ? {} : { model }),
      record: { generated_command: command },
    };
  }
  throw new AiRunError('There is no generated command to save yet.', {
    exitCode: EXIT.usage,
    hint: 'Give a prompt (ai-run --save <name> <prompt>), or run ai-run --prompt first.',
  });
}

/** Built-in words and programs elsewhere are taken; an own saved command of that name can be replaced. */
function isTaken(name: string, { deps, settings }: ModeSession): boolean {
  const found = createWorld(deps, () => undefined).which(name);
  return SHELL_BUILTINS.has(name) || (found !== undefined && dirname(found) !== settings.commandsDir);
}

function refuseSecrets(command: string, { redactor }: ModeSession): void {
  if (redactor.redact(command) === command && !command.includes('[redacted:')) return;
  throw new AiRunError('The command holds a secret, which must not be stored in a script.', {
    exitCode: EXIT.usage,
  });
}

/** A script that is there already is replaced only after a yes. */
async function mayWrite(name: string, { deps, settings }: ModeSession): Promise<boolean> {
  if (!existsSync(join(settings.commandsDir, name))) return true;
  if (isYes(await deps.ask(`Replace the saved command '${name}'? [y/N] `))) return true;
  deps.stderr.write('Not saved.\n');
  return false;
}

/** Shows what would be saved, before anything is asked or replaced. */
function showCommand(command: string, { deps, style }: ModeSession): RiskAssessment {
  const risk = assessHere(deps)(command);
  if (risk.withheld)
    throw new AiRunError(`The command is withheld: ${risk.reasons[0] ?? ''}`, { exitCode: EXIT.usage });
  const shown = { command, risk_level: risk.level, risk_reasons: risk.reasons };
  deps.stderr.write(renderConfirmation(shown, [], style));
  return risk;
}

function pathHint({ deps, settings }: ModeSession): string {
  const onPath = (deps.env.PATH ?? '').split(delimiter).includes(settings.commandsDir);
  return onPath ? '' : 'To run it by its name alone, put that folder on your PATH.\n';
}

function store(
  name: string,
  { command, prompt, model }: FoundCommand,
  risk: RiskAssessment,
  { deps, settings }: ModeSession,
): string {
  const script = renderScript({
    name,
    command,
    ...(prompt === undefined ? {} : { prompt }),
    ...(model === undefined ? {} : { model }),
    version,
    savedAt: deps.now().toISOString(),
    risk,
  });
  return storeScript(settings.commandsDir, name, script);
}
