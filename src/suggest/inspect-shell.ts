import { withEntry, withFilesOf } from '../shell/scope.js';
import {
  known,
  originsOf,
  type StaticText,
  type StaticWord,
  showText,
  unknown,
} from '../shell/static-text.js';
import { isSecretPath } from './classify-path.js';
import type { Inspection, Inspector } from './inspection.js';
import { leaveScope } from './leave-scope.js';
import { echoed, isWritten, printed, readFile } from './predict-output.js';
import { readOptions } from './read-options.js';
import { reportSetting } from './report-variable.js';

const SHELL_VALUED = '-c -o -O --rcfile --init-file --command';

function join(words: readonly StaticWord[]): StaticText {
  return { text: words.map((word) => word.text).join(' '), origins: originsOf(words) };
}

/** A shell: runs the value of `-c`, a script, or what comes in on stdin. */
export const inspectShell: Inspector = (words, setting, inspection) => {
  const { options, operands } = readOptions(words.slice(1), { valued: SHELL_VALUED, stops: true });
  const names = options.map((option) => option.name);
  if (names.includes('--version') || names.includes('--help') || names.includes('-n'))
    return leaveScope(words, setting);
  const line = options.find((option) => option.name === '-c' || option.name === '--command');
  if (line !== undefined) {
    const inner = { ...setting, scope: { ...setting.scope, positional: operands.slice(1) } };
    const outcome = inspection.runText(line.value ?? unknown(), inner);
    return { ...outcome, scopes: [withFilesOf(setting.scope, outcome.scopes)] };
  }
  const script = names.includes('-s') ? undefined : operands[0];
  const text = script === undefined ? setting.stdin : readFile(script, setting.scope, setting.stdin);
  const inner = { scope: { ...setting.scope, positional: operands.slice(1) }, stdin: undefined };
  if (text !== undefined && (script !== undefined || text.text !== '')) {
    if (script !== undefined && !isWritten(script, setting.scope)) reportScript(script, inspection);
    return { ...inspection.runText(text, inner), scopes: [setting.scope] };
  }
  inspection.report('adds', 'It opens a shell.');
  return leaveScope(words, setting);
};

function reportScript(script: StaticWord, inspection: Inspection): void {
  if (script.content === undefined)
    inspection.report('changes', `It runs the script ${showText(script.text)}, whose effects are not known.`);
}

/** `eval`: its words are a line for this shell. */
export const inspectEval: Inspector = (words, setting, inspection) =>
  inspection.runText(join(words.slice(1)), setting);

const OWN_SETTINGS =
  /(?:^|\/)(?:activate(?:\.\w+)?|\.(?:bashrc|bash_profile|profile|zshrc|zprofile|zshenv)|nvm\.sh|cargo\/env|\.env[\w.-]*|setup\.(?:ba|z)?sh)$/;

/** `source`: a script runs in this shell. */
export const inspectSource: Inspector = (words, setting, inspection) => {
  const script = words[1];
  if (script === undefined) return leaveScope(words, setting);
  const text = readFile(script, setting.scope, setting.stdin);
  if (script.content !== undefined || isWritten(script, setting.scope) || text === setting.stdin) {
    return inspection.runText(text, setting);
  }
  if (OWN_SETTINGS.test(script.text))
    inspection.report('adds', `It loads settings from ${showText(script.text)} into this shell.`);
  else reportScript(script, inspection);
  const virtualenv = setting.scope.virtualenv || /bin\/activate/.test(script.text);
  return { scopes: [{ ...setting.scope, virtualenv }], output: unknown() };
};

/** `alias`: remembered, and looked at as if it were used. */
export const inspectAlias: Inspector = (words, setting, inspection) => {
  let { aliases } = setting.scope;
  for (const word of words.slice(1)) {
    const at = word.text.indexOf('=');
    if (at <= 0) continue;
    const text = word.text.slice(at + 1);
    aliases = withEntry(aliases, word.text.slice(0, at), text);
    inspection.report('adds', 'It defines an alias for this shell only.');
    const calling = [...setting.scope.calling, word.text.slice(0, at)];
    inspection.runText({ text, origins: word.origins }, { ...setting, scope: { ...setting.scope, calling } });
  }
  return { scopes: [{ ...setting.scope, aliases }], output: known('') };
};

/** `export`, `declare`, `local`: variables of this shell. */
export const inspectExport: Inspector = (words, setting, inspection) => {
  const args = words.slice(1).filter((word) => !word.text.startsWith('-'));
  if (args.length === 0) return leaveScope(words, setting, unknown('secret'));
  inspection.report('adds', 'It sets variables for this shell only.');
  let { variables } = setting.scope;
  for (const word of args) {
    const at = word.text.indexOf('=');
    if (at <= 0) continue;
    const [name, value] = [word.text.slice(0, at), { ...word, text: word.text.slice(at + 1) }];
    reportSetting(name, value, setting, inspection);
    variables = withEntry(variables, name, [value]);
  }
  return { scopes: [{ ...setting.scope, variables }], output: known('') };
};

/** `set`: options or arguments of this shell; alone it prints every variable. */
export const inspectSet: Inspector = (words, setting, inspection) => {
  if (words.length === 1) return leaveScope(words, setting, unknown('secret'));
  inspection.report('adds', 'It changes settings of this shell only.');
  const dashes = words.findIndex((word) => word.text === '--');
  const positional = dashes > 0 ? words.slice(dashes + 1) : setting.scope.positional;
  return { scopes: [{ ...setting.scope, positional }], output: known('') };
};

/** `cd`: later relative paths start elsewhere. */
export const inspectCd: Inspector = (words, setting, inspection) => {
  inspection.report('adds', 'It changes the folder of this shell only.');
  const { scope } = setting;
  const target =
    words.slice(1).find((word) => !/^-[LPe@]*$/.test(word.text))?.text ??
    (words.length > 1 ? undefined : scope.home);
  if (target === undefined) return leaveScope(words, setting, known(''));
  const place = target.startsWith('/') || scope.place === '' ? target : `${scope.place}/${target}`;
  return { scopes: [{ ...scope, place }], output: known('') };
};

/** `read`: variables take what comes in. */
export const inspectRead: Inspector = (words, setting, inspection) => {
  inspection.report('reads', '');
  const { operands, options } = readOptions(words.slice(1), {
    valued: /^(?:mapfile|readarray)$/.test(words[0]?.text ?? '')
      ? '-d -n -O -s -u -C -c'
      : '-a -d -i -n -N -p -t -u',
  });
  for (const { name, value } of options)
    if (name === '-C') inspection.runText(value ?? unknown(), { ...setting, stdin: undefined });
  const text = setting.stdin ?? unknown();
  const single = operands.length === 1 && !text.text.trimEnd().includes('\n');
  const value = { text: single ? text.text.trim() : unknown().text, origins: text.origins, globbed: false };
  let { variables } = setting.scope;
  for (const name of operands) {
    reportSetting(name.text, value, setting, inspection);
    variables = withEntry(variables, name.text, [value]);
  }
  return { scopes: [{ ...setting.scope, variables }], output: known('') };
};

/** `trap`: its first word is a line that runs later. */
export const inspectTrap: Inspector = (words, setting, inspection) => {
  const line = words.find((word, index) => index > 0 && !word.text.startsWith('-'));
  if (words.length > 2 && line !== undefined) inspection.runText(line, setting);
  inspection.report('adds', 'It changes settings of this shell only.');
  return leaveScope(words, setting, known(''));
};

/** `history`: prints, or clears, what was typed. */
export const inspectHistory: Inspector = (words, setting, inspection) => {
  const clears = words.slice(1).some((word) => /^-[a-z]*[cdw]/.test(word.text));
  if (clears) inspection.report('destroys', 'It erases the history of commands.');
  return leaveScope(words, setting, unknown('secret'));
};

export const inspectEcho: Inspector = (words, setting) => leaveScope(words, setting, echoed(words));

export const inspectPrintf: Inspector = (words, setting, inspection) => {
  if (words[1]?.text !== '-v') return leaveScope(words, setting, printed(words));
  const value = { ...printed([known('printf'), ...words.slice(3)]), globbed: false };
  const name = words[2]?.text ?? '';
  reportSetting(name, value, setting, inspection);
  const variables = withEntry(setting.scope.variables, name, [value]);
  return { scopes: [{ ...setting.scope, variables }], output: known('') };
};

/** `cat`: prints its files or its input as they are. */
export const inspectCat: Inspector = (words, setting) => {
  const { operands } = readOptions(words.slice(1));
  if (operands.length === 0) return leaveScope(words, setting, setting.stdin ?? unknown());
  const texts = operands.map((word) =>
    word.text === '-' ? (setting.stdin ?? unknown()) : readFile(word, setting.scope),
  );
  return leaveScope(words, setting, {
    text: texts.map((text) => text.text).join(''),
    origins: originsOf(texts),
  });
};

/** `printenv`: prints variables, secrets among them. */
export const inspectPrintenv: Inspector = (words, setting) => leaveScope(words, setting, unknown('secret'));

/** `at` and `batch`: what comes in on stdin runs later. */
export const inspectLater: Inspector = (words, setting, inspection) => {
  inspection.report('changes', 'It runs commands later.');
  if (setting.stdin !== undefined) inspection.runText(setting.stdin, { ...setting, stdin: undefined });
  const file = words.findIndex((word) => word.text === '-f');
  const script = file > 0 ? words[file + 1] : undefined;
  if (script !== undefined && !isSecretPath(script.text)) reportScript(script, inspection);
  return leaveScope(words, setting);
};
