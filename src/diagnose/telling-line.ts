import type { Evidence } from '../model/diagnosis.js';
import type { ExecutionContext } from '../model/execution.js';

/** Output this short is still on the screen above the diagnosis: repeating a line of it would tell nothing. */
const SHORT = 5;

/** A line that is marked as the trouble: `error: …`, `main.c:3:1: fatal error: …`, `ValueError: …`. */
const MARKED =
  /^(?:.{0,80}: )?(?:fatal|panic|error|err!?|\[error\]|critical)\b[^\n]{0,12}?[:!\]] |^(?:[\w.]+(?:Error|Exception))(?::|$)/i;
const TROUBLE =
  /\b(?:fatal|error|exception|panic(?:ked)?|fail(?:ed|ure)?|cannot|can't|could not|unable|denied|refused|not found|no such|invalid|undefined|missing|unexpected|abort(?:ed)?)\b/i;

/** The line of a long output that says most about the failure, where no pattern knows it. */
export function tellingLine({ stderr, stdout, merged }: ExecutionContext): Evidence | undefined {
  const lines = [...numbered(stderr, 'stderr'), ...numbered(stdout, merged ? 'output' : 'stdout')];
  if (lines.length <= SHORT) return undefined;
  return (
    lines.find(({ line }) => MARKED.test(line)) ??
    lines.findLast(({ line, stream }) => stream === 'stderr' && TROUBLE.test(line)) ??
    lines.findLast(({ line }) => TROUBLE.test(line))
  );
}

function numbered(text: string, stream: Evidence['stream']): Evidence[] {
  return text.split('\n').flatMap((raw, index) => {
    const line = raw.trim().slice(0, 300);
    return line === '' ? [] : [{ line, stream, number: index + 1 }];
  });
}
