import { z } from 'zod';
import { ERROR_TYPES } from '../model/diagnosis.js';
import { cleanLine, cleanText, clip } from './clean-text.js';

const LIMITS = { line: 400, text: 1500, command: 2000 } as const;

/** Words of the model, cleaned and cut at a limit: too long is no reason to lose an answer. */
const line = (limit: number) => z.string().transform((value) => cleanLine(value, limit));
const prose = (limit: number) => z.string().transform((value) => clip(cleanText(value), limit));
const someText = z.string().regex(/\S/);

const proposal = z.object({
  command: z.string(),
  explanation: line(LIMITS.line),
  reasoning: line(LIMITS.text),
  confidence: z.number().min(0).max(1),
  kind: z.enum(['replaces', 'prepares']).catch('replaces'),
});

/** A diagnosis by the model. A command that is empty or too long is dropped whole, never cut. */
export const diagnosisReply = z.object({
  root_cause: line(LIMITS.text).pipe(someText),
  error_type: z.enum(ERROR_TYPES).catch('Unknown'),
  confidence: z.number().min(0).max(1),
  reasoning: line(LIMITS.text),
  fixes: z.array(proposal).transform((fixes) => fixes.filter(isUsable).slice(0, 3)),
});
export type DiagnosisReply = z.infer<typeof diagnosisReply>;

/** A command for a natural-language request; empty, with a note, where there is none. */
export const commandReply = z.object({
  command: z.string().max(LIMITS.command),
  note: line(LIMITS.line),
});
export type CommandReply = z.infer<typeof commandReply>;

/** What a command does, as a whole and piece by piece. */
export const explanationReply = z.object({
  summary: prose(LIMITS.text).pipe(someText),
  parts: z
    .array(z.object({ piece: line(LIMITS.line), meaning: line(LIMITS.line) }))
    .transform((parts) => parts.slice(0, 30)),
});
export type ExplanationReply = z.infer<typeof explanationReply>;

/** What likely happened in a recorded run, and what to try; words only. */
export const reviewReply = z.object({
  explanation: prose(LIMITS.text * 2).pipe(someText),
  next_steps: z.array(line(LIMITS.line)).transform((steps) => steps.slice(0, 5)),
  limitations: line(LIMITS.line),
});
export type ReviewReply = z.infer<typeof reviewReply>;

function isUsable(fix: { readonly command: string }): boolean {
  return fix.command.trim() !== '' && fix.command.length <= LIMITS.command;
}
