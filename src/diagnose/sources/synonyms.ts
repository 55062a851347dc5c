import { isCloseSlip } from '../../text/close-slip.js';

/** Words for one deed: each tool has chosen one or two of them. */
const SAME_MEANING: readonly (readonly string[])[] = [
  ['remove', 'uninstall', 'delete', 'rm', 'del', 'erase', 'destroy'],
  ['install', 'add', 'get'],
  ['list', 'ls', 'versions'],
  ['search', 'find', 'query'],
  ['show', 'info', 'view', 'describe', 'details'],
  ['upgrade', 'update'],
  ['rename', 'mv', 'move'],
  ['log', 'logs', 'history'],
  ['run', 'exec'],
  ['stop', 'kill', 'halt'],
  ['create', 'new', 'init'],
];

/** Other words for what a word says, the most usual first. */
export function synonymsOf(word: string): readonly string[] {
  const group = SAME_MEANING.find((words) => words.includes(word)) ?? [];
  return group.filter((each) => each !== word);
}

/** The names of a tool that say what a word says, which the tool itself does not know; the word may be mistyped (`uninstal`). */
export function namesInstead(word: string, names: readonly string[]): readonly string[] {
  const own = synonymsOf(word).filter((name) => names.includes(name));
  if (own.length > 0 || names.some((name) => isCloseSlip(word, name))) return own;
  const meant = SAME_MEANING.flat().find((each) => isCloseSlip(word, each)) ?? '';
  return synonymsOf(meant).filter((name) => names.includes(name));
}
