/** What a person wants after seeing the fixes. Numbers are indexes from 0. */
export type Choice =
  | { readonly kind: 'pick' | 'edit' | 'explain'; readonly index: number }
  | { readonly kind: 'leave' }
  | { readonly kind: 'unclear' };

/** Reads an answer to the list of fixes; no answer, an empty one and `q` all leave. */
export function readChoice(answer: string | undefined, count: number): Choice {
  const text = answer?.trim().toLowerCase() ?? '';
  if (/^(?:q|quit|n|no|exit)?$/.test(text)) return { kind: 'leave' };
  const [, letter, number] = /^(e|\?)?\s*(\d{1,2})?$/.exec(text) ?? [];
  if (letter === undefined && number === undefined) return { kind: 'unclear' };
  const index = Number(number ?? 1) - 1;
  if (index < 0 || index >= count) return { kind: 'unclear' };
  return { kind: letter === 'e' ? 'edit' : letter === '?' ? 'explain' : 'pick', index };
}

/** Only a typed y or yes is a yes. */
export function isYes(answer: string | undefined): boolean {
  return /^\s*y(?:es)?\s*$/i.test(answer ?? '');
}
