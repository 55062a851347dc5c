import { setTimeout as pause } from 'node:timers/promises';
import { messageOf } from '../errors.js';
import { buildPayload, STRICT } from './build-payload.js';
import { describeFailure, describeSendError } from './describe-failure.js';
import type { ModelFailure, ModelOutcome, ModelQuestion, Usage } from './model-question.js';
import { canAsk, type ModelSettings } from './model-settings.js';
import { openClient, type Send, type Sent } from './open-client.js';
import { parseReply } from './parse-reply.js';
import { type Completion, readCompletion } from './read-completion.js';
import { retryDelay, weakerDialect } from './retry-policy.js';

/** Asks one question and never throws: within the budget there is a checked answer or a failure with its notice. */
export async function askModel<T>(
  question: ModelQuestion<T>,
  settings: ModelSettings,
  cancel?: AbortSignal,
): Promise<ModelOutcome<T>> {
  if (!URL.canParse(settings.endpoint)) return failed(describeFailure('bad_endpoint', settings));
  if (!canAsk(settings)) return failed(describeFailure('no_key', settings));
  const budget = startBudget(settings.timeoutMs, cancel);
  try {
    const send = await openClient(settings);
    const sent = await Promise.race([sendUntilAnswered(send, question, settings, budget), budget.spent]);
    if (sent.ok) return judge(question, settings, sent.body);
    if (sent.error.reason !== 'aborted') return failed(describeSendError(sent.error, settings));
    return failed(describeFailure(cancel?.aborted ? 'cancelled' : 'timeout', settings));
  } catch (error) {
    return failed(describeFailure('network', settings, messageOf(error)));
  } finally {
    budget.end();
  }
}

interface Budget {
  readonly signal: AbortSignal;
  readonly left: () => number;
  /** Settles as an aborted request when time is up or the person cancels, whatever else hangs. */
  readonly spent: Promise<Sent>;
  readonly end: () => void;
}

const ABORTED: Sent = { ok: false, error: { reason: 'aborted', message: 'aborted' } };

function startBudget(milliseconds: number, cancel: AbortSignal | undefined): Budget {
  const controller = new AbortController();
  const deadline = performance.now() + milliseconds;
  const abort = () => controller.abort();
  const timer = setTimeout(abort, milliseconds);
  cancel?.addEventListener('abort', abort, { once: true });
  if (cancel?.aborted) abort();
  return {
    signal: controller.signal,
    left: () => deadline - performance.now(),
    spent: aborted(controller.signal),
    end: () => {
      clearTimeout(timer);
      cancel?.removeEventListener('abort', abort);
    },
  };
}

function aborted(signal: AbortSignal): Promise<Sent> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(ABORTED);
    signal.addEventListener('abort', () => resolve(ABORTED), { once: true });
  });
}

async function sendUntilAnswered(
  send: Send,
  question: ModelQuestion<unknown>,
  settings: ModelSettings,
  budget: Budget,
): Promise<Sent> {
  let dialect = STRICT;
  for (let retries = 0; ; ) {
    const sent = await send(buildPayload(question, settings.model, dialect), budget.signal);
    if (sent.ok || sent.error.reason === 'aborted') return sent;
    const weaker = weakerDialect(dialect, sent.error);
    if (weaker) {
      dialect = weaker;
      continue;
    }
    const wait = retryDelay(sent.error, retries);
    if (wait === undefined || wait >= budget.left()) return sent;
    await pause(wait, undefined, { signal: budget.signal }).catch(() => undefined);
    retries += 1;
  }
}

function judge<T>(question: ModelQuestion<T>, settings: ModelSettings, body: unknown): ModelOutcome<T> {
  const completion = readCompletion(body);
  if (completion === undefined)
    return failed(describeFailure('bad_reply', settings, 'it is no chat completion'));
  const rest = { generations: [completion.text], ...usageOf(completion, settings) };
  const refusal = refusalOf(completion, settings);
  if (refusal) return { answer: { ok: false, failure: refusal }, ...rest };
  const parsed = parseReply(completion.text, question.schema);
  if (parsed.ok) return { answer: parsed, ...rest };
  return { answer: { ok: false, failure: describeFailure(parsed.kind, settings, parsed.reason) }, ...rest };
}

/** A reply that stopped for any reason but its end is not acted on, even where it happens to parse. */
function refusalOf(completion: Completion, settings: ModelSettings): ModelFailure | undefined {
  if (completion.refusal) return describeFailure('refused', settings, completion.refusal);
  if (completion.finish === 'content_filter') return describeFailure('refused', settings, 'content filter');
  if (completion.finish === 'length') return describeFailure('truncated', settings);
  return undefined;
}

function usageOf(completion: Completion, { price }: ModelSettings): { readonly usage?: Usage } {
  if (completion.tokens === undefined) return {};
  const { prompt, completion: generated } = completion.tokens;
  const cost = price && (prompt * price.input + generated * price.output) / 1_000_000;
  return {
    usage: { prompt_tokens: prompt, completion_tokens: generated, ...(cost === undefined ? {} : { cost }) },
  };
}

function failed(failure: ModelFailure): ModelOutcome<never> {
  return { answer: { ok: false, failure }, generations: [] };
}
