import { simpleCommands } from './simple-commands.js';

/** Builtins that change nothing but the shell that they run in. */
const SHELL_STATE = new Set([
  'export',
  'unset',
  'cd',
  'pushd',
  'popd',
  'source',
  '.',
  'ulimit',
  'umask',
  'set',
  'shopt',
  'alias',
]);

/** Whether all that a line does is to change its own shell: what comes after it depends on it. */
export function changesOwnShell(line: string): boolean {
  const commands = simpleCommands(line);
  if (commands.length === 0) return /^\s*\w+\+?=/.test(line);
  return (
    /^\s*(?:function\s+\w+|[\w-]+\s*\(\s*\))/.test(line) ||
    commands.every(({ words }) => SHELL_STATE.has(words[0].value))
  );
}
