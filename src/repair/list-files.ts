import { confinePath, type Project } from './confine-path.js';
import { boundLook, LOOK_LIMITS, type LookResult, lookFailed } from './look-result.js';
import { walkProject } from './walk-project.js';

const MARKS = { file: '', folder: '/', link: '@', other: '?' } as const;

/** The names below a folder, two levels deep. */
export function listFiles(project: Project, folder: string): LookResult {
  const place = confinePath(project, folder || '.');
  if (!place.ok) return lookFailed(place.reason);
  if (!place.stats?.isDirectory()) return lookFailed('it is not a folder');
  const names: string[] = [];
  for (const { path, kind } of walkProject(project, folder || '.', 2)) {
    if (names.length === LOOK_LIMITS.entries) {
      names.push('… [more left out]');
      break;
    }
    names.push(path + MARKS[kind]);
  }
  return { ok: true, text: boundLook(names.join('\n')) };
}
