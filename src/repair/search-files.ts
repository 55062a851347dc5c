import { readFileSync, statSync } from 'node:fs';
import { confinePath, type Project } from './confine-path.js';
import { boundLook, LOOK_LIMITS, type LookResult, lookFailed } from './look-result.js';
import { CHANGE_LIMITS } from './plan-change-set.js';
import { decodeText } from './text-file.js';
import { walkProject } from './walk-project.js';

/** The lines of the project's text files that hold a text as it stands (no pattern: none can be slow). */
export function searchFiles(project: Project, folder: string, text: string, now: () => number): LookResult {
  const place = confinePath(project, folder || '.');
  if (!place.ok) return lookFailed(place.reason);
  if (text === '') return lookFailed('no text to search for is given');
  const deadline = now() + LOOK_LIMITS.ms;
  const found: string[] = [];
  let files = 0;
  for (const { path, absolute, kind } of walkProject(project, folder || '.', 20)) {
    if (kind !== 'file') continue;
    files += 1;
    if (files > LOOK_LIMITS.files || now() > deadline || found.length >= LOOK_LIMITS.matches) {
      found.push('… [the search was cut short]');
      break;
    }
    found.push(...matchingLines(path, absolute, text));
  }
  return found.length > 0 ? { ok: true, text: boundLook(found.join('\n')) } : lookFailed('nothing found');
}

function matchingLines(path: string, absolute: string, text: string): string[] {
  const lines = readLines(absolute);
  return lines.flatMap((line, index) =>
    line.includes(text) ? [`${path}:${index + 1}: ${line.slice(0, 200)}`] : [],
  );
}

function readLines(absolute: string): string[] {
  try {
    if (statSync(absolute).size > CHANGE_LIMITS.bytes) return [];
    return decodeText(readFileSync(absolute))?.text.split(/\r?\n/) ?? [];
  } catch {
    return [];
  }
}
