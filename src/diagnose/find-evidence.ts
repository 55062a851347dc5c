import type { Evidence } from '../model/diagnosis.js';
import type { ExecutionContext } from '../model/execution.js';

/** A line of the output that was searched. */
interface FoundLine {
  readonly line: string;
  /** Its number, from 1. */
  readonly number: number;
}

/** Names the trouble where the lines before it only say where it was. */
const EXCEPTION = /^[\w.]*(?:Error|Exception)(?::|$)/m;

/** The line where the matched text begins. */
export function lineOfMatch(text: string, match: RegExpExecArray): FoundLine {
  const lead = /^\s*/.exec(match[0])?.[0].length ?? 0;
  return lineAt(text, match.index + (lead < match[0].length ? lead : 0));
}

/** The proof of a match: the line that names the exception, else the first; `text` is what was searched. */
export function findEvidence(
  { stderr, merged }: ExecutionContext,
  text: string,
  match: RegExpExecArray,
  whole: boolean,
): Evidence {
  const named = match[0].trim().includes('\n') ? EXCEPTION.exec(match[0]) : null;
  const { line, number } = named ? lineAt(text, match.index + named.index) : lineOfMatch(text, match);
  if (merged) return { line, stream: 'output', number };
  if (!whole) return { line, stream: text === stderr ? 'stderr' : 'stdout', number };
  const errLines = stderr === '' ? 0 : stderr.replace(/\n$/, '').split('\n').length;
  return number <= errLines
    ? { line, stream: 'stderr', number }
    : { line, stream: 'stdout', number: number - errLines };
}

function lineAt(text: string, at: number): FoundLine {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const end = text.indexOf('\n', at);
  return {
    line: text.slice(start, end < 0 ? undefined : end).trim(),
    number: text.slice(0, start).split('\n').length,
  };
}
