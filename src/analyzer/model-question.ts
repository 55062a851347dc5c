import type { z } from 'zod';

/** One question: what the model is told, the data it gets, and the shape its reply must have. */
export interface ModelQuestion<T> {
  /** Names the schema on the wire and the entry in the audit log. */
  readonly name: string;
  readonly instructions: string;
  /** Untrusted facts, already redacted; sent as one JSON document. */
  readonly facts: Readonly<Record<string, unknown>>;
  readonly schema: z.ZodType<T>;
}

/** How much of the API a server understands: tried from the strictest down. */
export interface Dialect {
  readonly format: 'schema' | 'json' | 'text';
  readonly temperature: boolean;
}

/** Tokens that a question took, and their price where the config knows it. */
export interface Usage {
  readonly prompt_tokens: number;
  readonly completion_tokens: number;
  readonly cost?: number;
}

export type FailureKind =
  | 'no_key'
  | 'bad_endpoint'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'rate_limited'
  | 'rejected'
  | 'server'
  | 'timeout'
  | 'network'
  | 'bad_reply'
  | 'no_model'
  | 'truncated'
  | 'refused'
  | 'cancelled';

/** Why there is no answer, with one line for the person. */
export interface ModelFailure {
  readonly kind: FailureKind;
  readonly notice: string;
}

/** What a question came to: a checked value or a failure, and every raw generation for the audit log. */
export interface ModelOutcome<T> {
  readonly answer:
    | { readonly ok: true; readonly value: T }
    | { readonly ok: false; readonly failure: ModelFailure };
  readonly usage?: Usage;
  readonly generations: readonly string[];
}
