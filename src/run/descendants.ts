import { constants, readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** The descriptors on which a command gets its outputs: having the terminal open there says nothing about reading. */
const OUTPUTS: ReadonlySet<string> = new Set(['1', '2']);

/**
 * True where a process or one of its descendants reads the terminal: as its stdin, or because it has opened it itself
 * to read keys, as less does. A mere copy of an output (top keeps one of stderr) is open for writing, too.
 */
export function readsTerminal(pid: number, name: string): boolean {
  return [pid, ...descendants(pid)].some((each) => hasOpen(each, name));
}

function descendants(pid: number): number[] {
  const children = childrenOf(pid);
  return [...children, ...children.flatMap(descendants)];
}

function childrenOf(pid: number): number[] {
  try {
    const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').trim();
    return list === '' ? [] : list.split(' ').map(Number);
  } catch {
    return [];
  }
}

function hasOpen(pid: number, name: string): boolean {
  try {
    const fds = readdirSync(`/proc/${pid}/fd`).filter((fd) => !OUTPUTS.has(fd));
    return fds.some(
      (fd) => readlinkSync(`/proc/${pid}/fd/${fd}`) === name && (fd === '0' || isReadOnly(pid, fd)),
    );
  } catch {
    return false;
  }
}

function isReadOnly(pid: number, fd: string): boolean {
  const flags = /^flags:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/fdinfo/${fd}`, 'latin1'))?.[1] ?? '';
  return (Number.parseInt(flags, 8) & (constants.O_WRONLY | constants.O_RDWR)) === 0;
}
