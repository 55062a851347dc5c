import * as fs from 'node:fs';
import { join } from 'node:path';
import type { ModelOutcome } from '../../src/analyzer/model-question.js';
import { parseReply } from '../../src/analyzer/parse-reply.js';
import { runRepair } from '../../src/commands/repair-run.js';
import { type RepairTools, startSession } from '../../src/commands/repair-session.js';
import type { Diagnosis } from '../../src/model/diagnosis.js';
import type { ExecutionResult } from '../../src/model/execution.js';
import { type RepairReply, repairReplySchema } from '../../src/repair/repair-reply.js';
import { assessRisk } from '../../src/suggest/assess-risk.js';
import { createStyle } from '../../src/ui/style.js';
import { makeGround, snapshot } from '../repair/change-fixture.js';
import { fakeDeps } from '../support/fake-deps.js';

/** Whom the loop waits for. */
export type Waiting = 'model' | 'person' | 'nobody';

/** A repair that stands still whenever it needs a word from the model or the person. */
export interface Harness {
  readonly waiting: () => Waiting;
  /** Every command that was run, in order. */
  readonly runs: () => readonly string[];
  readonly files: () => Record<string, string>;
  /** What was shown since the last answer, the question included. */
  readonly screen: () => string;
  readonly reply: (text: string, cut: boolean) => Promise<void>;
  readonly answer: (text: string | undefined) => Promise<void>;
}

export const COMMAND = 'make check';
const NOTHING_KNOWN: Diagnosis = {
  analysis: {
    root_cause: '',
    error_type: 'Unknown',
    confidence: 'Low',
    analysis_method: 'Heuristic',
    raw_patterns: [],
    evidence: [],
  },
  fixes: [],
  withheld: [],
  notices: [],
};

/** Starts a repair of a command that never passes; `allowed` are checks that need no question. */
export async function startHarness(
  contents: Readonly<Record<string, string>>,
  allowed: readonly string[],
): Promise<Harness> {
  const { root, store } = makeGround();
  for (const [path, text] of Object.entries(contents)) fs.writeFileSync(join(root, path), text);
  const runs: string[] = [];
  let waiting: Waiting = 'nobody';
  let screen = '';
  let tell: (text: string | undefined, cut: boolean) => void = () => {};
  let arrived: () => void = () => {};
  let arrival = Promise.resolve();
  const expectArrival = () => {
    arrival = new Promise((resolve) => {
      arrived = resolve;
    });
  };
  const wait = (whom: Waiting) =>
    new Promise<{ text: string | undefined; cut: boolean }>((resolve) => {
      waiting = whom;
      tell = (text, cut) => resolve({ text, cut });
      arrived();
    });
  const write = (text: string) => {
    screen += text;
  };
  const deps = fakeDeps({
    cwd: root,
    canPrompt: () => true,
    stderr: { isTTY: false, columns: 100, write },
    ask: async (question) => {
      write(question);
      return (await wait('person')).text;
    },
  });
  const run = async (command: string): Promise<ExecutionResult> => {
    runs.push(command);
    return {
      command,
      exit_code: 1,
      stdout: `failure ${runs.length}`,
      stderr: '',
      merged: false,
      duration_ms: 1,
    };
  };
  const tools: RepairTools = {
    deps,
    style: createStyle(deps.stderr, deps),
    project: { root, isIgnored: () => false },
    shell: '/bin/sh',
    verify: [],
    redaction: { redact: (text) => text, restore: (text) => text },
    assess: (command) => assessRisk(command, { cwd: root, home: '/home/someone' }),
    impact: () => [],
    collect: (result) => ({ ...result, cwd: root, history: [], environment: {}, timestamp: '' }),
    diagnose: async () => NOTHING_KNOWN,
    run: (spec) => run(spec.kind === 'line' ? spec.line : spec.argv.join(' ')),
    askModel: async () => toOutcome(await wait('model')),
    undoDir: store,
    allowFile: join(store, '..', 'allowed.json'),
  };
  const limits = { rounds: 5, looks: 8, checks: 8, model: true };
  expectArrival();
  const ended = runRepair(
    startSession({ kind: 'line', line: COMMAND, shell: '/bin/sh' }, allowed),
    tools,
    limits,
  );
  const over = ended.then(() => {
    waiting = 'nobody';
  });
  await Promise.race([arrival, over]);
  const go = async (text: string | undefined, cut: boolean) => {
    expectArrival();
    screen = '';
    tell(text, cut);
    await Promise.race([arrival, over]);
  };
  return {
    waiting: () => waiting,
    runs: () => [...runs],
    files: () => snapshot(root),
    screen: () => screen,
    reply: (text, cut) => go(text, cut),
    answer: (text) => go(text, false),
  };
}

/** The same judgement of a raw reply as the real door to the model makes. */
function toOutcome({
  text = '',
  cut,
}: {
  text: string | undefined;
  cut: boolean;
}): ModelOutcome<RepairReply> {
  const usage = { prompt_tokens: 1, completion_tokens: 1 };
  const failed = (kind: 'truncated' | 'bad_reply'): ModelOutcome<RepairReply> => {
    return { answer: { ok: false, failure: { kind, notice: kind } }, usage, generations: [text] };
  };
  if (cut) return failed('truncated');
  const parsed = parseReply(text, repairReplySchema);
  return parsed.ok ? { answer: parsed, usage, generations: [text] } : failed(parsed.kind);
}
