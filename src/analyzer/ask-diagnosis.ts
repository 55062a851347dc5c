import type { ExecutionContext } from '../model/execution.js';
import { clipMiddle } from './encode-facts.js';
import type { ModelQuestion } from './model-question.js';
import { redactFacts } from './redact-facts.js';
import { type DiagnosisReply, diagnosisReply } from './reply-schemas.js';

const STREAM_LIMIT = 8000;

const INSTRUCTIONS = `You diagnose failed terminal commands.
Say the root cause in one or two plain sentences, with the names and paths from the output. Choose the error_type that fits best.
Give at most 3 fixes, the likeliest first: each one a single shell command line for this machine, the smallest change that works.
A fix either "replaces" the failed command or "prepares" it so that it works when it is run again.
Never propose a command that could destroy data or weaken security. If you know no fix, give none.
confidence is your honest probability, 0 to 1, that the root cause (or the fix) is right; reasoning says why, for a learner.`;

/** The question for the cause and fixes of a failure: all of the context, redacted and bounded. */
export function askDiagnosis(
  context: ExecutionContext,
  redact: (text: string) => string,
): ModelQuestion<DiagnosisReply> {
  const facts = redactFacts({ ...context }, redact);
  return {
    name: 'diagnosis',
    instructions: INSTRUCTIONS,
    facts: {
      ...facts,
      stdout: clipMiddle(String(facts.stdout), STREAM_LIMIT),
      stderr: clipMiddle(String(facts.stderr), STREAM_LIMIT),
    },
    schema: diagnosisReply,
  };
}
