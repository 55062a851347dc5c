import { isKnown, type StaticWord, showText } from '../shell/static-text.js';
import { type Arguments, readOptions } from './read-options.js';

/** Asks git, read-only. */
interface Asks {
  readonly probe: (argv: readonly string[]) => string | undefined;
}

type Ask = (...args: readonly string[]) => readonly string[] | undefined;

/** Nothing is refreshed or started by asking. */
const QUIETLY = ['git', '--no-optional-locks', '-c', 'core.fsmonitor=false'] as const;
const VALUED = '-C -c --git-dir --work-tree --namespace';

/** What a git command would drop, discard, rewrite or replace. */
export function impactOfGit(words: readonly StaticWord[], { probe }: Asks): readonly string[] {
  const { options, operands } = readOptions(words.slice(1), { valued: VALUED, stops: true });
  if (options.length > 0 || operands.some((word) => !isKnown(word))) return [];
  const ask: Ask = (...args) =>
    probe([...QUIETLY, ...args])
      ?.split('\n')
      .filter((line) => line !== '');
  const rest = operands.slice(1);
  const args = readOptions(rest, { valued: '--onto -x --exec -s -X -m -o --push-option' });
  const name = operands[0]?.text ?? '';
  const impact = Object.hasOwn(IMPACTS, name) ? IMPACTS[name] : undefined;
  return impact?.({ rest, args, ask }) ?? [];
}

interface Call {
  readonly rest: readonly StaticWord[];
  readonly args: Arguments;
  readonly ask: Ask;
}

const IMPACTS: Readonly<Record<string, (call: Call) => readonly string[]>> = {
  reset: ({ args, ask }) =>
    has(args, '--hard') ? [...droppedBy(target(args, 'HEAD'), ask), ...discarded([], ask)] : [],
  rebase: ({ args, ask }) => (has(args, '--abort') ? [] : rewrittenBy(target(args, '@{upstream}'), ask)),
  clean: ({ args, ask }) => cleaned(args, ask),
  checkout: ({ rest, args, ask }) => (discards(rest, args) ? discarded(paths(rest, args), ask) : []),
  restore: ({ args, ask }) => (has(args, '--staged') ? [] : discarded(names(args), ask)),
  push: ({ args, ask }) =>
    /--force|-f\b/.test(args.options.map((option) => option.name).join(' ')) ? replacedBy(args, ask) : [],
  branch: ({ args, ask }) => (has(args, '-D') ? names(args).flatMap((name) => onlyOn(name, ask)) : []),
  stash: ({ args, ask }) => (names(args)[0] === 'clear' ? stashed(ask) : []),
};

function has({ options }: Arguments, name: string): boolean {
  return options.some((option) => option.name === name);
}

function names({ operands }: Arguments): readonly string[] {
  return operands.map((word) => word.text);
}

/** A revision from the command; one that could be read as an option is refused. */
function target(args: Arguments, otherwise: string): string {
  const name = names(args)[0] ?? otherwise;
  return name.startsWith('-') ? otherwise : name;
}

function count(lines: readonly string[], one: string, many: string): string {
  return `${lines.length} ${lines.length === 1 ? one : many}`;
}

function shorten(lines: readonly string[]): string {
  const more = lines.length > 3 ? ` and ${lines.length - 3} more` : '';
  return lines.slice(0, 3).map(showText).join('; ') + more;
}

function droppedBy(revision: string, ask: Ask): readonly string[] {
  const commits = ask('log', '--oneline', '--no-decorate', '-n', '100', `${revision}..HEAD`, '--');
  return commits?.length
    ? [`Drops ${count(commits, 'commit', 'commits')} from this branch: ${shorten(commits)}.`]
    : [];
}

function rewrittenBy(revision: string, ask: Ask): readonly string[] {
  const commits = ask('log', '--oneline', '--no-decorate', '-n', '100', `${revision}..HEAD`, '--');
  return commits?.length ? [`Rewrites ${count(commits, 'commit', 'commits')}: ${shorten(commits)}.`] : [];
}

function discarded(files: readonly string[], ask: Ask): readonly string[] {
  const changed = ask('diff', '--name-only', ...(files.length === 0 ? ['HEAD'] : []), '--', ...files);
  return changed?.length
    ? [`Discards changes in ${count(changed, 'file', 'files')}: ${shorten(changed)}.`]
    : [];
}

function discards(rest: readonly StaticWord[], args: Arguments): boolean {
  return (
    rest.some((word) => word.text === '--') ||
    has(args, '-f') ||
    has(args, '--force') ||
    names(args)[0] === '.'
  );
}

function paths(rest: readonly StaticWord[], args: Arguments): readonly string[] {
  const dashes = rest.findIndex((word) => word.text === '--');
  if (dashes >= 0) return rest.slice(dashes + 1).map((word) => word.text);
  return names(args)[0] === '.' ? ['.'] : [];
}

/** What `git clean` says itself when it is only asked. */
function cleaned(args: Arguments, ask: Ask): readonly string[] {
  const flags = args.options.map((option) => option.name).filter((name) => /^-[dxX]$/.test(name));
  const gone = ask('clean', '--dry-run', ...flags, '--', ...names(args))?.filter((line) =>
    line.startsWith('Would remove '),
  );
  if (!gone?.length) return [];
  const shown = gone.map((line) => line.slice('Would remove '.length));
  return [`Deletes ${count(shown, 'untracked entry', 'untracked entries')}: ${shorten(shown)}.`];
}

function replacedBy(args: Arguments, ask: Ask): readonly string[] {
  const [remote, refspec] = names(args);
  const branch = refspec?.replace(/^\+/, '').split(':').at(-1);
  const upstream =
    branch === undefined ? ask('rev-parse', '--abbrev-ref', '@{push}')?.[0] : `${remote}/${branch}`;
  if (upstream === undefined || upstream.startsWith('-')) return [];
  const lost = ask('log', '--oneline', '--no-decorate', '-n', '100', `HEAD..${upstream}`, '--');
  const commits = lost?.length
    ? `, dropping ${count(lost, 'commit', 'commits')} there: ${shorten(lost)}`
    : '';
  return [`Replaces the history of ${showText(upstream)}${commits}.`];
}

function onlyOn(branch: string, ask: Ask): readonly string[] {
  if (branch.startsWith('-')) return [];
  const lost = ask(
    'log',
    '--oneline',
    '--no-decorate',
    '-n',
    '100',
    branch,
    '--not',
    'HEAD',
    '--remotes',
    '--',
  );
  return lost?.length
    ? [
        `Loses ${count(lost, 'commit', 'commits')} that ${lost.length === 1 ? 'is' : 'are'} only on ${showText(branch)}: ${shorten(lost)}.`,
      ]
    : [];
}

function stashed(ask: Ask): readonly string[] {
  const entries = ask('stash', 'list');
  return entries?.length ? [`Throws away ${count(entries, 'stash', 'stashes')}.`] : [];
}
