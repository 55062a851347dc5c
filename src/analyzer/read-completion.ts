import { z } from 'zod';

/** What counts in a chat completion, whichever server made it. */
export interface Completion {
  readonly text: string;
  readonly finish?: string;
  readonly refusal?: string;
  readonly tokens?: { readonly prompt: number; readonly completion: number };
}

const count = z.number().int().nonnegative().catch(0);
const usage = z.object({ prompt_tokens: count, completion_tokens: count }).nullish().catch(null);
const message = z.object({ content: z.string().nullish(), refusal: z.string().nullish() });
const completion = z.object({
  choices: z.array(z.object({ message, finish_reason: z.string().nullish() })).min(1),
  usage,
});
const chunk = z.object({
  choices: z.array(z.object({ delta: message.partial().default({}), finish_reason: z.string().nullish() })),
  usage,
});

/** Reads a server's answer: a completion, or the event stream that some gateways send unasked; undefined where it is neither. */
export function readCompletion(body: unknown): Completion | undefined {
  if (typeof body === 'string') return readStream(body);
  const parsed = completion.safeParse(body);
  const choice = parsed.data?.choices[0];
  if (choice === undefined) return undefined;
  return summarize(
    choice.message.content ?? '',
    choice.message.refusal,
    choice.finish_reason,
    parsed.data?.usage,
  );
}

function readStream(body: string): Completion | undefined {
  const events = [...body.matchAll(/^data: ?(\{.*\})\s*$/gm)].flatMap(([, data]) => readChunk(data ?? ''));
  if (events.length === 0) return undefined;
  const choices = events.flatMap((event) => event.choices.slice(0, 1));
  return summarize(
    choices.map((choice) => choice.delta.content ?? '').join(''),
    choices.map((choice) => choice.delta.refusal ?? '').join('') || undefined,
    // A stream that ends without a reason was cut off.
    choices.findLast((choice) => choice.finish_reason)?.finish_reason ?? 'length',
    events.findLast((event) => event.usage)?.usage,
  );
}

function readChunk(data: string): z.infer<typeof chunk>[] {
  try {
    const parsed = chunk.safeParse(JSON.parse(data));
    return parsed.success ? [parsed.data] : [];
  } catch {
    return [];
  }
}

function summarize(
  text: string,
  refusal: string | null | undefined,
  finish: string | null | undefined,
  tokens: z.infer<typeof usage>,
): Completion {
  return {
    text,
    ...(finish ? { finish } : {}),
    ...(refusal ? { refusal } : {}),
    ...(tokens ? { tokens: { prompt: tokens.prompt_tokens, completion: tokens.completion_tokens } } : {}),
  };
}
