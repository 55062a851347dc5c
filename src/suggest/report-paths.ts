import { SOME, type StaticWord, showText, UNKNOWN } from '../shell/static-text.js';
import { classifyPath, type PathKind } from './classify-path.js';
import type { Inspection, Risk, Setting } from './inspection.js';

type Verdict = readonly [risk: Risk, reason: (path: string) => string];
type Verdicts = Readonly<Partial<Record<PathKind, Verdict>>> & { readonly ordinary: Verdict };

const DELETE_TREE: Verdicts = {
  harmless: ['changes', (path) => `It deletes ${path}.`],
  root: ['destroys', () => 'It deletes the whole file system.'],
  system: ['destroys', (path) => `It deletes ${path}, a folder of the system.`],
  critical: ['destroys', (path) => `It deletes ${path}, which the system needs.`],
  device: ['destroys', (path) => `It deletes the device ${path}.`],
  home: ['destroys', () => 'It deletes a whole home folder.'],
  here: ['destroys', () => 'It deletes everything in the current folder or above it.'],
  repository: ['destroys', () => 'It deletes the whole history of the repository.'],
  keepsake: ['destroys', (path) => `It deletes ${path}, which holds your own data or keys.`],
  logins: ['changes', (path) => `It deletes ${path}.`],
  ordinary: [
    'changes',
    (path) => (path === '' ? 'It deletes files.' : `It deletes ${path} and all that is in it.`),
  ],
};

const DELETE_FILE: Verdicts = {
  ...DELETE_TREE,
  root: ['changes', () => 'It deletes files at the top of the file system.'],
  system: ['changes', (path) => `It deletes ${path}, a file of the system.`],
  home: ['changes', () => 'It deletes files in a home folder.'],
  here: ['changes', () => 'It deletes files in the current folder.'],
  repository: ['changes', (path) => `It deletes ${path}.`],
  keepsake: ['changes', (path) => `It deletes ${path}.`],
  ordinary: ['changes', (path) => (path === '' ? 'It deletes files.' : `It deletes ${path}.`)],
};

const WRITE: Verdicts = {
  harmless: ['reads', () => ''],
  device: ['destroys', (path) => `It writes straight to the device ${path}.`],
  root: ['destroys', () => 'It writes over the file system as a whole.'],
  critical: [
    'destroys',
    (path) => `It writes ${path}, which decides who may log in or whether the system starts.`,
  ],
  logins: ['destroys', (path) => `It writes ${path}, which lets others log in as you.`],
  system: ['changes', (path) => `It writes ${path}, which belongs to the system.`],
  ordinary: ['changes', (path) => (path === '' ? 'It writes a file.' : `It writes ${path}.`)],
};

const CHANGE_TREE: Verdicts = {
  root: ['destroys', () => 'It changes rights or owners of the whole file system.'],
  system: [
    'destroys',
    (path) => `It changes rights or owners of all in ${path}, which belongs to the system.`,
  ],
  critical: ['destroys', (path) => `It changes rights or owners of ${path}, which the system needs.`],
  device: ['destroys', (path) => `It changes rights or owners of the device ${path}.`],
  home: ['changes', () => 'It changes rights or owners of all in a home folder.'],
  ordinary: ['changes', (path) => `It changes rights or owners of all in ${path}.`],
};

const MOVE_AWAY: Verdicts = {
  ...DELETE_TREE,
  harmless: ['changes', (path) => `It moves ${path}.`],
  root: ['destroys', () => 'It moves the whole file system away.'],
  system: ['destroys', (path) => `It moves ${path} away, which belongs to the system.`],
  critical: ['destroys', (path) => `It moves ${path} away, which the system needs.`],
  home: ['destroys', () => 'It moves a whole home folder away.'],
  here: ['changes', () => 'It moves everything in the current folder.'],
  repository: ['changes', (path) => `It moves ${path}.`],
  keepsake: ['changes', (path) => `It moves ${path}.`],
  ordinary: ['changes', (path) => `It moves ${path}.`],
};

const USES = {
  deleteTree: DELETE_TREE,
  deleteFile: DELETE_FILE,
  write: WRITE,
  changeTree: CHANGE_TREE,
  moveAway: MOVE_AWAY,
};

/** What a command does to a path. */
export type PathUse = keyof typeof USES;

const FOUND_BELOW = new RegExp(`^(.+)/(?:${SOME}/){2}${SOME}$`, 's');

/** Reports what is done to a path, by what the path stands for. */
export function reportPath(word: StaticWord, use: PathUse, setting: Setting, inspection: Inspection): void {
  const verdicts: Verdicts = USES[use];
  const [risk, reason] = verdicts[classifyPath(word, setting.scope)] ?? verdicts.ordinary;
  const path = showText(
    word.text.replace(
      FOUND_BELOW,
      (_, folder: string) => `what is found in ${folder === '.' ? 'this folder' : folder}`,
    ),
  );
  const open = risk === 'destroys' && word.text.includes(UNKNOWN);
  if (risk !== 'reads')
    inspection.report(risk, open ? `${reason(path).slice(0, -1)} if a variable is empty.` : reason(path));
}

/** Reports a file that is written: replaced or added to. */
export function reportWrite(word: StaticWord, verb: string, setting: Setting, inspection: Inspection): void {
  inspection.note({ kind: 'writes', path: word, replaces: verb === 'overwrites', scope: setting.scope });
  if (classifyPath(word, setting.scope) !== 'ordinary') reportPath(word, 'write', setting, inspection);
  else inspection.report('changes', `It ${verb} ${showText(word.text)}.`);
}
