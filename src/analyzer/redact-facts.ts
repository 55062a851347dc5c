/** Facts with every string in them redacted, at any depth; keys and numbers stay. */
export function redactFacts(
  facts: Readonly<Record<string, unknown>>,
  redact: (text: string) => string,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, redactValue(value, redact)]));
}

function redactValue(value: unknown, redact: (text: string) => string): unknown {
  if (typeof value === 'string') return redact(value);
  if (Array.isArray(value)) return value.map((item) => redactValue(item, redact));
  if (typeof value === 'object' && value !== null) return redactFacts({ ...value }, redact);
  return value;
}
