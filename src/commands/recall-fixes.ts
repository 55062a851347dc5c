import { isHistoryOn } from '../config/history-switch.js';
import { resolvePaths } from '../config/paths.js';
import type { Deps } from '../deps.js';
import { readLines } from '../history/read-lines.js';
import { type FailureShape, rememberedFixes, withAcceptedFix } from '../history/remembered-fixes.js';
import type { ProposedFix } from '../model/diagnosis.js';

/** Fixes from the history for this failure, to rank first; a log without accepted fixes costs one read. */
export async function recallFixes(
  failure: FailureShape,
  proposals: readonly ProposedFix[],
  deps: Pick<Deps, 'env' | 'home' | 'platform' | 'cwd'>,
): Promise<ProposedFix[]> {
  if (!(await isHistoryOn(deps))) return [];
  const lines = withAcceptedFix(readLines(resolvePaths(deps)));
  if (lines.length === 0) return [];
  const { parseEntries } = await import('../history/parse-entries.js');
  return rememberedFixes(failure, parseEntries(lines).entries, proposals);
}
