import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import type { RepairTools } from '../../src/commands/repair-session.js';
import type { ExecutionResult } from '../../src/model/execution.js';
import type { Step, StepAction } from '../../src/repair/repair-state.js';
import { assessRisk } from '../../src/suggest/assess-risk.js';
import { createStyle } from '../../src/ui/style.js';
import { makeGround } from '../repair/change-fixture.js';
import { type FakeDeps, fakeDeps } from '../support/fake-deps.js';
import { NOTHING_KNOWN } from '../support/nothing-known.js';

/** The result of a command that printed something. */
export function ran(command: string, exit_code: number, stdout = ''): ExecutionResult {
  return { command, exit_code, stdout, stderr: '', merged: false, duration_ms: 1 };
}

/** Tools of a repair in a fresh project with these files; no command runs, every one fails, unless a test says so. */
export function repairTools<D extends FakeDeps>(
  contents: Readonly<Record<string, string>>,
  deps: (root: string) => D,
  overrides: Partial<RepairTools> = {},
): RepairTools & { readonly deps: D } {
  const { root, store } = makeGround();
  for (const [path, text] of Object.entries(contents)) fs.writeFileSync(join(root, path), text);
  const own = deps(root);
  return {
    style: createStyle(own.stderr, own),
    project: { root, isIgnored: () => false },
    shell: '/bin/sh',
    verify: [],
    redaction: { redact: (text) => text, restore: (text) => text },
    assess: (command) => assessRisk(command, { cwd: root, home: '/home/someone' }),
    impact: () => [],
    collect: (result) => ({ ...result, cwd: root, history: [], environment: {}, timestamp: '' }),
    diagnose: async () => NOTHING_KNOWN,
    run: async (spec) => ran(spec.kind === 'line' ? spec.line : spec.argv.join(' '), 1),
    askModel: undefined,
    undoDir: store,
    allowFile: join(dirname(store), 'allowed.json'),
    ...overrides,
    deps: own,
  };
}

/** Tools whose person gives these answers; without any there is nobody to ask. */
export function answeringTools(
  answers: readonly string[],
  contents: Readonly<Record<string, string>> = {},
  overrides: Partial<RepairTools> = {},
): RepairTools & { readonly deps: FakeDeps } {
  return repairTools(contents, (root) => fakeDeps({ cwd: root, answers }), overrides);
}

/** A step that waits for a word. */
export function stepOf(action: StepAction): Step {
  const more = { risk: 'Low' as const, reasons: [], permission: 'ask' as const, note: '' };
  return { title: 'mend it', action, status: 'now', ...more };
}
