import { dirname, resolve } from 'node:path';
import type { Deps } from '../deps.js';
import { readRegular } from '../files/read-regular.js';
import type { Flags } from '../model/invocation.js';
import type { CheckedConfig } from './check-config.js';
import type { Config } from './config-schema.js';
import { DEFAULT_CONFIG } from './default-config.js';
import { applyEnvironment } from './environment-layer.js';
import { type ConfigFile, expandHome, findConfigFile } from './find-config-file.js';

/** The settings in force, where each that is not a default came from, and what was wrong with the file. */
export interface LoadedConfig {
  readonly config: Config;
  /** Key path → 'file', the name of a variable, or the flag. */
  readonly sources: Readonly<Record<string, string>>;
  readonly warnings: readonly string[];
  readonly file: ConfigFile;
  /** off: never asked; on-request: for modes that ask for it; on: for every failure as well. */
  readonly model: 'off' | 'on-request' | 'on';
}

type ConfigDeps = Pick<Deps, 'env' | 'home' | 'platform' | 'cwd'>;

/** Loads the settings: flags over environment variables over the file over defaults. Trouble is a warning. */
export async function loadConfig(deps: ConfigDeps, flags: Partial<Flags> = {}): Promise<LoadedConfig> {
  const file = findConfigFile(deps);
  const checked = await readConfigFile(file);
  const fromFile = withPaths(checked.config, dirname(file.path), deps.home);
  const fileSources = Object.fromEntries(checked.set.map((key) => [key, 'file']));
  const layered = applyEnvironment({ config: fromFile, sources: fileSources }, deps.env);
  const learning = flags.learn === true;
  return {
    config: learning
      ? { ...layered.config, display: { ...layered.config.display, learning_mode: true } }
      : layered.config,
    sources: learning ? { ...layered.sources, 'display.learning_mode': '--learn' } : layered.sources,
    warnings: [...checked.problems.map((problem) => `${file.path}: ${problem}`), ...layered.warnings],
    file,
    model: modelUse(layered.config, flags, deps.env),
  };
}

async function readConfigFile(file: ConfigFile): Promise<CheckedConfig> {
  const nothing = { config: DEFAULT_CONFIG, set: [], problems: [] };
  if (!file.exists) {
    const missing = 'AI_RUN_CONFIG names it, but it does not exist; defaults are used';
    return { ...nothing, problems: file.origin === 'AI_RUN_CONFIG' ? [missing] : [] };
  }
  const text = readText(file.path);
  if (text instanceof Error) return { ...nothing, problems: [`${text.message}; defaults are used`] };
  const [{ parseYaml }, { checkConfig }] = await Promise.all([
    import('./parse-yaml.js'),
    import('./check-config.js'),
  ]);
  const parsed = parseYaml(text);
  if (parsed.ok) return checkConfig(parsed.value);
  return { ...nothing, problems: [`line ${parsed.line}: ${parsed.reason}; defaults are used`] };
}

function readText(path: string): string | Error {
  try {
    return readRegular(path).toString('utf8');
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Paths of the file are its own: `~` is the home, relative ones start where the file is. */
function withPaths(config: Config, folder: string, home: string): Config {
  const absolute = (path: string) => resolve(folder, expandHome(path, home));
  const { heuristics, commands } = config;
  return {
    ...config,
    heuristics: heuristics.patterns_file ? { patterns_file: absolute(heuristics.patterns_file) } : heuristics,
    commands: commands.dir ? { dir: absolute(commands.dir) } : commands,
  };
}

function modelUse(config: Config, flags: Partial<Flags>, env: Deps['env']): LoadedConfig['model'] {
  if (flags.ai !== undefined) return flags.ai ? 'on' : 'off';
  if (env.AI_RUN_NO_AI && env.AI_RUN_NO_AI !== '0') return 'off';
  return config.ai.enabled ? 'on' : 'on-request';
}
