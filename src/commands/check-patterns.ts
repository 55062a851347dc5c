import { loadConfig } from '../config/load-config.js';
import { resolvePaths } from '../config/paths.js';
import { findProjectPatterns, type ProjectPatterns, trustPatterns } from '../config/project-trust.js';
import type { Deps } from '../deps.js';
import { builtInTables } from '../diagnose/built-in-patterns.js';
import { checkPattern } from '../diagnose/check-patterns.js';
import { compilePatternFile } from '../diagnose/compile-patterns.js';
import { AiRunError, EXIT } from '../errors.js';
import { readRegular } from '../files/read-regular.js';
import type { Invocation } from '../model/invocation.js';
import { countOf } from '../text/count-of.js';
import { escapeControls } from '../text/escape-controls.js';
import { userPatternFiles } from './user-pattern-files.js';

/** Validates pattern files and runs their examples; exits with 1 where anything is wrong. */
export async function run({ words, flags }: Invocation, deps: Deps): Promise<number> {
  const project = findProjectPatterns(deps.cwd);
  if (flags.trust) return trust(project, deps);
  const files = words.length > 0 ? words : [...(await configuredFiles(deps)), ...(project?.files ?? [])];
  if (files.length === 0) {
    deps.stdout.write('There are no pattern files of your own to check.\n');
    return 0;
  }
  return check(files, deps) ? 0 : 1;
}

/** Trusts the project's patterns as they are now; patterns that are not all good are not trusted. */
function trust(project: ProjectPatterns | undefined, deps: Deps): number {
  if (project === undefined) {
    throw new AiRunError('There is no .ai-run/patterns folder here or above.', { exitCode: EXIT.usage });
  }
  if (!check(project.files, deps)) return 1;
  trustPatterns(project, resolvePaths(deps).trustFile);
  const folder = escapeControls(project.folder);
  deps.stdout.write(`Trusted: ${folder} is read from now on, until one of its files changes.\n`);
  return 0;
}

async function configuredFiles(deps: Deps): Promise<readonly string[]> {
  const { config } = await loadConfig(deps);
  return userPatternFiles(config.heuristics.patterns_file, deps);
}

function check(files: readonly string[], deps: Deps): boolean {
  const checked = files.map(checkFile);
  for (const { lines } of checked) deps.stdout.write(`${lines.map(escapeControls).join('\n')}\n`);
  return checked.every(({ good }) => good);
}

function checkFile(file: string): { readonly good: boolean; readonly lines: readonly string[] } {
  const text = readText(file);
  if (text === undefined) return { good: false, lines: [`${file}: it can't be read`] };
  const { patterns, problems } = compilePatternFile(file, text, false);
  const failures = patterns.flatMap((pattern) =>
    checkPattern(pattern, builtInTables()).map((problem) => `${file}: ${problem}`),
  );
  const wrong = [...problems, ...failures];
  const cases = patterns.reduce((sum, { examples, ignores }) => sum + examples.length + ignores.length, 0);
  const verdict = wrong.length === 0 ? 'all good' : countOf(wrong.length, 'problem');
  return {
    good: wrong.length === 0,
    lines: [
      ...wrong,
      `${file}: ${countOf(patterns.length, 'pattern')}, ${countOf(cases, 'example')}, ${verdict}`,
    ],
  };
}

function readText(file: string): string | undefined {
  try {
    return readRegular(file).toString('utf8');
  } catch {
    return undefined;
  }
}
