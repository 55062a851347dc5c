import type { Redactor } from '../context/redact.js';
import type { HistoryEntry } from '../history/entry-schema.js';

// Fields that ai-run itself fills with a fixed vocabulary.
const OWN_WORDS = new Set(['ts', 'signal', 'method', 'error_type', 'outcome', 'patterns', 'model']);

/** The entry with every secret in it masked, in words and in text alike. */
export function redactEntry(entry: HistoryEntry, redactor: Redactor): HistoryEntry {
  const argv = redactor.redactArgv(entry.argv);
  const rest = Object.fromEntries(
    Object.entries(entry).map(([key, value]) => [
      key,
      OWN_WORDS.has(key) ? value : redactValue(value, redactor),
    ]),
  );
  return { ...entry, ...rest, argv };
}

function redactValue(value: unknown, redactor: Redactor): unknown {
  if (typeof value === 'string') return redactor.redact(value);
  if (Array.isArray(value)) return value.map((item) => redactValue(item, redactor));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, redactValue(item, redactor)]));
}
