/** What one look found; the text is foreign and not yet redacted. */
export interface LookResult {
  readonly ok: boolean;
  readonly text: string;
  /** Set where a file was read: the hash that an edit of it must carry. */
  readonly file?: {
    readonly path: string;
    readonly sha256: string;
    readonly from: number;
    readonly to: number;
  };
}

/** How much one look may give. */
export const LOOK_LIMITS = {
  bytes: 16 * 1024,
  lines: 400,
  entries: 300,
  matches: 60,
  files: 4000,
  ms: 2000,
} as const;

/** A text that is cut where it is longer than a look may be, and says so. */
export function boundLook(text: string): string {
  return text.length > LOOK_LIMITS.bytes
    ? `${text.slice(0, LOOK_LIMITS.bytes)}\n… [${text.length - LOOK_LIMITS.bytes} characters left out]`
    : text;
}

/** A look that was refused or found nothing, in words. */
export function lookFailed(reason: string): LookResult {
  return { ok: false, text: reason };
}
