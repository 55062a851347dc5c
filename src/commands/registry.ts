import type { Deps } from '../deps.js';
import type { Invocation, Mode } from '../model/invocation.js';

/** A mode's file: it runs to the end and gives the exit code. */
export interface ModeModule {
  readonly run: (invocation: Invocation, deps: Deps) => Promise<number>;
}

/** Where each mode lives; a mode is loaded only when it is asked for. */
export const MODE_MODULES: Readonly<Record<Mode, () => Promise<ModeModule>>> = {
  wrap: () => import('./wrap.js'),
  analyze: () => import('./analyze.js'),
  explain: () => import('./explain.js'),
  prompt: () => import('./prompt.js'),
  fix: () => import('./fix.js'),
  diagnose: () => import('./diagnose.js'),
  last: () => import('./last.js'),
  undo: () => import('./undo.js'),
  handoff: () => import('./handoff.js'),
  history: () => import('./history.js'),
  save: () => import('./save.js'),
  'list-commands': () => import('./list-commands.js'),
  'commands-path': () => import('./commands-path.js'),
  init: () => import('./init.js'),
  'check-patterns': () => import('./check-patterns.js'),
  doctor: () => import('./doctor.js'),
  'config-path': () => import('./config-path.js'),
  setup: () => import('./setup.js'),
  help: () => import('./help.js'),
  version: () => import('./version.js'),
};
