import { readFileSync } from 'node:fs';
import { confinePath, type Project } from './confine-path.js';
import { sha256 } from './disk.js';
import { flattenLineEnds } from './line-ends.js';
import { boundLook, LOOK_LIMITS, type LookResult, lookFailed } from './look-result.js';
import { CHANGE_LIMITS } from './plan-change-set.js';
import { decodeText } from './text-file.js';

/** Lines `from` to `to` (from 1, both included; 0 for the start and as many as a look gives) of a text file. */
export function readRange(project: Project, path: string, from: number, to: number): LookResult {
  const place = confinePath(project, path);
  if (!place.ok) return lookFailed(place.reason);
  if (!place.stats?.isFile()) return lookFailed(place.stats ? 'it is not a regular file' : 'it is not there');
  if (place.stats.size > CHANGE_LIMITS.bytes) return lookFailed('it is too large');
  const bytes = readFileSync(place.absolute);
  const file = decodeText(bytes);
  if (!file) return lookFailed('it is a binary file');
  const lines = flattenLineEnds(file.text).flat.split('\n');
  const first = Math.min(Math.max(1, from), lines.length);
  const last = Math.min(to >= first ? to : lines.length, first + LOOK_LIMITS.lines - 1, lines.length);
  const text = boundLook(lines.slice(first - 1, last).join('\n'));
  return { ok: true, text, file: { path: place.path, sha256: sha256(bytes), from: first, to: last } };
}
