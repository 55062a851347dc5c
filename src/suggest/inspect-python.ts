import { known, type StaticWord, showText } from '../shell/static-text.js';
import { inspectInterpreter } from './inspect-interpreter.js';
import type { Inspection, Inspector, Setting } from './inspection.js';
import { leaveScope } from './leave-scope.js';
import { mayMean, readOptions } from './read-options.js';
import { reportWrite } from './report-paths.js';

const PYTHON_READS = /^(?:json\.tool|platform|site|sysconfig|this|dis|ast|tokenize|calendar)$/;
const PYTHON_TESTS = /^(?:pytest|unittest|doctest|mypy|flake8|pylint|compileall|py_compile|venv|virtualenv)$/;

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
  reportModule(name, rest, setting, inspection);
  if (name === 'pip') return inspectPip([words[0] ?? known('pip'), ...rest], setting, inspection);
  if (PYTHON_READS.test(name)) inspection.report('reads', '');
  else if (PYTHON_TESTS.test(name)) inspection.report('adds', 'It builds, checks or tests the project.');
  else
    inspection.report('changes', `It runs the Python module ${showText(name)}, whose effects are not known.`);
  return leaveScope(words, setting);
};

/** What a module does with its own words beyond what its name says. */
function reportModule(
  name: string,
  words: readonly StaticWord[],
  setting: Setting,
  inspection: Inspection,
): void {
  const { options, operands } = readOptions(words, { valued: '--indent --prompt' });
  if (/^(?:virtual|v)env$/.test(name)) {
    if (options.some((option) => mayMean('--clear', option.name)))
      inspection.report('changes', 'It empties the folder first.');
    for (const folder of operands)
      if (/^(?:[/~]|\.\.)/.test(folder.text)) reportWrite(folder, 'writes into', setting, inspection);
  }
  const output = name === 'json.tool' ? operands[1] : undefined;
  if (output !== undefined) reportWrite(output, 'overwrites', setting, inspection);
}

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
    return leaveScope(words, setting);
  if (!/^(?:install|wheel|download)$/.test(action)) {
    inspection.report(
      'changes',
      action === 'uninstall' ? 'It removes Python packages.' : 'It changes Python packages.',
    );
    return leaveScope(words, setting);
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
  return leaveScope(words, setting);
};
