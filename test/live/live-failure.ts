import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { binary, cleanEnv } from '../support/built-binary.js';

/** A real failure: made in a fresh folder, diagnosed by the built binary, fixed by its first suggestion, looked at. */
export interface LiveFailure {
  /** A shell script (bash -e) that runs in an empty folder called `project`. */
  readonly setup?: string;
  readonly command: string;
  /** Part of the words that must be said about it. */
  readonly cause?: string;
  /** A shell script that ends with 0 when the wanted state is reached; left out where no fix may be offered. */
  readonly verify?: string;
  /** Programs without which the test is skipped. */
  readonly tools?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

const reportSchema = z.object({
  analysis: z.object({ root_cause: z.string() }),
  fixes: z.array(z.object({ command: z.string(), kind: z.enum(['replaces', 'prepares']) })),
});

/** Declares the test of one real failure; it is skipped, with the reason in its name, where a tool is missing. */
export function liveFailure(name: string, failure: LiveFailure): void {
  const missing = (failure.tools ?? []).filter((tool) => !isInstalled(tool));
  if (missing.length > 0) {
    it.skip(`${name} (no ${missing.join(', ')} on this machine)`);
    return;
  }
  it(name, { timeout: 120_000 }, () => {
    const box = mkdtempSync(join(tmpdir(), 'ai-run-live-'));
    try {
      playFailure(box, failure);
    } finally {
      rmSync(box, { recursive: true, force: true });
    }
  });
}

function playFailure(box: string, failure: LiveFailure): void {
  const project = join(box, 'project');
  mkdirSync(project);
  const run = createShell(project, failure.env);
  if (failure.setup) expect(run(`set -e\n${failure.setup}`), 'setup').toMatchObject({ status: 0 });
  const report = join(box, 'report.json');
  run.aiRun(['--report', report, failure.command]);
  const { analysis, fixes } = reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')));
  if (failure.cause) expect(analysis.root_cause).toContain(failure.cause);
  const [first] = fixes;
  if (failure.verify === undefined) {
    expect(fixes).toEqual([]);
    return;
  }
  expect(first, analysis.root_cause).toBeDefined();
  if (!first) return;
  const again = first.kind === 'prepares' ? `\n${failure.command}` : '';
  const fixed = run(`${first.command}${again}`);
  const verified = run(`set -e\n${failure.verify}`);
  expect(verified, `${first.command}\n${fixed.text}`).toMatchObject({ status: 0 });
}

interface ShellRun {
  readonly status: number | null;
  readonly text: string;
}

type Shell = ((script: string) => ShellRun) & { readonly aiRun: (args: readonly string[]) => ShellRun };

/** A shell in the box, with a home of its own, no model and no terminal. */
function createShell(cwd: string, extra: Readonly<Record<string, string>> = {}): Shell {
  const env = cleanEnv({ AI_RUN_NO_AI: '1', GIT_EDITOR: 'true', GIT_CONFIG_NOSYSTEM: '1', ...extra });
  const spawn = (program: string, args: readonly string[]): ShellRun => {
    const { status, stdout, stderr } = spawnSync(program, args, {
      cwd,
      env,
      encoding: 'utf8',
      timeout: 60_000,
    });
    return { status, text: stdout + stderr };
  };
  const [program, ...first] = binary();
  return Object.assign((script: string) => spawn('/bin/bash', ['-c', script]), {
    aiRun: (args: readonly string[]) => spawn(program, [...first, ...args]),
  });
}

function isInstalled(tool: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'command -v "$1"', 'sh', tool]).status === 0;
}
