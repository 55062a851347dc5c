import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { isLoopback } from '../analyzer/model-settings.js';
import type { LoadedConfig } from '../config/load-config.js';
import { resolvePaths } from '../config/paths.js';
import { findProjectPatterns, isTrusted } from '../config/project-trust.js';
import type { Deps } from '../deps.js';
import { loadPatterns } from '../diagnose/load-patterns.js';
import { parseEntries } from '../history/parse-entries.js';
import { readLines } from '../history/read-lines.js';
import { countOf } from '../text/count-of.js';
import { trustedPatternFiles } from './trusted-pattern-files.js';

/** One thing that was looked at: fine, worth knowing, or wrong. */
export interface Check {
  readonly name: string;
  readonly state: 'ok' | 'info' | 'problem';
  readonly detail: string;
}

type DoctorDeps = Pick<Deps, 'env' | 'home' | 'platform' | 'cwd'>;

/** Looks at the config file: which one it is, and what is wrong with it. */
export function checkConfigFile({ file, warnings }: LoadedConfig): Check[] {
  const where = file.exists ? file.path : `none; ai-run --setup writes ${file.path}`;
  const wrong = warnings.map((detail): Check => ({ name: 'Config', state: 'problem', detail }));
  return [{ name: 'Config file', state: file.exists ? 'ok' : 'info', detail: where }, ...wrong];
}

/** Looks at the model's settings; the key itself is never shown. */
export function checkModel({ config, model, sources }: LoadedConfig): Check[] {
  const { ai } = config;
  const use = {
    off: 'off (AI_RUN_NO_AI or --no-ai)',
    'on-request': 'only where it is asked for (--ai, --analyze, --explain, --prompt)',
    on: 'asked about every failure',
  }[model];
  const reachable = Boolean(ai.api_key) || isLoopback(ai.endpoint);
  const key = ai.api_key
    ? `set (${sources['ai.api_key'] ?? 'default'})`
    : `not set${reachable ? '; a server on this machine needs none' : ': patterns only'}`;
  return [
    {
      name: 'Model',
      state: reachable ? 'ok' : 'info',
      detail: `${ai.model} at ${withoutPassword(ai.endpoint)}: ${reachable || model === 'off' ? use : 'not asked, as it wants a key'}`,
    },
    { name: 'API key', state: ai.api_key ? 'ok' : 'info', detail: key },
  ];
}

/** Looks at the history: where it is, how much is in it, and whether it can be written. */
export function checkHistory({ config }: LoadedConfig, deps: DoctorDeps): Check {
  const paths = resolvePaths(deps);
  const name = 'History';
  if (!config.history.enabled) return { name, state: 'info', detail: 'off (history.enabled: false)' };
  if (!isWritable(paths.historyLog)) {
    return { name, state: 'problem', detail: `${paths.historyLog} cannot be written` };
  }
  const { entries, skipped } = parseEntries(readLines(paths));
  const bytes = existsSync(paths.historyLog) ? statSync(paths.historyLog).size : 0;
  const bad = skipped > 0 ? `, ${countOf(skipped, 'unreadable line')} skipped` : '';
  return {
    name,
    state: 'ok',
    detail: `${paths.historyLog}: ${countOf(entries.length, 'run')}, ${countOf(bytes, 'byte')}${bad}`,
  };
}

/** Looks at the patterns that are not built in, the project's among them. */
export function checkUserPatterns({ config }: LoadedConfig, deps: DoctorDeps): Check[] {
  const { files } = trustedPatternFiles(config.heuristics.patterns_file, deps);
  const { patterns, notices } = loadPatterns(files);
  const project = findProjectPatterns(deps.cwd);
  const trusted = project && isTrusted(project, resolvePaths(deps).trustFile);
  return [
    { name: 'Own patterns', state: 'ok', detail: `${patterns.length} in ${countOf(files.length, 'file')}` },
    ...notices.map((detail): Check => ({ name: 'Own patterns', state: 'problem', detail })),
    ...(project === undefined || trusted
      ? []
      : [
          {
            name: 'Project patterns',
            state: 'info' as const,
            detail: `${project.folder}: not trusted, not read`,
          },
        ]),
  ];
}

function isWritable(path: string): boolean {
  let place = path;
  while (!existsSync(place) && dirname(place) !== place) place = dirname(place);
  try {
    accessSync(place, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function withoutPassword(endpoint: string): string {
  const url = new URL(endpoint);
  url.password = '';
  return url.toString();
}
