/** A run of lines that both sides share, or that only one has. */
export interface DiffRun {
  readonly kind: 'same' | 'remove' | 'add';
  readonly lines: readonly string[];
}

/** Beyond this many differing lines the middle is shown as one replacement: still true, only longer. */
const MAX_DISTANCE = 1000;

/** A shortest edit from one list of lines to another (Myers), removals before additions. */
export function diffLines(before: readonly string[], after: readonly string[]): DiffRun[] {
  let head = 0;
  const shortest = Math.min(before.length, after.length);
  while (head < shortest && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shortest - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const old = before.slice(head, before.length - tail);
  const fresh = after.slice(head, after.length - tail);
  const runs = [
    run('same', before.slice(0, head)),
    ...middle(old, fresh),
    run('same', before.slice(before.length - tail)),
  ];
  return runs.filter(({ lines }) => lines.length > 0);
}

function middle(old: readonly string[], fresh: readonly string[]): DiffRun[] {
  const trace = old.length > 0 && fresh.length > 0 ? search(old, fresh) : undefined;
  if (!trace) return [run('remove', old), run('add', fresh)];
  return group(walkBack(trace, old, fresh));
}

type Furthest = Map<number, number>;

/** The furthest point on each diagonal for each number of differences, until both lists are used up. */
function search(old: readonly string[], fresh: readonly string[]): Furthest[] | undefined {
  const trace: Furthest[] = [];
  let furthest: Furthest = new Map([[1, 0]]);
  for (let distance = 0; distance <= MAX_DISTANCE; distance += 1) {
    trace.push(furthest);
    const next: Furthest = new Map();
    for (let diagonal = -distance; diagonal <= distance; diagonal += 2) {
      let x = stepsDown(furthest, diagonal, distance)
        ? (furthest.get(diagonal + 1) ?? 0)
        : (furthest.get(diagonal - 1) ?? 0) + 1;
      while (x < old.length && x - diagonal < fresh.length && old[x] === fresh[x - diagonal]) x += 1;
      next.set(diagonal, x);
      if (x >= old.length && x - diagonal >= fresh.length) return trace;
    }
    furthest = next;
  }
  return undefined;
}

function stepsDown(furthest: Furthest, diagonal: number, distance: number): boolean {
  if (diagonal === -distance) return true;
  return diagonal !== distance && (furthest.get(diagonal - 1) ?? -1) < (furthest.get(diagonal + 1) ?? -1);
}

interface Step {
  readonly kind: DiffRun['kind'];
  readonly line: string;
}

function walkBack(trace: readonly Furthest[], old: readonly string[], fresh: readonly string[]): Step[] {
  const steps: Step[] = [];
  let x = old.length;
  let y = fresh.length;
  for (let distance = trace.length - 1; distance >= 0; distance -= 1) {
    const furthest = trace[distance] ?? new Map();
    const diagonal = x - y;
    const from = stepsDown(furthest, diagonal, distance) ? diagonal + 1 : diagonal - 1;
    const startX = distance === 0 ? 0 : (furthest.get(from) ?? 0);
    const startY = distance === 0 ? 0 : startX - from;
    while (x > startX && y > startY) {
      x -= 1;
      y -= 1;
      steps.push({ kind: 'same', line: old[x] ?? '' });
    }
    if (distance > 0)
      steps.push(
        x > startX ? { kind: 'remove', line: old[startX] ?? '' } : { kind: 'add', line: fresh[startY] ?? '' },
      );
    x = startX;
    y = startY;
  }
  return steps.reverse();
}

/** Joins single steps to runs; between two shared lines all removals come before all additions. */
function group(steps: readonly Step[]): DiffRun[] {
  const runs: DiffRun[] = [];
  let pending: Step[] = [];
  const flush = () => {
    for (const kind of ['remove', 'add'] as const)
      runs.push(
        run(
          kind,
          pending.filter((step) => step.kind === kind).map(({ line }) => line),
        ),
      );
    pending = [];
  };
  let same: string[] = [];
  for (const step of steps) {
    if (step.kind === 'same') {
      if (pending.length > 0) flush();
      same.push(step.line);
    } else {
      if (same.length > 0) runs.push(run('same', same));
      same = [];
      pending.push(step);
    }
  }
  flush();
  runs.push(run('same', same));
  return runs.filter(({ lines }) => lines.length > 0);
}

function run(kind: DiffRun['kind'], lines: readonly string[]): DiffRun {
  return { kind, lines };
}
