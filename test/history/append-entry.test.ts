import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import { appendEntry, appendLine } from '../../src/history/append-entry.js';
import { makeEntry } from '../../src/history/make-entry.js';
import { temporaryFolder } from '../support/temporary-folder.js';

const folder = () => temporaryFolder('ai-run-history-');
const sample = (cwd: string) =>
  makeEntry({ ts: '2025-01-01T00:00:00.000Z', cwd, argv: ['true'], exit_code: 0 });
const lines = (path: string) => readFileSync(path, 'utf8').split('\n').slice(0, -1);

test('an entry is one whole line with every field of the format', () => {
  const historyLog = join(folder(), 'new', 'deep', 'history.log');
  expect(appendEntry(sample('/w'), { historyLog })).toBeUndefined();
  expect(appendEntry(sample('/a\nb'), { historyLog })).toBeUndefined();
  expect(lines(historyLog).map((line) => JSON.parse(line).cwd)).toEqual(['/w', '/a\nb']);
  expect(JSON.parse(lines(historyLog)[0] ?? '')).toEqual({
    ts: '2025-01-01T00:00:00.000Z',
    cwd: '/w',
    argv: ['true'],
    exit_code: 0,
    generated_command: null,
    unsafe_mode: false,
    confirm: false,
    explain: false,
    scope: null,
    peek_files: [],
    notes: null,
  });
});

test('the log is for its owner alone, even where it was wider before', () => {
  const dir = join(folder(), 'data');
  const historyLog = join(dir, 'history.log');
  appendEntry(sample('/w'), { historyLog });
  expect(statSync(dir).mode & 0o777).toBe(0o700);
  expect(statSync(historyLog).mode & 0o777).toBe(0o600);
  chmodSync(historyLog, 0o644);
  appendEntry(sample('/w'), { historyLog });
  expect(statSync(historyLog).mode & 0o777).toBe(0o600);
});

test('trouble is a notice that names the file, never an exception', () => {
  const dir = folder();
  writeFileSync(join(dir, 'file'), '');
  const historyLog = join(dir, 'file', 'history.log');
  expect(appendEntry(sample('/w'), { historyLog })).toContain(historyLog);
  expect(appendLine('x', dir, 10)).toContain('could not be recorded');
});

test.skipIf(process.platform !== 'linux')('a full disk is a notice', () => {
  expect(appendLine('x', '/dev/full', 10)).toContain(': no space left on device.');
});

test('a link to /dev/null keeps no log and stays as it is', () => {
  const historyLog = join(folder(), 'history.log');
  symlinkSync('/dev/null', historyLog);
  const before = statSync('/dev/null').mode;
  expect(appendEntry(sample('/w'), { historyLog })).toBeUndefined();
  expect(statSync('/dev/null').mode).toBe(before);
});

test('above the limit the log becomes the one backup and a new log begins', () => {
  const dir = folder();
  const path = join(dir, 'history.log');
  for (let n = 0; n < 10; n++) appendLine(String(n).repeat(9), path, 50);
  // Six lines of ten bytes pass 50: the sixth rotates.
  expect(lines(`${path}.1`)).toEqual([0, 1, 2, 3, 4, 5].map((n) => String(n).repeat(9)));
  expect(lines(path)).toEqual([6, 7, 8, 9].map((n) => String(n).repeat(9)));
  expect(readdirSync(dir).sort()).toEqual(['history.log', 'history.log.1']);
});

describe('many processes', () => {
  const dir = folder();
  const writer = join(dir, 'writer.cjs');
  beforeAll(() => {
    buildSync({
      stdin: {
        contents: `import { appendLine } from './src/history/append-entry.ts';
          const [path, name, count, max] = process.argv.slice(2);
          for (let n = 0; n < Number(count); n++) {
            const notice = appendLine(JSON.stringify({ id: name + '-' + n, pad: 'x'.repeat(500) }), path, Number(max));
            if (notice) throw new Error(notice);
          }`,
        resolveDir: process.cwd(),
      },
      bundle: true,
      platform: 'node',
      outfile: writer,
    });
  });

  const start = (path: string, name: string, count: number, max: number) =>
    spawn(process.execPath, [writer, path, name, String(count), String(max)], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const ended = (child: ReturnType<typeof start>) => new Promise((done) => child.on('close', done));

  const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

  test('fifty parallel writers leave fifty times their whole lines', async () => {
    const path = join(dir, 'fifty.log');
    const names = Array.from({ length: 50 }, (_, n) => `w${n}`);
    const codes = await Promise.all(names.map((name) => ended(start(path, name, 4, 1e9))));
    expect(new Set(codes)).toEqual(new Set([0]));
    const ids = lines(path).map((line) => JSON.parse(line).id);
    expect(ids.sort()).toEqual(names.flatMap((name) => [0, 1, 2, 3].map((n) => `${name}-${n}`)).sort());
  });

  test('rotators that race never put a fresh log over the full backup', async () => {
    const path = join(dir, 'race.log');
    const max = 40_000;
    const names = Array.from({ length: 8 }, (_, n) => `r${n}`);
    const codes = await Promise.all(names.map((name) => ended(start(path, name, 400, max))));
    expect(new Set(codes)).toEqual(new Set([0]));
    const backup = readFileSync(`${path}.1`, 'utf8');
    expect(backup.length).toBeGreaterThan(max);
    for (const line of lines(`${path}.1`)) JSON.parse(line);
    expect(readdirSync(dir).filter((name) => name.includes('race.log.rotate'))).toEqual([]);
  });

  test('a writer killed at any moment leaves a log of whole lines', async () => {
    const path = join(dir, 'killed.log');
    for (let n = 0; n < 8; n++) {
      const child = start(path, `k${n}`, 1e6, 200_000);
      // It has begun to write, however busy the machine is.
      while (!existsSync(path) || (n === 0 && !existsSync(`${path}.1`))) await pause(5);
      await pause(n * 17);
      child.kill('SIGKILL');
      await ended(child);
    }
    appendLine('{"id":"after"}', path, 1e9);
    const all = [...lines(`${path}.1`), ...lines(path)];
    const whole = all.filter((line) => line.startsWith('{"id"') && line.endsWith('}'));
    expect(all.length - whole.length).toBeLessThanOrEqual(1);
    // The last writer may have left half a line in front of it, which readers of real entries tell apart.
    expect(all.at(-1)).toMatch(/\{"id":"after"\}$/);
  });
});

test('a home in which nothing can be made is a notice, not an endless loop', () => {
  expect(appendLine('{}', '/proc/nowhere/ai-run/history.log', 1000)).toContain('could not be recorded');
});
