import type { Scope } from '../shell/scope.js';
import { SOME, type StaticWord, UNKNOWN } from '../shell/static-text.js';
import * as paths from './protected-paths.js';

/** The part of the machine that a path stands for, as far as risk is concerned. */
export type PathKind =
  | 'harmless'
  | 'device'
  | 'root'
  | 'system'
  | 'critical'
  | 'home'
  | 'here'
  | 'repository'
  | 'keepsake'
  | 'logins'
  | 'ordinary';

/** What a path stands for: unknown parts are taken as empty, patterns as what they could match. */
export function classifyPath(word: StaticWord, scope: Scope): PathKind {
  if (word.content !== undefined) return 'harmless';
  const path = resolvePath(word.text, scope);
  if (path === '') return 'ordinary';
  if (matchesAny(paths.HARMLESS, path, false)) return 'harmless';
  if (paths.DEVICE.test(path)) return 'device';
  const kind = classifyResolved(path, word.globbed, scope);
  if (kind !== 'ordinary' || path.startsWith('/') || scope.cwd === undefined) return kind;
  return classifyResolved(normalise(`${scope.cwd}/${path}`), word.globbed, scope);
}

function classifyResolved(path: string, globbed: boolean, scope: Scope): PathKind {
  const whole = globbed ? path.replace(/(?:\/|^)(?:\.?\*|\.?\[[^\]]*\]\*|\.\?\?\*|\*\.\*|\*\*)$/, '') : path;
  const start = path.startsWith('/') ? '/' : '.';
  const folder = whole === '' ? start : whole;
  if (folder === '/' || matchesAny(paths.TOP_FOLDERS, folder, globbed))
    return folder === '/' ? 'root' : 'system';
  if (isHome(folder, scope) || (globbed && isHome(path, scope))) return 'home';
  if (isHere(folder, scope)) return 'here';
  const fromHome = path.startsWith(`${scope.home}/`) ? `~${path.slice(scope.home.length)}` : path;
  const ownHome = fromHome.replace(/^(?:\/home\/[^/]+|\/Users\/[^/]+|\/root)\//, '~/');
  if (matchesAny(paths.LOGINS, ownHome, globbed)) return 'logins';
  if (matchesAny(paths.CRITICAL, path, globbed)) return 'critical';
  if (matchesAny(paths.SYSTEM_FOLDERS, folder, globbed)) return 'system';
  const ownFolder = ownHome.replace(/\/\*$/, '');
  if (matchesAny(paths.KEEPSAKES, ownFolder, globbed)) return 'keepsake';
  if (/(?:^|\/)\.git$/.test(folder)) return 'repository';
  return 'ordinary';
}

/** True where the path is the home folder of anyone, or the folder of all of them. */
function isHome(path: string, scope: Scope): boolean {
  return path === scope.home || /^\/(?:home|Users)(?:\/[^/]+)?$|^\/root$/.test(path);
}

/** True where the path is the folder in which the line starts, or one above it. */
function isHere(path: string, scope: Scope): boolean {
  if (path === '.' || /^(?:\.\.\/)*\.\.$/.test(path)) return true;
  return scope.cwd !== undefined && (path === scope.cwd || scope.cwd.startsWith(`${path}/`));
}

/** The path as seen from where the line starts: joined to where `cd` led, without `.`, `..` and double slashes. */
export function resolvePath(text: string, scope: Scope): string {
  const bare = text.replaceAll(UNKNOWN, '');
  if (bare === '') return '';
  const joined = bare.startsWith('/') || scope.place === '' ? bare : `${scope.place}/${bare}`;
  const climbs = /^\.\.(?:\/|$)/.test(joined) && scope.cwd !== undefined;
  return normalise(climbs ? `${scope.cwd}/${joined}` : joined);
}

function normalise(path: string): string {
  const absolute = path.startsWith('/');
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.length > 0 && parts[parts.length - 1] !== '..') parts.pop();
    else if (!absolute) parts.push(part);
  }
  const joined = parts.join('/');
  if (absolute) return `/${joined}`;
  return joined === '' ? '.' : joined;
}

/** True where a path is one of the listed ones; `*` in a listed path is one name, `**` any number. */
function matchesAny(list: string, path: string, globbed: boolean): boolean {
  const names = path.split('/');
  return list.split(/\s+/).some((listed) => listed !== '' && matchesNames(listed.split('/'), names, globbed));
}

function matchesNames(listed: readonly string[], names: readonly string[], globbed: boolean): boolean {
  if (listed[listed.length - 1] === '**') {
    const start = listed.slice(0, -1);
    return names.length >= start.length && matchesNames(start, names.slice(0, start.length), globbed);
  }
  if (listed.length !== names.length) return false;
  return listed.every((part, index) => part === '*' || matchesName(part, names[index] ?? '', globbed));
}

/** True where a name, read as a pattern if it is one, covers the listed name. */
function matchesName(listed: string, name: string, globbed: boolean): boolean {
  if (listed === name) return true;
  if (!globbed || !/[*?[]/.test(name) || listed === '') return false;
  const source = name
    .replace(/[.+^${}()|\\]/g, '\\$&')
    .replaceAll(SOME, '.+')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  try {
    return new RegExp(`^${source.replaceAll('[!', '[^')}$`).test(listed);
  } catch {
    return true;
  }
}

const SECRET_FILE =
  /(?:^|\/)(?:\.ssh\/(?!.*\.pub$)(?!known_hosts|config$|authorized_keys)[^/]+|\.ssh|\.gnupg(?:\/.*)?|\.aws(?:\/credentials.*)?|\.netrc|_netrc|\.pgpass|\.my\.cnf|\.npmrc|\.pypirc|\.git-credentials|\.docker\/config\.json|\.kube\/config|\.azure(?:\/.*)?|\.config\/(?:gcloud|gh|op)(?:\/.*)?|\.env(?:\.(?!example|sample|template)[\w.-]+)?|\.vault-token|\.password-store(?:\/.*)?|\.bash_history|\.zsh_history|id_(?:rsa|dsa|ecdsa|ed25519)|credentials(?:\.(?:json|ya?ml|csv|ini))?|secrets?\.(?:json|ya?ml|toml|env)|(?!(?:ca|cert|chain|fullchain|public)[^/]*\.pem$)[^/]*(?:\.pem|\.p12|\.pfx|\.kdbx|\.keystore|\.jks|_key|\.key))$|^\/etc\/(?:shadow|gshadow|sudoers|ssl\/private(?:\/.*)?|ssh\/ssh_host_[^/]*key)$|^\/proc\/[^/]+\/environ$|^\/(?:var\/)?run\/secrets(?:\/.*)?$|\/Login Data$|logins\.json$|\.mozilla(?:\/.*)?$/;

/** True where a file likely holds keys, passwords or tokens. */
export function isSecretPath(text: string): boolean {
  return SECRET_FILE.test(text.replace(/\/\*?$/, ''));
}
