import * as fs from 'node:fs';
import { applyChangeSet } from '../../../src/repair/apply-change-set.js';
import { listChangeSets } from '../../../src/repair/store-change-set.js';
import { undoChangeSet } from '../../../src/repair/undo-change-set.js';
import { type Change, prepare } from '../change-fixture.js';

/** Stores, applies or undoes a change set and kills itself before system call number `step`. */
function main([action = '', step = '', ground = '', changes = '']: readonly string[]): void {
  const { root, store }: { root: string; store: string } = JSON.parse(ground);
  const disk = killedAt(Number(step));
  const now = () => new Date('2026-01-01T00:00:01Z');
  if (action === 'store') prepare({ root, store }, decode(changes), undefined, disk);
  const stored = listChangeSets(fs, store)[0];
  if (action === 'apply' && stored) applyChangeSet(disk, stored, now);
  if (action === 'undo' && stored) undoChangeSet(disk, stored, now);
}

function decode(text: string): Change[] {
  const changes: { path: string; before: string | null; after: string }[] = JSON.parse(text);
  return changes.map(({ path, before, after }) => ({
    path,
    before: before === null ? undefined : Buffer.from(before),
    after: Buffer.from(after),
  }));
}

function killedAt(step: number): typeof fs {
  let calls = 0;
  return new Proxy(fs, {
    get: (target, name: keyof typeof fs) => {
      const real: unknown = target[name];
      return typeof real !== 'function'
        ? real
        : (...args: unknown[]) => {
            if (calls === step) process.kill(process.pid, 'SIGKILL');
            calls += 1;
            return Reflect.apply(real, target, args);
          };
    },
  });
}

main(process.argv.slice(2));
