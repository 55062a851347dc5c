import { z } from 'zod';
import { ERROR_TYPES } from '../model/diagnosis.js';

/** How a diagnosis ended for the person: what became of the fix that was accepted, if one was. */
const OUTCOMES = ['no-fix', 'declined', 'fixed', 'still-failing', 'fix-failed', 'not-rerun'] as const;

const fixSchema = z.looseObject({
  command: z.string(),
  explanation: z.string().catch(''),
  risk_level: z.enum(['Low', 'Medium']).catch('Medium'),
  kind: z.enum(['replaces', 'prepares']).catch('prepares'),
  source: z.string().catch('unknown'),
});

const failureSchema = z.looseObject({
  command: z.string(),
  stdout: z.string().default(''),
  stderr: z.string().default(''),
  merged: z.boolean().default(false),
});

/** One line of the history log. Old lines load by defaults, unknown fields are kept, wrong optional ones dropped. */
export const entrySchema = z.looseObject({
  ts: z.string(),
  cwd: z.string(),
  argv: z.array(z.string()),
  exit_code: z.number().int(),
  generated_command: z.string().nullable().default(null),
  unsafe_mode: z.boolean().default(false),
  confirm: z.boolean().default(false),
  explain: z.boolean().default(false),
  scope: z.string().nullable().default(null),
  peek_files: z.array(z.string()).default([]),
  notes: z.string().nullable().default(null),
  prompt: z.string().optional().catch(undefined),
  unrestricted: z.boolean().optional().catch(undefined),
  duration_ms: z.number().optional().catch(undefined),
  signal: z.string().optional().catch(undefined),
  failure: failureSchema.optional().catch(undefined),
  error_type: z.enum(ERROR_TYPES).optional().catch(undefined),
  root_cause: z.string().optional().catch(undefined),
  method: z.enum(['Heuristic', 'AI', 'Hybrid']).optional().catch(undefined),
  patterns: z.array(z.string()).optional().catch(undefined),
  environment: z
    .record(z.string(), z.union([z.string(), z.boolean()]))
    .optional()
    .catch(undefined),
  fixes: z.array(fixSchema).optional().catch(undefined),
  accepted: z.string().optional().catch(undefined),
  outcome: z.enum(OUTCOMES).optional().catch(undefined),
  model: z.string().optional().catch(undefined),
  tokens: z.number().optional().catch(undefined),
  cost: z.number().optional().catch(undefined),
});

export type HistoryEntry = z.infer<typeof entrySchema>;
export type RecordedFailure = z.infer<typeof failureSchema>;
export type RecordedFix = z.infer<typeof fixSchema>;
export type Outcome = (typeof OUTCOMES)[number];
