import { known, type StaticWord, showText } from '../shell/static-text.js';
import { classifyPath, isSecretPath, resolvePath } from './classify-path.js';
import type { Inspection, Inspector, Outcome, Setting } from './inspection.js';
import { leaveScope } from './leave-scope.js';
import { type Arguments, mayMean, readOptions } from './read-options.js';
import { reportPath, reportWrite } from './report-paths.js';

function has({ options }: Arguments, names: RegExp): boolean {
  return options.some((option) => names.test(option.name));
}

function isRecursive({ options }: Arguments): boolean {
  return options.some(({ name }) => mayMean('-R --recursive', name));
}

/** `rm` and kin: by what the paths stand for. */
export const inspectRm: Inspector = (words, setting, inspection) => {
  const args = readOptions(words.slice(1), { valued: '-n --iterations -s --size --random-source' });
  if (has(args, /^--(?:help|version)$/)) return leaveScope(words, setting);
  const tree = args.options.some(({ name }) => mayMean('-r -R --recursive --no-preserve-root', name));
  for (const path of args.operands) reportPath(path, tree ? 'deleteTree' : 'deleteFile', setting, inspection);
  if (args.operands.length === 0) inspection.report('changes', 'It deletes files.');
  return leaveScope(words, setting);
};

/** `mv`: what is moved away, and what is replaced. */
export const inspectMv: Inspector = (words, setting, inspection) => {
  const args = readOptions(words.slice(1), { valued: '-t --target-directory -S --suffix' });
  const { sources, target } = splitTarget(args);
  for (const path of sources) reportPath(path, 'moveAway', setting, inspection);
  if (sources.length === 0 || target === undefined) inspection.report('changes', 'It moves files.');
  else if (classifyPath(target, setting.scope) === 'harmless') {
    for (const path of sources) reportPath(path, 'deleteTree', setting, inspection);
  } else reportInto(target, setting, inspection);
  return leaveScope(words, setting);
};

function splitTarget(args: Arguments): { sources: readonly StaticWord[]; target: StaticWord | undefined } {
  const named = args.options.find((option) => /^(?:-t|--target-directory)$/.test(option.name))?.value;
  if (named !== undefined) return { sources: args.operands, target: named };
  return { sources: args.operands.slice(0, -1), target: args.operands.at(-1) };
}

/** A target that may be a folder: only what replaces a file that the system needs is worse than a write. */
function reportInto(target: StaticWord, setting: Setting, inspection: Inspection): void {
  const kind = classifyPath(target, setting.scope);
  inspection.note({ kind: 'writes', path: target, replaces: true, scope: setting.scope });
  if (kind === 'root' || kind === 'home' || kind === 'here')
    inspection.report('changes', `It writes into ${showText(target.text)}.`);
  else reportPath(target, 'write', setting, inspection);
}

/** `cp`, `install`, `rsync`: what is written, and what leaves the machine. */
export const inspectCopy: Inspector = (words, setting, inspection) => {
  const args = readOptions(words.slice(1), {
    valued:
      '-t --target-directory -S --suffix -m --mode -o --owner -g --group -e --rsh --exclude --include --rsync-path -f --filter',
  });
  const { sources, target } = splitTarget(args);
  if (has(args, /^--(?:help|version|dry-run)$/)) return leaveScope(words, setting);
  const shell = args.options.find((option) => /^(?:-e|--rsh|--rsync-path)$/.test(option.name))?.value;
  if (shell !== undefined && words[0]?.text.endsWith('rsync')) inspection.runText(shell, setting);
  if (target === undefined) return reportAndLeave(words, setting, inspection);
  if (/^[^/]*[^/\\]:/.test(target.text)) reportUpload(sources, inspection);
  else reportInto(target, setting, inspection);
  if (has(args, /^--del/)) reportPath(target, 'deleteTree', setting, inspection);
  if (has(args, /^--remove-source-files$/)) inspection.report('changes', 'It deletes what it has copied.');
  return leaveScope(words, setting);
};

function reportAndLeave(words: readonly StaticWord[], setting: Setting, inspection: Inspection): Outcome {
  inspection.report('changes', 'It copies files.');
  return leaveScope(words, setting);
}

/** Reports files that are sent to another machine. */
export function reportUpload(sources: readonly StaticWord[], inspection: Inspection): void {
  inspection.report('changes', 'It copies files to or from another machine.');
  if (sources.some((path) => isSecretPath(path.text) || path.origins.includes('secret'))) {
    inspection.report('destroys', 'It sends secrets over the network.');
  }
}

const SAFE_MODE = /^(?:[ugoa]*\+x|u\+[rwx]+|[goa]+-[rwx]+(?:,[goa]+-[rwx]+)*|0?[4-7][0145][0145])$/;
const OPEN_MODE = /^(?:0?[0-7]?[0-7]{2}[2367]|[ugoa]*[ao][ugoa]*[+=][rxX]*w[rwxX]*|\+[rx]*w[rwx]*)$/;

/** `chmod`: making a file executable or tightening it is harmless, opening the system up is not. */
export const inspectChmod: Inspector = (words, setting, inspection) => {
  const rest = words.slice(1).filter((word) => /^-[RrcfvhHLP]+$|^--/.test(word.text));
  const [mode, ...paths] = words.slice(1).filter((word) => !rest.includes(word));
  const tree = rest.some((word) => /^-[a-zA-Z]*R|^--rec/.test(word.text));
  const reference = rest.some((word) => word.text.startsWith('--reference'));
  const targets = reference && mode !== undefined ? [mode, ...paths] : paths;
  for (const path of targets) reportMode(path, { mode: mode?.text ?? '', tree }, setting, inspection);
  if (targets.length === 0) inspection.report('changes', 'It changes who may use files.');
  return leaveScope(words, setting);
};

interface Mode {
  readonly mode: string;
  readonly tree: boolean;
}

function reportMode(path: StaticWord, { mode, tree }: Mode, setting: Setting, inspection: Inspection): void {
  const kind = classifyPath(path, setting.scope);
  const system = ['root', 'system', 'critical', 'device'].includes(kind);
  if (tree && kind !== 'ordinary' && kind !== 'here') {
    reportPath(path, 'changeTree', setting, inspection);
  } else if (OPEN_MODE.test(mode)) {
    inspection.report(system ? 'destroys' : 'changes', `It lets everyone write to ${showText(path.text)}.`);
  } else if (/^[0-7]?[2467][0-7]{3}$|[ugoa]*\+[rwx]*s/.test(mode)) {
    inspection.report(
      system ? 'destroys' : 'changes',
      `It lets ${showText(path.text)} run with the rights of its owner.`,
    );
  } else if (!tree && !system && SAFE_MODE.test(mode))
    inspection.report('adds', `It changes who may use ${showText(path.text)}.`);
  else inspection.report('changes', `It changes who may use ${showText(path.text)}.`);
}

/** `chown` and `chgrp`. */
export const inspectChown: Inspector = (words, setting, inspection) => {
  const args = readOptions(words.slice(1), { valued: '--from --reference' });
  const paths = has(args, /^--reference$/) ? args.operands : args.operands.slice(1);
  const tree = isRecursive(args);
  for (const path of paths) {
    const kind = classifyPath(path, setting.scope);
    if (tree || kind === 'critical') reportPath(path, 'changeTree', setting, inspection);
    else inspection.report('changes', `It changes the owner of ${showText(path.text)}.`);
  }
  if (paths.length === 0) inspection.report('changes', 'It changes owners of files.');
  return leaveScope(words, setting);
};

/** `setfacl`, `chattr`: rights and attributes, of a whole tree with `-R`. */
export const inspectAttributes: Inspector = (words, setting, inspection) => {
  const args = readOptions(words.slice(1), {
    valued: '-m --modify -x --remove -M -X --set --set-file -p -v',
  });
  inspection.report('changes', 'It changes who may use files, or how.');
  if (isRecursive(args))
    for (const path of args.operands) reportPath(path, 'changeTree', setting, inspection);
  return leaveScope(words, setting);
};

/** `tee`, `sponge`: every operand is written, and the input passed on. */
export const inspectTee: Inspector = (words, setting, inspection) => {
  const args = readOptions(words.slice(1), { valued: '-s --size -r --reference' });
  const appends = has(args, /^(?:-a|--append)$/);
  for (const path of args.operands)
    reportWrite(path, appends ? 'appends to' : 'overwrites', setting, inspection);
  const output = setting.stdin ?? known('');
  const files = new Map(setting.scope.files);
  for (const path of args.operands) files.set(resolvePath(path.text, setting.scope), output);
  return { scopes: [{ ...setting.scope, files }], output };
};

/** `truncate`: cuts its operands. */
export const inspectTruncate: Inspector = (words, setting, inspection) => {
  inspection.report('changes', 'It cuts or extends files.');
  return inspectTee(words, setting, inspection);
};

/** `dd`: what it reads and what it writes. */
export const inspectDd: Inspector = (words, setting, inspection) => {
  const target = words.find((word) => word.text.startsWith('of='));
  inspection.report('changes', 'It copies raw data.');
  if (target !== undefined)
    reportWrite({ ...target, text: target.text.slice(3) }, 'overwrites', setting, inspection);
  const sources = words.map((word) =>
    word.text.startsWith('if=') ? { ...word, text: word.text.slice(3) } : word,
  );
  return leaveScope(sources, setting);
};
