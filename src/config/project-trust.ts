import { createHash } from 'node:crypto';
import { readdirSync, realpathSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from '../files/make-folder.js';
import { readRegular } from '../files/read-regular.js';

/** The pattern files that a project brings along, and what they hold at this moment. */
export interface ProjectPatterns {
  /** The real path of the folder. */
  readonly folder: string;
  readonly files: readonly string[];
  /** The hash of names and contents, taken when it is asked for: an untrusted project may bring files without end. */
  readonly hash: () => string;
}

/** Finds `.ai-run/patterns` here or in a folder above; undefined where there is none or it is empty. */
export function findProjectPatterns(cwd: string): ProjectPatterns | undefined {
  for (let folder = cwd; ; folder = dirname(folder)) {
    const found = readFolder(join(folder, '.ai-run', 'patterns'));
    if (found !== undefined || dirname(folder) === folder) return found;
  }
}

/** Says whether the person trusted this folder with exactly these contents. */
export function isTrusted({ folder, hash }: ProjectPatterns, trustFile: string): boolean {
  const trusted = readTrust(trustFile);
  if (!Object.hasOwn(trusted, folder)) return false;
  try {
    return trusted[folder] === hash();
  } catch {
    return false;
  }
}

/** Remembers that the person trusts this folder as it is now; a later change asks for trust again. */
export function trustPatterns({ folder, hash }: ProjectPatterns, trustFile: string): void {
  const trusted = { ...readTrust(trustFile), [folder]: hash() };
  const draft = `${trustFile}.${process.pid}`;
  makeFolder(dirname(trustFile));
  writeFileSync(draft, `${JSON.stringify(trusted, undefined, 2)}\n`, { mode: 0o600 });
  renameSync(draft, trustFile);
}

function readFolder(path: string): ProjectPatterns | undefined {
  try {
    const folder = realpathSync(path);
    const names = readdirSync(folder).filter((name) => /\.ya?ml$/.test(name));
    if (names.length === 0) return undefined;
    const files = names.sort().map((name) => join(folder, name));
    if (!files.every((file) => statSync(file).isFile())) return undefined;
    return { folder, files, hash: () => hashOf(files) };
  } catch {
    return undefined;
  }
}

// Names and lengths are hashed too: moving bytes between files is a change.
function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    const content = readRegular(file);
    hash.update(`${JSON.stringify(file)} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

function readTrust(trustFile: string): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(readRegular(trustFile).toString('utf8'));
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}
