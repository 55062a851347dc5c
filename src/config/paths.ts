import { posix, win32 } from 'node:path';
import type { Deps } from '../deps.js';

/** Every file and folder that ai-run keeps for a person; each is computed here and nowhere else. */
export interface Paths {
  readonly configDir: string;
  /** The config file that `--setup` writes; `findConfigFile` says which one is read. */
  readonly configFile: string;
  /** The seed's place, read where no other config file exists. */
  readonly legacyConfigFile: string;
  readonly patternsDir: string;
  readonly dataDir: string;
  readonly historyLog: string;
  readonly historyBackup: string;
  readonly auditLog: string;
  readonly commandsDir: string;
  readonly undoDir: string;
  readonly trustFile: string;
}

type Place = Pick<Deps, 'env' | 'home' | 'platform'>;

/** Says where ai-run keeps its files on this platform; touches nothing. Each success asks, and `join` is slow. */
export function resolvePaths(place: Place): Paths {
  const { join, sep } = place.platform === 'win32' ? win32 : posix;
  const configDir = join(baseFolder(place, 'XDG_CONFIG_HOME', '.config'), 'ai-run');
  const dataDir = join(baseFolder(place, 'XDG_DATA_HOME', '.local/share'), 'ai-run');
  return {
    configDir,
    configFile: `${configDir}${sep}config.yaml`,
    legacyConfigFile: join(place.home, '.shellpilot', 'config.yaml'),
    patternsDir: `${configDir}${sep}patterns`,
    dataDir,
    historyLog: `${dataDir}${sep}history.log`,
    historyBackup: `${dataDir}${sep}history.log.1`,
    auditLog: `${dataDir}${sep}audit.log`,
    commandsDir: `${dataDir}${sep}commands`,
    undoDir: `${dataDir}${sep}undo`,
    trustFile: `${dataDir}${sep}trust.json`,
  };
}

function baseFolder({ env, home, platform }: Place, variable: string, fallback: string): string {
  if (platform === 'win32') return env.APPDATA || win32.join(home, 'AppData', 'Roaming');
  if (platform === 'darwin') return posix.join(home, 'Library', 'Application Support');
  // The XDG specification: a relative path is invalid and must be ignored.
  const chosen = env[variable];
  return chosen?.startsWith('/') ? chosen : posix.join(home, fallback);
}
