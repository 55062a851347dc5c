import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import path from 'node:path';
import type { Deps } from '../deps.js';

const TAIL = 64 * 1024;
const KEPT = 10;

type Format = 'bash' | 'zsh' | 'fish';

/** The last ten commands of the user's shell, oldest first; empty where there is no readable history. */
export function readShellHistory(deps: Pick<Deps, 'env' | 'home'>): readonly string[] {
  const { file, format } = historyFile(deps);
  const tail = readTail(file, format);
  return tail === undefined ? [] : parseShellHistory(tail, format).slice(-KEPT);
}

/** The commands in a history file's text, oldest first. */
export function parseShellHistory(text: string, format: Format): readonly string[] {
  const commands =
    format === 'fish' ? fishCommands(text) : format === 'zsh' ? zshCommands(text) : bashCommands(text);
  return commands.map((command) => command.trim()).filter((command) => command !== '');
}

function historyFile({ env, home }: Pick<Deps, 'env' | 'home'>): { file: string; format: Format } {
  const shell = path.basename(env.SHELL ?? '');
  if (shell === 'fish') {
    const data = env.XDG_DATA_HOME || path.join(home, '.local/share');
    return { file: path.join(data, 'fish', `${env.fish_history || 'fish'}_history`), format: 'fish' };
  }
  if (shell === 'zsh') {
    return { file: env.HISTFILE || path.join(env.ZDOTDIR || home, '.zsh_history'), format: 'zsh' };
  }
  return { file: env.HISTFILE || path.join(home, '.bash_history'), format: 'bash' };
}

/** The end of a regular file; the first line of it may be a torn one and is left out then. */
function readTail(file: string, format: Format): string | undefined {
  let fd: number | undefined;
  try {
    fd = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
    const stat = fstatSync(fd);
    if (!stat.isFile()) return undefined;
    const start = Math.max(0, stat.size - TAIL);
    const buffer = Buffer.alloc(Math.min(stat.size, TAIL));
    const bytes = buffer.subarray(0, readSync(fd, buffer, 0, buffer.length, start));
    const text = (format === 'zsh' ? unmetafied(bytes) : bytes).toString('utf8');
    return start === 0 ? text : text.slice(text.indexOf('\n') + 1);
  } catch {
    return undefined;
  } finally {
    if (fd !== undefined) closeSync(fd);
  }
}

/** zsh writes some bytes above 0x7f as 0x83 and the byte with its bit 5 turned. */
function unmetafied(bytes: Buffer): Buffer {
  const META = 0x83;
  return Buffer.from(
    bytes
      .map((byte, at) => (bytes[at - 1] === META ? byte ^ 32 : byte))
      .filter((_, at) => bytes[at] !== META),
  );
}

/** With timestamps (`#1700000000`) an entry reaches to the next one and may have several lines. */
function bashCommands(text: string): readonly string[] {
  const stamp = /^#\d{9,}$/;
  const lines = text.split('\n');
  const first = lines.findIndex((line) => stamp.test(line));
  if (first < 0) return lines;
  const entries: string[] = [];
  for (const line of lines.slice(first)) {
    if (stamp.test(line)) entries.push('');
    else entries.push(`${entries.pop() ?? ''}\n${line}`);
  }
  return [...lines.slice(0, first), ...entries];
}

/** `: 1700000000:0;command`, or the bare command; a line that ends in a backslash goes on. */
function zshCommands(text: string): readonly string[] {
  return text
    .replace(/\\\n/g, '\x00')
    .split('\n')
    .map((entry) => entry.replace(/^: \d+:\d+;/, '').replaceAll('\x00', '\n'));
}

/** `- cmd: command` lines, in which a backslash stands before `n` (a newline) and before itself. */
function fishCommands(text: string): readonly string[] {
  return [...text.matchAll(/^- cmd: (.*)$/gm)].map(([, command = '']) =>
    command.replace(/\\([\\n])/g, (_, char: string) => (char === 'n' ? '\n' : '\\')),
  );
}
