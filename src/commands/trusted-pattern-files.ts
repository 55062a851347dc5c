import { resolvePaths } from '../config/paths.js';
import { findProjectPatterns, isTrusted } from '../config/project-trust.js';
import type { Deps } from '../deps.js';
import { userPatternFiles } from './user-pattern-files.js';

/** Pattern files that are not built in, and a notice where a project's are left out. */
export interface TrustedPatternFiles {
  readonly files: readonly string[];
  readonly notices: readonly string[];
}

/** The user's own pattern files, then the project's where the user trusts them as they are. */
export function trustedPatternFiles(
  named: string | undefined,
  deps: Pick<Deps, 'env' | 'home' | 'platform' | 'cwd'>,
): TrustedPatternFiles {
  const own = userPatternFiles(named, deps);
  const project = findProjectPatterns(deps.cwd);
  if (project === undefined) return { files: own, notices: [] };
  if (isTrusted(project, resolvePaths(deps).trustFile)) {
    return { files: [...own, ...project.files], notices: [] };
  }
  const notice = `The patterns in ${project.folder} are not read until you trust them: ai-run --check-patterns --trust`;
  return { files: own, notices: [notice] };
}
