import type { SyntaxNode } from './parse-line.js';
import { known, SOME, type StaticText, type StaticWord, UNKNOWN, unknown } from './static-text.js';

/** What a shell line has set up so far: an immutable picture that each step replaces. */
export interface Scope {
  /** Where `cd` has led: '' is where the line starts, else a path from there or an absolute one. */
  readonly place: string;
  /** The absolute folder in which the line starts, where it is known. */
  readonly cwd: string | undefined;
  readonly home: string;
  readonly variables: ReadonlyMap<string, readonly StaticWord[]>;
  readonly functions: ReadonlyMap<string, SyntaxNode>;
  readonly aliases: ReadonlyMap<string, string>;
  /** Files that the line itself has written, with what is in them. */
  readonly files: ReadonlyMap<string, StaticText>;
  readonly positional: readonly StaticWord[] | undefined;
  /** Names of the aliases that are being run. */
  readonly calling: readonly string[];
  /** Bodies of the functions that are being run. */
  readonly running: readonly SyntaxNode[];
  /** True inside a pipeline or a background job of a function that is being run. */
  readonly forked: boolean;
  /** True where a Python environment is active. */
  readonly virtualenv: boolean;
}

/** The scope in which a line starts. */
export function startScope(options: { cwd?: string; home?: string; virtualenv?: boolean } = {}): Scope {
  const empty = new Map<string, never>();
  return {
    place: '',
    cwd: options.cwd,
    home: options.home ?? '/home/user',
    variables: empty,
    functions: empty,
    aliases: empty,
    files: empty,
    positional: undefined,
    calling: [],
    running: [],
    forked: false,
    virtualenv: options.virtualenv ?? false,
  };
}

/** The map with one more entry. */
export function withEntry<K, V>(map: ReadonlyMap<K, V>, key: K, value: V): ReadonlyMap<K, V> {
  return new Map(map).set(key, value);
}

/** The scope with the files that inner shells have written; all else that they set is gone. */
export function withFilesOf(scope: Scope, inner: readonly Scope[]): Scope {
  const changed = inner.filter((after) => after.files !== scope.files);
  if (changed.length === 0) return scope;
  return { ...scope, files: new Map([...scope.files, ...changed.flatMap((after) => [...after.files])]) };
}

const SECRET_NAME =
  /(?:^|_)(?:secret|token|passwd|password|passphrase|api_?key|private_?key|access_?key|credentials?|auth|pat|pw|pwd_hash|session_key)(?:_|$|s$)|(?:secret|token|password|apikey)$|_key(?:_id)?$/i;

/** True for the name of a variable that likely holds a secret. */
export function isSecretName(name: string): boolean {
  return SECRET_NAME.test(name);
}

const NEVER_EMPTY =
  /^(?:USER|LOGNAME|UID|EUID|PPID|RANDOM|SECONDS|HOSTNAME|BASHPID|SRANDOM|EPOCHSECONDS|[$!?#_-])$/;

/** The values of a variable: those that the line has set, what every shell has, or unknown. */
export function lookUp(scope: Scope, name: string): readonly StaticWord[] {
  const own = scope.variables.get(name);
  if (own !== undefined) return own;
  if (name === '@' || name === '*') return scope.positional ?? [unknown()];
  if (/^[1-9]\d*$/.test(name)) return positional(scope, Number(name));
  const fixed = standardValue(scope, name);
  if (fixed !== undefined) return [known(fixed)];
  return [isSecretName(name) ? unknown('secret') : unknown()];
}

function positional(scope: Scope, number: number): readonly StaticWord[] {
  if (scope.positional === undefined) return [unknown()];
  return [scope.positional[number - 1] ?? known('')];
}

function standardValue(scope: Scope, name: string): string | undefined {
  if (NEVER_EMPTY.test(name)) return SOME;
  if (name === 'HOME') return scope.home;
  if (name === 'PWD') return scope.place === '' ? (scope.cwd ?? '.') : scope.place;
  if (name === 'IFS') return ' \t\n';
  if (name === 'PATH') return `/${UNKNOWN}`;
  if (name === 'SHELL') return '/bin/sh';
  if (name === 'TMPDIR' || name === 'TMP' || name === 'TEMP') return '/tmp';
  return undefined;
}
