/** A query of git in which neither the repository nor what lies in it decides what is started. */
export interface RestingGit {
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** Lists all settings by name, with the kind of file that has each: unlike a search, it fails only where it is cut short. */
const LIST_SETTINGS = ['git', 'config', '--show-scope', '--name-only', '--list'] as const;

/** A repository found inside of another's files is no repository; no monitor, hook or signature program is started. */
const SETTINGS: readonly (readonly [string, string])[] = [
  ['safe.bareRepository', 'explicit'],
  ['core.fsmonitor', 'false'],
  ['core.hooksPath', '/dev/null'],
  ['log.showSignature', 'false'],
];

/** No lock is taken, and objects that are missing are not fetched. */
const VARIABLES = { GIT_OPTIONAL_LOCKS: '0', GIT_NO_LAZY_FETCH: '1', GIT_ALLOW_PROTOCOL: 'none' } as const;

/**
 * git as a query: the filters of the repository's own configuration are switched off, those of the user are not,
 * and submodules are not entered, since each has a configuration of its own. Undefined where the settings cannot be
 * listed in full, or one has a name that is not UTF-8 and so cannot be switched off: then git is not asked at all.
 */
export function gitAtRest(
  argv: readonly string[],
  ask: (query: RestingGit) => string | undefined,
): RestingGit | undefined {
  const listed = ask({ argv: LIST_SETTINGS, env: environment(SETTINGS) });
  if (listed === undefined || listed.includes('\uFFFD')) return undefined;
  const filters = [...listed.matchAll(/^(?:local|worktree)\tfilter\.(.+)\.\w+$/gm)].map(
    (match) => match[1] ?? '',
  );
  return {
    argv: outsideOfSubmodules(argv),
    env: environment([...SETTINGS, ...[...new Set(filters)].flatMap(switchedOff)]),
  };
}

function switchedOff(filter: string): readonly (readonly [string, string])[] {
  return [
    [`filter.${filter}.clean`, ''],
    [`filter.${filter}.smudge`, ''],
    [`filter.${filter}.process`, ''],
    [`filter.${filter}.required`, 'false'],
  ];
}

function outsideOfSubmodules(argv: readonly string[]): readonly string[] {
  const at = argv.findIndex((word) => word === 'status' || word === 'diff');
  return at === -1 ? argv : [...argv.slice(0, at + 1), '--ignore-submodules=dirty', ...argv.slice(at + 1)];
}

function environment(settings: readonly (readonly [string, string])[]): Record<string, string> {
  const entries = settings.flatMap(([key, value], index) => [
    [`GIT_CONFIG_KEY_${index}`, key],
    [`GIT_CONFIG_VALUE_${index}`, value],
  ]);
  return { ...VARIABLES, GIT_CONFIG_COUNT: String(settings.length), ...Object.fromEntries(entries) };
}
