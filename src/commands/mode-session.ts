import { canAsk } from '../analyzer/model-settings.js';
import { createRedactor, type Redactor } from '../context/redact.js';
import type { Deps } from '../deps.js';
import type { Invocation } from '../model/invocation.js';
import { createStyle, type Style } from '../ui/style.js';
import type { ModeSettings } from './mode-settings.js';
import { readModeSettings } from './read-mode-settings.js';

/** All that a mode with a model works with, for one invocation. */
export interface ModeSession {
  readonly invocation: Invocation;
  readonly deps: Deps;
  readonly settings: ModeSettings;
  readonly redactor: Redactor;
  readonly style: Style;
  /** True where a model may be asked and can be. */
  readonly hasModel: boolean;
}

/** Reads the settings and gets ready; says on stderr what is wrong with them. */
export async function openSession(invocation: Invocation, deps: Deps): Promise<ModeSession> {
  const settings = await readModeSettings(invocation.flags, deps);
  for (const notice of settings.notices) deps.stderr.write(`ai-run: ${notice}\n`);
  return {
    invocation,
    deps,
    settings,
    redactor: createRedactor(deps),
    style: createStyle(deps.stderr, deps, settings.colorOutput),
    hasModel: settings.modelAllowed && canAsk(settings.model),
  };
}
