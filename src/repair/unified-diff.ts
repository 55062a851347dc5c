import { type DiffRun, diffLines } from './diff-lines.js';
import { decodeText } from './text-file.js';

/** One line of a diff; the text is foreign and unescaped. */
export interface DiffLine {
  readonly kind: 'file' | 'hunk' | 'same' | 'add' | 'remove' | 'note';
  readonly text: string;
}

/** A unified diff of one file, and how many lines it adds and removes. */
export interface UnifiedDiff {
  readonly lines: readonly DiffLine[];
  readonly added: number;
  readonly removed: number;
}

const NO_FINAL_LINE_END = '\\ No newline at end of file';

/** The unified diff between two contents of a path; undefined stands for a file that is not there. */
export function unifiedDiff(
  path: string,
  before: Buffer | undefined,
  after: Buffer | undefined,
  context = 3,
): UnifiedDiff {
  const head: DiffLine[] = [
    { kind: 'file', text: `--- ${before ? `a/${path}` : '/dev/null'}` },
    { kind: 'file', text: `+++ ${after ? `b/${path}` : '/dev/null'}` },
  ];
  const old = linesOf(before);
  const fresh = linesOf(after);
  if (!old || !fresh)
    return { lines: [...head, { kind: 'note', text: 'Binary files differ' }], added: 0, removed: 0 };
  const runs = diffLines(old, fresh);
  const hunks = splitHunks(runs, context);
  return { lines: [...head, ...hunks], added: total(runs, 'add'), removed: total(runs, 'remove') };
}

/** Lines with their ends, so that a changed or missing line end is a difference too. */
function linesOf(bytes: Buffer | undefined): string[] | undefined {
  if (!bytes) return [];
  const text = decodeText(bytes)?.text;
  return text === undefined ? undefined : (text.match(/[^\n]*\n|[^\n]+$/g) ?? []);
}

function total(runs: readonly DiffRun[], kind: DiffRun['kind']): number {
  return runs.reduce((sum, run) => sum + (run.kind === kind ? run.lines.length : 0), 0);
}

interface Hunk {
  oldStart: number;
  newStart: number;
  lines: DiffLine[];
}

/** Keeps `context` shared lines around each change and starts a new hunk where more than twice that lie between. */
function splitHunks(runs: readonly DiffRun[], context: number): DiffLine[] {
  const hunks: Hunk[] = [];
  let hunk: Hunk | undefined;
  let oldLine = 1;
  let newLine = 1;
  for (const [index, run] of runs.entries()) {
    if (run.kind === 'same') {
      const tail = hunk ? run.lines.slice(0, context) : [];
      const isLast = index === runs.length - 1;
      if (hunk && !isLast && run.lines.length <= 2 * context) hunk.lines.push(...run.lines.map(same));
      else {
        hunk?.lines.push(...tail.map(same));
        const lead = isLast || context === 0 ? [] : run.lines.slice(-context);
        const skipped = run.lines.length - lead.length;
        hunk = isLast
          ? undefined
          : { oldStart: oldLine + skipped, newStart: newLine + skipped, lines: lead.map(same) };
        if (hunk) hunks.push(hunk);
      }
    } else {
      if (!hunk) {
        hunk = { oldStart: oldLine, newStart: newLine, lines: [] };
        hunks.push(hunk);
      }
      hunk.lines.push(...run.lines.map((text) => ({ kind: run.kind, text })));
    }
    oldLine += run.kind === 'add' ? 0 : run.lines.length;
    newLine += run.kind === 'remove' ? 0 : run.lines.length;
  }
  return hunks.flatMap(renderHunk);
}

function renderHunk({ oldStart, newStart, lines }: Hunk): DiffLine[] {
  const oldCount = lines.filter(({ kind }) => kind !== 'add').length;
  const newCount = lines.filter(({ kind }) => kind !== 'remove').length;
  const range = (start: number, count: number) => `${count === 0 ? start - 1 : start},${count}`;
  const title = `@@ -${range(oldStart, oldCount)} +${range(newStart, newCount)} @@`;
  return [{ kind: 'hunk', text: title }, ...lines.flatMap(renderLine)];
}

const MARKS = { same: ' ', add: '+', remove: '-', file: '', hunk: '', note: '' } as const;

function renderLine({ kind, text }: DiffLine): DiffLine[] {
  const line = { kind, text: MARKS[kind] + text.replace(/\n$/, '') };
  return text.endsWith('\n') ? [line] : [line, { kind: 'note', text: NO_FINAL_LINE_END }];
}

function same(text: string): DiffLine {
  return { kind: 'same', text };
}
