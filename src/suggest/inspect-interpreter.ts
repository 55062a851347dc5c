import { isKnown, known, type StaticText, type StaticWord, showText, unknown } from '../shell/static-text.js';
import { isSecretPath } from './classify-path.js';
import type { Inspection, Inspector, Outcome, Setting } from './inspection.js';
import { isWritten, passedOn, readFile } from './predict-output.js';
import { readOptions } from './read-options.js';
import { reportPath, reportWrite } from './report-paths.js';

function leave(words: readonly StaticWord[], setting: Setting): Outcome {
  return { scopes: [setting.scope], output: passedOn(words, setting.stdin, setting.scope) };
}

const CODE_OPTION = /^(?:-c|-e|-E|-r|-p|-ne|-pe|--eval|--print|eval)$/;
const VALUED = '-c -e -E -r -p --eval --print -m -W -X -I -M --require --import -x';

/** An interpreter: code on the line, a script, or code on stdin. */
export const inspectInterpreter: Inspector = (words, setting, inspection) => {
  const name = words[0]?.text.replace(/^.*\//, '') ?? '';
  const { options, operands } = readOptions(words.slice(1), { valued: valuedFor(name), stops: true });
  const names = options.map((option) => option.name);
  if (
    names.length > 0 &&
    names.every((option) => /^(?:-v|-V|--version|--help|-h)$/.test(option)) &&
    operands.length === 0
  )
    return leave(words, setting);
  if (name === 'perl' || name === 'ruby') reportInPlace(words, inspection);
  const code = options.filter((option) => CODE_OPTION.test(option.name) && option.value !== undefined);
  for (const option of code) inspectCode(option.value ?? unknown(), setting, inspection);
  if (code.length > 0) return leave(words, setting);
  return inspectScriptFile(name, operands, words, setting, inspection);
};

/** Letters that take code differ: `-p` is a loop in Perl and Ruby, `-E` ignores variables in Python. */
function valuedFor(name: string): string {
  if (/^(?:perl|ruby)/.test(name)) return '-e -E -I -M -m -r';
  if (/^python|^pypy/.test(name)) return '-c -m -W -X';
  return VALUED;
}

function reportInPlace(words: readonly StaticWord[], inspection: Inspection): void {
  const inPlace = words.slice(1).some((word) => /^-[pnlaw0]*i/.test(word.text));
  if (inPlace) inspection.report('changes', 'It changes files in place.');
}

function inspectScriptFile(
  name: string,
  operands: readonly StaticWord[],
  words: readonly StaticWord[],
  setting: Setting,
  inspection: Inspection,
): Outcome {
  const script = operands[0];
  if (script === undefined || script.text === '-') {
    if (setting.stdin === undefined) inspection.report('adds', `It opens ${showText(name)}.`);
    else inspectCode(setting.stdin, setting, inspection);
    return leave(words, setting);
  }
  const content = readFile(script, setting.scope);
  if (script.content !== undefined || isWritten(script, setting.scope))
    inspectCode(content, setting, inspection);
  else inspection.report('changes', `It runs ${showText(script.text)}, whose effects are not known.`);
  return leave(words, setting);
}

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
const EVALUATES = /\b(?:eval|exec|compile|__import__|b64decode|fromhex|unpack|atob|loads)\b|Buffer\.from/;
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

const PYTHON_READS = /^(?:json\.tool|platform|site|sysconfig|this|timeit|dis|ast|tokenize|calendar)$/;
const PYTHON_TESTS =
  /^(?:pytest|unittest|doctest|mypy|flake8|pylint|compileall|py_compile|venv|virtualenv|ensurepip)$/;

/** `python`: modules that are known, else as any interpreter. */
export const inspectPython: Inspector = (words, setting, inspection) => {
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      /^-[bBdEiIOPqsSuvx]*m/.test(word.text) &&
      words.slice(1, index).every((before) => before.text.startsWith('-')),
  );
  if (at === -1) return inspectInterpreter(words, setting, inspection);
  const joined = words[at]?.text.replace(/^-\w*?m/, '') ?? '';
  const module = joined === '' ? words[at + 1] : known(joined);
  const rest = words.slice(joined === '' ? at + 2 : at + 1);
  const name = module?.text ?? '';
  if (name === 'pip') return inspectPip([words[0] ?? known('pip'), ...rest], setting, inspection);
  if (PYTHON_READS.test(name)) inspection.report('reads', '');
  else if (PYTHON_TESTS.test(name)) inspection.report('adds', 'It builds, checks or tests the project.');
  else
    inspection.report('changes', `It runs the Python module ${showText(name)}, whose effects are not known.`);
  return leave(words, setting);
};

const FROM_ELSEWHERE = /^(?:-i|--index-url|--extra-index-url|-f|--find-links|--trusted-host)$/;

/** `pip`: Low inside a virtual environment, Medium elsewhere. */
export const inspectPip: Inspector = (words, setting, inspection) => {
  const { options, operands } = readOptions(words.slice(1), {
    valued:
      '-r --requirement -c --constraint -e --editable -i --index-url --extra-index-url -f --find-links -t --target --prefix --root --python --trusted-host',
  });
  const action = operands[0]?.text ?? '';
  if (
    /^(?:list|show|freeze|check|search|inspect|debug|help|index|hash)?$/.test(action) ||
    options.some((option) => option.name === '--dry-run')
  )
    return leave(words, setting);
  if (!/^(?:install|wheel|download)$/.test(action)) {
    inspection.report(
      'changes',
      action === 'uninstall' ? 'It removes Python packages.' : 'It changes Python packages.',
    );
    return leave(words, setting);
  }
  const inside =
    (setting.scope.virtualenv || /(?:^|\/)\.?v?env[^/]*\/bin\//.test(words[0]?.text ?? '')) &&
    !/pipx$/.test(words[0]?.text ?? '');
  inspection.report(
    inside ? 'adds' : 'changes',
    inside
      ? 'It installs into the virtual environment.'
      : 'It installs Python packages, for the whole system or user unless a virtual environment is active.',
  );
  if (options.some((option) => option.name === '--break-system-packages'))
    inspection.report('changes', 'It overrides a protection of the system’s own Python.');
  if (
    options.some((option) => FROM_ELSEWHERE.test(option.name)) ||
    operands.slice(1).some((word) => /:\/\//.test(word.text))
  ) {
    inspection.report('changes', 'It takes packages from another source.');
  }
  return leave(words, setting);
};
