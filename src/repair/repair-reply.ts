import { z } from 'zod';
import { LOOK_TOOLS } from './repair-state.js';

const LIMITS = { title: 200, summary: 1000, command: 2000, steps: 6, looks: 4 } as const;

const look = z.object({
  tool: z.enum(LOOK_TOOLS),
  path: z.string().catch(''),
  from: z.number().int().catch(0),
  to: z.number().int().catch(0),
  text: z.string().catch(''),
});

/** Nothing here is made good: a change that is not exactly of this shape spoils the whole reply. */
const fileChange = z.object({
  path: z.string(),
  sha256: z.string().nullable(),
  edits: z.array(z.object({ search: z.string(), replace: z.string() })),
  content: z.string().nullable(),
});

const step = z.object({
  title: z.string().transform((text) => text.slice(0, LIMITS.title)),
  kind: z.enum(['command', 'replacement', 'check', 'edit']),
  command: z.string(),
  files: z.array(fileChange),
});

/** What the model answers in a repair: looks that it needs first, or the steps that it proposes. */
export const repairReplySchema = z.object({
  summary: z.string().transform((text) => text.slice(0, LIMITS.summary)),
  looks: z.array(look).transform((looks) => looks.slice(0, LIMITS.looks)),
  steps: z.array(step).transform((steps) => steps.slice(0, LIMITS.steps)),
});
export type RepairReply = z.infer<typeof repairReplySchema>;
export type ReplyStep = RepairReply['steps'][number];

/** Why a step can't be offered as it stands; undefined where it does exactly one thing. */
export function malformedStep({ kind, command, files }: ReplyStep): string | undefined {
  if (kind === 'edit') {
    if (command.trim() !== '') return 'it changes files and also names a command';
    return files.length === 0 ? 'it changes no file' : undefined;
  }
  if (files.length > 0) return 'it runs a command and also changes files';
  if (command.trim() === '') return 'it names no command';
  if (command.length > LIMITS.command) return 'its command is too long';
  return /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u.test(command)
    ? 'its command holds control characters'
    : undefined;
}
