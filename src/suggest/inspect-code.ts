import { isKnown, known, type StaticText } from '../shell/static-text.js';
import { isSecretPath } from './classify-path.js';
import type { Inspection, Setting } from './inspection.js';
import { reportPath, reportWrite } from './report-paths.js';

const RUNS =
  /\b(?:system|popen|exec\w*|spawn\w*|subprocess|check_output|check_call|run|call|shell_exec|passthru|proc_open|child_process|qx|Open3|pty|do shell script)\b|`/;
const DELETES =
  /\b(?:rmtree|removedirs|remove_tree|rmdir\w*|rm\w*Sync|rm|rm_rf|rm_r|unlink\w*|delete|remove|deltree)\b/;
const WRITES = /\b(?:open|write\w*|appendFile\w*|truncate\w*|file_put_contents)\b/;
const NETWORK =
  /\b(?:urllib|urlopen|requests|http|https|socket|fetch|axios|Net::HTTP|LWP|IO::Socket|httpx|aiohttp|curl_init|net)\b/;
const HANDS_SHELL = /\bdup2\b|\bpty\.spawn\b|\bsocket\b[\s\S]*\/bin\/(?:ba|da|z)?sh\b/;
const ENVIRONMENT = /\b(?:os\.environ|process\.env|getenv|ENV|\$_ENV|%ENV)\b/;
const FORKS = /\bfork\b[\s\S]*\bwhile\b|\bwhile\b[\s\S]*\bfork\b/;
const EVALUATES =
  /\b(?:eval|exec|compile|do|require|require_relative|load|tell|__import__|b64decode|fromhex|unpack|atob|loads)\b|Buffer\.from/;
const ONLY_PRINTS =
  /^\s*(?:import [\w.]+(?:,\s*[\w.]+)*\s*[;\n]\s*)*(?:print\s*\(?|puts |console\.log\()?[\w.\s'"+*()-]*\)?;?\s*$/;

/** Code of another language: the commands, paths and addresses in its strings, and what it does with them. */
export function inspectCode(code: StaticText, setting: Setting, inspection: Inspection): void {
  if (code.origins.includes('remote'))
    inspection.report('destroys', 'It runs code fetched from the network.');
  if (code.origins.includes('installer')) {
    inspection.report('changes', 'It runs an installer fetched from the network.');
  }
  if (code.origins.includes('decoded') && !isKnown(code)) {
    inspection.report('destroys', 'It runs decoded text that nobody can read beforehand.');
  }
  if (onlyPrints(code.text)) inspection.report('adds', 'It runs a short piece of code that prints.');
  else inspectEffects(code.text, setting, inspection);
}

function onlyPrints(text: string): boolean {
  const acts = [RUNS, DELETES, WRITES, EVALUATES, /\bfork\b/].some((effect) => effect.test(text));
  return !acts && text.length < 500 && ONLY_PRINTS.test(text);
}

function inspectEffects(text: string, setting: Setting, inspection: Inspection): void {
  inspection.report('changes', 'It runs code given on the line.');
  const strings = stringsOf(text);
  const paths = strings
    .filter((path) => /^[/~.*]/.test(path))
    .map((path) => ({ ...known(withHome(path, setting)), globbed: path.includes('*') }));
  if (RUNS.test(text) || EVALUATES.test(text)) runStrings(text, strings, setting, inspection);
  if (DELETES.test(text)) for (const path of paths) reportPath(path, 'deleteTree', setting, inspection);
  if (WRITES.test(text)) for (const path of paths) reportWrite(path, 'writes', setting, inspection);
  if (FORKS.test(text))
    inspection.report('destroys', 'It starts copies of itself without end (a fork bomb).');
  if (!NETWORK.test(text)) return;
  if (HANDS_SHELL.test(text)) inspection.report('destroys', 'It hands a shell to another machine.');
  const secret = ENVIRONMENT.test(text) || strings.some((path) => isSecretPath(path));
  if (secret) inspection.report('destroys', 'It sends secrets over the network.');
  if (/\b(?:exec|eval)\b/.test(text)) inspection.report('destroys', 'It runs code fetched from the network.');
}

function withHome(path: string, setting: Setting): string {
  return path === '~' || path.startsWith('~/') ? setting.scope.home + path.slice(1) : path;
}

/** The texts between quotes, and those of a list joined, as a command is often given. */
function stringsOf(code: string): readonly string[] {
  const strings: string[] = [];
  for (const match of code.matchAll(
    /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|`([^`]*)`|\bq[qxw]?\s*[({[]([^)}\]]*)[)}\]]/g,
  )) {
    strings.push(readEscapes(match[1] ?? match[2] ?? match[3] ?? match[4] ?? ''));
  }
  return strings;
}

function readEscapes(text: string): string {
  return text.replace(
    /\\(?:x([0-9a-f]{2})|u\{?([0-9a-f]{1,6})\}?|([\s\S]))/gi,
    (_, hex, code, letter: string) => {
      if (letter !== undefined) return letter === 'n' ? '\n' : letter === 't' ? '\t' : letter;
      return String.fromCodePoint(Math.min(Number.parseInt(hex ?? code, 16), 0x10ffff));
    },
  );
}

function runStrings(
  code: string,
  strings: readonly string[],
  setting: Setting,
  inspection: Inspection,
): void {
  const lists = [...code.matchAll(/[[(]((?:\s*(?:"[^"]*"|'[^']*')\s*,?)+)[\])]/g)].map((match) =>
    stringsOf(match[1] ?? '').join(' '),
  );
  for (const text of new Set([...strings, ...lists, strings.join(''), strings.join(' ')])) {
    inspection.suspectText({ text, origins: [] }, { ...setting, stdin: undefined });
  }
}
