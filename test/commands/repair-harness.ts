import type { ModelOutcome } from '../../src/analyzer/model-question.js';
import { parseReply } from '../../src/analyzer/parse-reply.js';
import { runRepair } from '../../src/commands/repair-run.js';
import { startSession } from '../../src/commands/repair-session.js';
import { type RepairReply, repairReplySchema } from '../../src/repair/repair-reply.js';
import { snapshot } from '../repair/change-fixture.js';
import { fakeDeps } from '../support/fake-deps.js';
import { ran, repairTools } from './repair-tools.js';

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

/** Starts a repair of a command that never passes; `allowed` are checks that need no question. */
export async function startHarness(
  contents: Readonly<Record<string, string>>,
  allowed: readonly string[],
): Promise<Harness> {
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
  const person = (root: string) =>
    fakeDeps({
      cwd: root,
      canPrompt: () => true,
      stderr: { isTTY: false, columns: 100, write },
      ask: async (question) => {
        write(question);
        return (await wait('person')).text;
      },
    });
  const tools = repairTools(contents, person, {
    askModel: async () => toOutcome(await wait('model')),
    run: async (spec) => {
      const command = spec.kind === 'line' ? spec.line : spec.argv.join(' ');
      runs.push(command);
      return ran(command, 1, `failure ${runs.length}`);
    },
  });
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
    files: () => snapshot(tools.project.root),
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
