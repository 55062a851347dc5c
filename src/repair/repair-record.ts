import { z } from 'zod';
import { countOf } from '../text/count-of.js';
import { escapeControls } from '../text/escape-controls.js';
import { inertMarkdown } from '../text/inert-markdown.js';
import type { ChangeSet } from './change-set.js';
import type { Attempt } from './repair-facts.js';
import { ENDING_KINDS, type Ending, type RepairState } from './repair-state.js';

/** What a repair came to: kept in the history under `repair`, shown by --handoff. Every text in it is redacted. */
export const repairRecordSchema = z.object({
  ending: z.enum(ENDING_KINDS),
  summary: z.string(),
  rounds: z.number(),
  tokens: z.number(),
  cost: z.number(),
  done: z.array(z.string()),
  open: z.array(z.string()),
  failed: z.array(z.object({ step: z.string(), result: z.string() })),
  files: z.array(z.object({ path: z.string(), added: z.number(), removed: z.number(), change: z.string() })),
  validation: z.array(z.object({ command: z.string(), exit_code: z.number() })),
});
export type RepairRecord = z.infer<typeof repairRecordSchema>;

/** All that happened, as one record. */
export function makeRepairRecord(
  state: RepairState,
  ending: Ending,
  facts: {
    readonly attempts: readonly Attempt[];
    readonly changes: readonly ChangeSet[];
    readonly validation: RepairRecord['validation'];
    readonly redact: (text: string) => string;
  },
): RepairRecord {
  const { redact } = facts;
  const titles = (...wanted: string[]) =>
    state.steps.filter(({ status }) => wanted.includes(status)).map(({ title }) => redact(title));
  return {
    ending,
    summary: redact(state.summary),
    rounds: state.rounds,
    tokens: state.spent.tokens,
    cost: state.spent.cost,
    done: titles('done'),
    open: titles('now', 'next', 'skipped', 'blocked'),
    failed: facts.attempts
      .filter(({ result }) => /^exit code [1-9]/.test(result))
      .map(({ step, result }) => ({ step: redact(step), result })),
    files: facts.changes.flatMap(({ id, files }) =>
      files.map(({ shown, added, removed }) => ({ path: shown, added, removed, change: id })),
    ),
    validation: facts.validation.map(({ command, exit_code }) => ({ command: redact(command), exit_code })),
  };
}

/** The record as a part of a Markdown handoff, for a colleague or another assistant to go on from. */
export function renderRepairHandoff(record: RepairRecord): string {
  const list = (title: string, items: readonly string[]) =>
    items.length > 0 ? [`### ${title}`, '', ...items.map((item) => `- ${item}`), ''] : [];
  return [
    '## Repair attempt',
    '',
    inertMarkdown(record.summary) || 'The cause is not known.',
    '',
    `It ended after ${countOf(record.rounds, 'step')}: ${ENDINGS[record.ending]}`,
    '',
    ...list(
      'Files changed',
      record.files.map(
        ({ path, added, removed, change }) =>
          `${code(path)} (+${added} -${removed}), take back with ${code(`ai-run --undo ${change}`)}`,
      ),
    ),
    ...list('Done', record.done),
    ...list('Open steps', record.open),
    ...list(
      'Commands that failed',
      record.failed.map(({ step, result }) => `${code(step)}: ${inertMarkdown(result)}`),
    ),
    ...list(
      'Validation',
      record.validation.map(({ command, exit_code }) => `${code(command)}: exit code ${exit_code}`),
    ),
  ].join('\n');
}

/** Why a loop ended, in words. */
export const ENDINGS: Readonly<Record<Ending, string>> = {
  passed: 'it passes now.',
  declined: 'no further step was wanted.',
  stopped: 'it was stopped.',
  rounds: 'the limit of steps is reached (repair.max_rounds).',
  'no-progress': 'two steps in a row left the same failure.',
  'no-step': 'no further step is known.',
  budget:
    'the limit of tokens, cost or time is reached (repair.max_tokens, repair.max_cost, repair.max_seconds).',
  'out-of-order': 'ai-run lost the thread.',
};

/** Inline code that no backtick or line break inside can end. */
function code(text: string): string {
  const plain = escapeControls(text.replace(/[\r\n]+/g, ' '));
  const fence = '`'.repeat(1 + Math.max(0, ...[...plain.matchAll(/`+/g)].map(([run]) => run.length)));
  return fence.length > 1 ? `${fence} ${plain} ${fence}` : `\`${plain}\``;
}
