import type { ErrorType, Evidence } from '../model/diagnosis.js';
import type { ExecutionContext } from '../model/execution.js';
import { REPORTERS, type Reporter } from './reporters.js';

/** What a test runner, compiler, linter or crashed program reported first. */
export interface Finding {
  readonly summary: string;
  readonly error_type: ErrorType;
  readonly evidence: Evidence;
  /** True where the cause lies in the surroundings (a missing module, a taken port) rather than in the user's code. */
  readonly environmental: boolean;
}

const LONGEST_LINE = 2000;

/** The first finding in the output, by the first reporter whose mark it bears. */
export function findFindings(context: ExecutionContext): Finding | undefined {
  const streams = [
    { name: context.merged ? ('output' as const) : ('stdout' as const), text: shorten(context.stdout) },
    { name: 'stderr' as const, text: shorten(context.stderr) },
  ];
  for (const reporter of REPORTERS) {
    for (const { name, text } of streams) {
      const finding = read(reporter, text, name, context.cwd);
      if (finding !== undefined) return finding;
    }
  }
  return undefined;
}

function shorten(text: string): string {
  return text
    .split('\n')
    .map((line) => (line.length > LONGEST_LINE ? line.slice(0, LONGEST_LINE) : line))
    .join('\n');
}

function read(
  reporter: Reporter,
  text: string,
  stream: Evidence['stream'],
  cwd: string,
): Finding | undefined {
  if (!reporter.mark.test(text)) return undefined;
  const found = reporter.first?.exec(text) ?? before(reporter.last, text);
  if (!found) return undefined;
  const near =
    reporter.place?.exec(text.slice(found.index)) ?? before(reporter.frame, text.slice(0, found.index));
  const place = nearby({ ...groups(near), ...groups(found) }, cwd);
  const message = [place.what, place.message].filter(Boolean).join(': ');
  return {
    summary: summarize(reporter, text, place),
    error_type: reporter.error_type,
    evidence: evidence(text, found.index, stream),
    environmental: reporter.environmental?.test(message) ?? false,
  };
}

/** The last match of a global pattern, the first of any other. */
function before(pattern: RegExp | undefined, text: string): RegExpExecArray | null | undefined {
  return pattern?.global ? [...text.matchAll(pattern)].at(-1) : pattern?.exec(text);
}

/** A file in or below the current folder is named from there. */
function nearby(place: Record<string, string>, cwd: string): Record<string, string> {
  const inside = cwd !== '/' && place.file?.startsWith(`${cwd}/`);
  return inside ? { ...place, file: place.file?.slice(cwd.length + 1) ?? '' } : place;
}

/** The groups that matched; `what2` is another place for `what`. */
function groups(match: RegExpExecArray | null | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries<string | undefined>(match?.groups ?? {}).flatMap(([name, value]) =>
      value === undefined ? [] : [[name.replace(/\d$/, ''), value]],
    ),
  );
}

/** "2 tests failed; the first is test_total (tests/cart.py:12): assert 3 == 4." in the reporter's own terms. */
function summarize(reporter: Reporter, text: string, place: Record<string, string | undefined>): string {
  const count = Number(reporter.count?.exec(text)?.slice(1).find(Boolean) ?? Number.NaN);
  const where =
    place.file === undefined ? '' : `${place.file}${place.line === undefined ? '' : `:${place.line}`}`;
  const what = [place.what, where && `(${where})`]
    .filter(Boolean)
    .join(' ')
    .replace(/^\((.*)\)$/, '$1');
  const detail = place.message?.trim();
  const said = [what, detail]
    .filter(Boolean)
    .join(': ')
    .replace(/[.\s]+$/, '');
  if (Number.isNaN(count)) return `${reporter.says}: ${said}.`;
  return count === 1
    ? `1 ${reporter.noun[0]}: ${said}.`
    : `${count} ${reporter.noun[1]}; the first is ${said}.`;
}

function evidence(text: string, index: number, stream: Evidence['stream']): Evidence {
  const at = text.slice(index).search(/\S/) + index;
  const number = text.slice(0, at).split('\n').length;
  return { stream, number, line: text.split('\n')[number - 1] ?? '' };
}
