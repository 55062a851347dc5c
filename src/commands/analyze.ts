import { askModel } from '../analyzer/ask-model.js';
import { askReview } from '../analyzer/ask-review.js';
import { buildPayload } from '../analyzer/build-payload.js';
import type { ModelOutcome } from '../analyzer/model-question.js';
import type { ReviewReply } from '../analyzer/reply-schemas.js';
import type { Deps } from '../deps.js';
import { EXIT } from '../errors.js';
import type { HistoryEntry } from '../history/entry-schema.js';
import { visitNote } from '../history/latest-entry.js';
import type { Invocation } from '../model/invocation.js';
import { printableJson } from '../text/printable-json.js';
import { layOutProse } from '../ui/lay-out.js';
import { renderReview } from '../ui/render-review.js';
import { createStyle } from '../ui/style.js';
import { describeRun, diagnoseAgain, type LatestRun } from './describe-run.js';
import { latestRun } from './latest-entry.js';
import { type ModeSession, openSession } from './mode-session.js';
import { recordMode, usageRecord } from './record-mode.js';
import { waitForModel } from './wait-for-model.js';

const NOTE = visitNote('analyze');

/** Explains the latest recorded run: by the patterns, and by the model where there is one. Runs nothing. */
export async function run(invocation: Invocation, deps: Deps): Promise<number> {
  const session = await openSession(invocation, deps);
  const entry = await latestRun(deps);
  if (entry === undefined) {
    deps.stderr.write('No history available to analyze yet.\n');
    return recordMode({ exit_code: EXIT.noHistory, notes: NOTE }, session);
  }
  if (invocation.flags.showPayload) return showPayload(entry, session);
  const latest = await diagnoseAgain(entry, session);
  if (!invocation.flags.json) deps.stdout.write(describeRun(latest, session));
  const review = session.hasModel ? await askForReview(entry, session) : undefined;
  const exit_code = review?.answer.ok === false ? EXIT.usage : 0;
  if (invocation.flags.json) deps.stdout.write(printableJson(asJson(latest, review), 2));
  else showReview(review, session, latest.diagnosis === undefined ? '\n' : '');
  return recordMode({ exit_code, notes: NOTE, ...usageRecord(session, [review?.usage]) }, session);
}

function reviewQuestion(entry: HistoryEntry, { redactor }: ModeSession) {
  return askReview(entry, redactor.redact);
}

async function askForReview(entry: HistoryEntry, session: ModeSession): Promise<ModelOutcome<ReviewReply>> {
  const { settings, deps } = session;
  const question = reviewQuestion(entry, session);
  return waitForModel((cancel) => askModel(question, settings.model, cancel), settings, deps);
}

function showReview(
  review: ModelOutcome<ReviewReply> | undefined,
  { deps, settings, style }: ModeSession,
  gap: string,
): void {
  if (review === undefined) return;
  if (review.answer.ok) {
    deps.stdout.write(
      `${gap}${renderReview(review.answer.value, createStyle(deps.stdout, deps, settings.colorOutput))}`,
    );
    return;
  }
  const trouble = `ai-run: the model gave no analysis: ${review.answer.failure.notice}`;
  deps.stderr.write(`${layOutProse(trouble, style.width).join('\n')}\n`);
}

function asJson(latest: LatestRun, review: ModelOutcome<ReviewReply> | undefined): object {
  const said =
    review === undefined
      ? {}
      : review.answer.ok
        ? { review: review.answer.value }
        : { error: review.answer.failure };
  return { ...latest, ...said };
}

function showPayload(entry: HistoryEntry, session: ModeSession): Promise<number> {
  const { deps, settings } = session;
  deps.stdout.write(printableJson(buildPayload(reviewQuestion(entry, session), settings.model.model)));
  return recordMode({ exit_code: 0, notes: NOTE }, session);
}
