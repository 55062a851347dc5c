import { isHistoryOn } from '../config/history-switch.js';
import { resolvePaths } from '../config/paths.js';
import type { Deps } from '../deps.js';
import { readLinesWith } from '../history/read-lines.js';
import { ACCEPTED, rememberedFixes } from '../history/remembered-fixes.js';
import type { Analysis, ProposedFix } from '../model/diagnosis.js';
import type { ExecutionContext } from '../model/execution.js';

/** Fixes from the history for this failure, to rank first; a log without accepted fixes costs one read. */
export async function recallFixes(
  { command, cwd }: Pick<ExecutionContext, 'command' | 'cwd'>,
  { error_type, root_cause, raw_patterns }: Analysis,
  proposals: readonly ProposedFix[],
  deps: Pick<Deps, 'env' | 'home' | 'platform' | 'cwd'>,
): Promise<readonly ProposedFix[]> {
  if (!(await isHistoryOn(deps))) return [];
  const lines = readLinesWith(ACCEPTED, resolvePaths(deps));
  if (lines.length === 0) return [];
  const { parseEntries } = await import('../history/parse-entries.js');
  const patterns = raw_patterns.map(({ pattern_id }) => pattern_id);
  return rememberedFixes(
    { command, cwd, error_type, root_cause, patterns },
    parseEntries(lines).entries,
    proposals,
  );
}
