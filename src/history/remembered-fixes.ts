import type { ErrorType, ProposedFix } from '../model/diagnosis.js';
import { commandOf, programOf } from './describe-entry.js';
import type { HistoryEntry } from './entry-schema.js';

/** What a failure must have in common with an earlier one for its fix to be offered again. */
export interface FailureShape {
  readonly command: string;
  readonly cwd: string;
  readonly error_type: ErrorType;
  readonly root_cause: string;
  readonly patterns: readonly string[];
}

const MAX_FIXES = 2;

/** What every line holds that can matter to `rememberedFixes`. */
export const ACCEPTED = '"accepted":"';

/**
 * Fixes that were accepted for the same kind of failure and then passed, newest first, each with its date.
 * A fix that failed when it was last used is left out; from another folder only a fix that is proposed here too counts.
 */
export function rememberedFixes(
  failure: FailureShape,
  entries: readonly HistoryEntry[],
  proposals: readonly ProposedFix[] = [],
): ProposedFix[] {
  const seen = new Set<string>([failure.command]);
  const fixes: ProposedFix[] = [];
  for (const entry of [...entries].reverse()) {
    const command = entry.accepted;
    if (command === undefined || seen.has(command) || !isSameKind(failure, entry)) continue;
    // What happened last decides: an older success does not outweigh it.
    seen.add(command);
    const proposed = proposals.some((proposal) => proposal.command === command);
    const here = entry.cwd === failure.cwd;
    if (entry.outcome === 'fixed' && (here || proposed) && !command.includes('[redacted:')) {
      fixes.push(asProposal(command, entry));
    }
  }
  return fixes.slice(0, MAX_FIXES);
}

function isSameKind(failure: FailureShape, entry: HistoryEntry): boolean {
  const then = commandOf(entry);
  if (entry.error_type !== failure.error_type || programOf(then) !== programOf(failure.command)) return false;
  const patterns = entry.patterns ?? [];
  if (patterns.length > 0 && !patterns.some((id) => failure.patterns.includes(id))) return false;
  if (normal(then) === normal(failure.command)) return true;
  // A fix that replaces a command fits that command only; one that prepares it fits every command with this cause.
  return acceptedFix(entry)?.kind === 'prepares' && entry.root_cause === failure.root_cause;
}

function asProposal(command: string, entry: HistoryEntry): ProposedFix {
  const fix = acceptedFix(entry);
  const day = entry.ts.slice(0, 10);
  const before = fix?.explanation ? `${fix.explanation.replace(/[.\s]+$/, '')}. ` : '';
  return {
    command,
    explanation: `${before}This fixed it on ${day}.`,
    reasoning: `You accepted this fix for the same failure on ${day}, and the command passed after it.`,
    confidence: 1,
    kind: fix?.kind ?? 'prepares',
    claimed_risk: fix?.risk_level ?? 'Medium',
    source: 'history',
  };
}

function acceptedFix(entry: HistoryEntry) {
  return entry.fixes?.find((fix) => fix.command === entry.accepted);
}

function normal(command: string): string {
  return command.trim().replace(/\s+/g, ' ');
}
