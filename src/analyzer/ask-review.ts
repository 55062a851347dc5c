import type { ModelQuestion } from './model-question.js';
import { redactFacts } from './redact-facts.js';
import { type ReviewReply, reviewReply } from './reply-schemas.js';

const INSTRUCTIONS = `You are a debugging assistant for the command line tool ai-run, which runs commands and records them.
You receive the latest recorded run as structured data (argv, generated command, exit code, output where it was kept).
Explain in concise technical terms what likely happened and why ("explanation"), and what the person might try next ("next_steps",
words, not scripts). Say in "limitations" what information is missing; leave it empty if nothing is.`;

/** The question for what happened in a recorded run; it asks for words only. */
export function askReview(
  entry: Readonly<Record<string, unknown>>,
  redact: (text: string) => string,
): ModelQuestion<ReviewReply> {
  return {
    name: 'review',
    instructions: INSTRUCTIONS,
    facts: redactFacts({ latest_run: entry }, redact),
    schema: reviewReply,
  };
}
