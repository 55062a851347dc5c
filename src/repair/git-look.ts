import { boundLook, type LookResult, lookFailed } from './look-result.js';
import { secretPath } from './secret-path.js';

/** Runs a harmless query and gives its output; undefined where it failed. */
export type Probe = (argv: readonly string[]) => string | undefined;

/** No lock is taken, no pager and no monitor is started. */
const GIT = ['git', '--no-optional-locks', '--no-pager', '-c', 'core.fsmonitor=false'] as const;

/** The branch and the changed files. */
export function gitStatus(probe: Probe): LookResult {
  const text = probe([...GIT, 'status', '--short', '--branch', '--ignore-submodules=all']);
  return text === undefined ? lookFailed('git knows nothing here') : { ok: true, text: boundLook(text) };
}

/** What changed since the last commit, without files that may hold secrets. */
export function gitDiff(probe: Probe): LookResult {
  const options = ['--no-ext-diff', '--no-textconv', '--no-color', '--ignore-submodules=all', '--no-prefix'];
  const text = probe([...GIT, 'diff', ...options, 'HEAD']);
  if (text === undefined) return lookFailed('git knows nothing here');
  const open = text.split(/^(?=diff --git )/m).filter(isOpen);
  return { ok: true, text: boundLook(open.join('') || 'no change') };
}

/** A part whose names can't be read plainly (quoted by git) is left out too. */
function isOpen(part: string): boolean {
  const names = /^diff --git (\S+) (\S+)\n/.exec(part);
  if (!names) return false;
  const [, before = '', after = ''] = names;
  return !/"/.test(before + after) && secretPath(before) === 'open' && secretPath(after) === 'open';
}
