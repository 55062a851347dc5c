import type { RiskAssessment } from '../model/risk.js';
import { changesOwnShell } from '../shell/changes-own-shell.js';
import { type LinePart, lineParts } from '../shell/line-parts.js';
import { simpleCommands } from '../shell/simple-commands.js';

/** A corrected line, without what need not run twice. */
export interface Continuation {
  readonly command: string;
  /** Parts with effects that have run already and are left out. */
  readonly leftOut: readonly string[];
  /** Parts with effects that have run already and would run again. */
  readonly repeated: readonly string[];
}

/**
 * What is left to do of a line that failed in one of its parts, given the corrected line: parts before the mistake
 * that had effects are left out, unless what follows depends on them, and what must run again is named.
 */
export function continueLine(
  original: string,
  corrected: string,
  assess: (command: string) => RiskAssessment,
): Continuation {
  const mistake = firstDifference(original, corrected);
  const parts = lineParts(original);
  const at = parts.findLastIndex(({ pos }) => pos <= mistake);
  const failed = parts[at];
  if (failed === undefined || !corrected.startsWith(original.slice(0, failed.pos)))
    return { command: corrected, leftOut: [], repeated: [] };
  // What only changes its own shell matters to nobody else, unless more comes of it: `. ./env.sh`.
  const changes = (text: string) =>
    changesOwnShell(text) ? assess(text).level !== 'Low' : !assess(text).read_only;
  const before = parts.slice(0, at);
  const again = [...besides(failed, mistake), ...alreadyAfter(parts.slice(at + 1))].filter(changes);
  const done = before.filter(({ text }) => !changesOwnShell(text) && changes(text));
  if (done.length === 0 || parts.slice(0, at + 1).some(({ joint }) => joint === '||')) {
    return { command: corrected, leftOut: [], repeated: [...done.map(({ text }) => text), ...again] };
  }
  const kept = before.filter(({ text }) => changesOwnShell(text));
  const lead = kept.map((part) => part.text + jointAfter(part, parts)).join('');
  return {
    command: lead + corrected.slice(failed.pos),
    leftOut: done.map(({ text }) => text),
    repeated: [...kept.map(({ text }) => text).filter(changes), ...again],
  };
}

function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}

/** Commands of the failed part itself that have run: before the mistake, or anywhere else in a pipe. */
function besides({ text, pos, isPipe }: LinePart, mistake: number): readonly string[] {
  const at = mistake - pos;
  const commands = simpleCommands(text);
  const mistaken = commands.findLast((command) => command.pos <= at && at <= command.end);
  return commands
    .filter((command) => command !== mistaken && (command.end <= at || (isPipe && command.pos > at)))
    .map((command) => text.slice(command.pos, command.end));
}

/** Later parts that ran although this one failed: all but those behind `&&`. */
function alreadyAfter(parts: readonly LinePart[]): readonly string[] {
  const ran: string[] = [];
  let running = false;
  for (const { joint, text } of parts) {
    if (joint !== '&&') running = true;
    if (running) ran.push(text);
  }
  return ran;
}

function jointAfter(part: LinePart, parts: readonly LinePart[]): string {
  return parts[parts.indexOf(part) + 1]?.joint === '&&' ? ' && ' : '; ';
}
