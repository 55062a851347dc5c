import { known, SOME, type StaticText, type StaticWord } from '../shell/static-text.js';
import type { Inspection, Inspector, Setting } from './inspection.js';
import { reportPath, reportWrite } from './report-paths.js';

const NARROWS =
  /^-(?:i?name|i?path|i?wholename|i?regex|i?lname|[acm]time|[acm]min|newer\w*|size|empty|user|group|uid|gid|nouser|nogroup|perm|inum|links|samefile|xtype|used|maxdepth|prune)$/;
const DELETES_EACH = /^(?:.*\/)?(?:g?rm|unlink|shred|srm)$/;
const MATCHES_ALL = /^(?:\*|\.\*|\*\.\*|\/?\*\*?)$/;

/** `find`: what `-delete` and `-exec` do to what is found; without a test that narrows it, that is everything. */
export const inspectFind: Inspector = (words, setting, inspection) => {
  const args = words.slice(1);
  const first = args.findIndex((word) => /^[-(!]/.test(word.text) && !/^-[HLP]$|^-O\d|^-D/.test(word.text));
  const start = first === -1 ? args : args.slice(0, first);
  const tests = first === -1 ? [] : args.slice(first);
  const paths = start.filter((word) => !word.text.startsWith('-'));
  const roots = paths.length === 0 ? [known('.')] : paths;
  const found = roots.map((root) => foundBelow(root, isNarrowed(tests)));
  for (let at = 0; at < tests.length; at += 1) at = inspectAction(tests, at, found, setting, inspection);
  return {
    scopes: [setting.scope],
    output: {
      text: found.map((word) => `${word.text}\n`).join(''),
      origins: roots.flatMap((root) => root.origins),
    },
  };
};

function isNarrowed(tests: readonly StaticWord[]): boolean {
  return tests.some((word, at) => NARROWS.test(word.text) && !MATCHES_ALL.test(tests[at + 1]?.text ?? ''));
}

/** A file that was found: the starting folder itself where nothing narrows the search, else something below it. */
function foundBelow(root: StaticWord, narrowed: boolean): StaticWord {
  return narrowed ? { ...root, text: `${root.text}/${SOME}/${SOME}/${SOME}` } : root;
}

/** Inspects the action at a position, if one is there; returns the position of its last word. */
function inspectAction(
  tests: readonly StaticWord[],
  at: number,
  found: readonly StaticWord[],
  setting: Setting,
  inspection: Inspection,
): number {
  const name = tests[at]?.text ?? '';
  if (name === '-delete') for (const path of found) reportPath(path, 'deleteTree', setting, inspection);
  if (/^-f(?:print|printf|print0|ls)$/.test(name)) {
    const target = tests[at + 1];
    if (target !== undefined) reportWrite(target, 'overwrites', setting, inspection);
  }
  if (!/^-(?:exec|execdir|ok|okdir)$/.test(name)) return at;
  const end = tests.findIndex(
    (word, index) =>
      index > at && (word.text === ';' || (word.text === '+' && tests[index - 1]?.text === '{}')),
  );
  const last = end === -1 ? tests.length : end;
  const command = tests.slice(at + 1, last);
  // Run for each file below, a command that deletes one file deletes the tree.
  if (DELETES_EACH.test(command[0]?.text ?? '') && command.some(({ text }) => text === '{}'))
    for (const path of found.filter(({ text }) => !text.includes(SOME)))
      reportPath(path, 'deleteTree', setting, inspection);
  for (const path of found)
    inspection.runWords(
      command.map((word) => fill(word, path)),
      { ...setting, stdin: noInput },
    );
  return last;
}

const noInput: StaticText = known('');

function fill(word: StaticWord, path: StaticWord): StaticWord {
  if (!word.text.includes('{}')) return word;
  return { ...word, text: word.text.replaceAll('{}', path.text), globbed: path.globbed };
}
