import type { ModelQuestion } from './model-question.js';
import { redactFacts } from './redact-facts.js';
import { type ExplanationReply, explanationReply } from './reply-schemas.js';

const INSTRUCTIONS = `You explain shell commands. Given a command line, say in concise technical language what it will do.
"summary" is the overall effect in one or two sentences; "parts" takes the line piece by piece: each program, flag, argument,
pipe and redirection, in order. Name what is risky. Do not invent behaviour that the command does not imply.`;

/** The question for what a command will do. */
export function askExplanation(
  command: string,
  redact: (text: string) => string,
): ModelQuestion<ExplanationReply> {
  return {
    name: 'explanation',
    instructions: INSTRUCTIONS,
    facts: redactFacts({ command }, redact),
    schema: explanationReply,
  };
}
