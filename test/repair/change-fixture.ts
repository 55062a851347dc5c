import * as fs from 'node:fs';
import { join } from 'node:path';
import type { StoredChangeSet } from '../../src/repair/change-set.js';
import { describeChangeSet, type PlannedFile } from '../../src/repair/plan-change-set.js';
import { storeChangeSet } from '../../src/repair/store-change-set.js';
import { temporaryFolder } from '../support/temporary-folder.js';

/** A project folder and a store beside it. */
export interface Ground {
  readonly root: string;
  readonly store: string;
}

/** A fresh project folder and an empty store. */
export function makeGround(): Ground {
  const folder = fs.realpathSync(temporaryFolder('ai-run-change-'));
  fs.mkdirSync(join(folder, 'project'));
  return { root: join(folder, 'project'), store: join(folder, 'data', 'changes') };
}

/** The old and new content of one file; undefined where it was not there. */
export interface Change {
  readonly path: string;
  readonly before: Buffer | undefined;
  readonly after: Buffer;
}

/** Writes the old contents and stores the change set to the new ones. */
export function prepare(
  ground: Ground,
  changes: readonly Change[],
  id = '20260101-000000000-0000',
  disk = fs,
): StoredChangeSet {
  const planned = changes.map(({ path, before, after }): PlannedFile => {
    const absolute = join(ground.root, path);
    if (before) {
      fs.mkdirSync(join(absolute, '..'), { recursive: true });
      fs.writeFileSync(absolute, before);
    }
    return { absolute, path, before, after };
  });
  const facts = {
    id,
    time: '2026-01-01T00:00:00.000Z',
    command: 'make',
    root: ground.root,
    summary: 'mend it',
  };
  return storeChangeSet(disk, ground.store, describeChangeSet(planned, facts), planned);
}

/** Every path under a folder with the content of its files. */
export function snapshot(folder: string): Record<string, string> {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [
        path.slice(folder.length + 1),
        entry.isFile() ? fs.readFileSync(path).toString('base64') : 'folder',
      ];
    }),
  );
}
