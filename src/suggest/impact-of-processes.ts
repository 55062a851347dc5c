import { isKnown, type StaticWord, showText } from '../shell/static-text.js';
import type { Files } from './impact-of-files.js';
import type { Step } from './inspection.js';
import { readOptions } from './read-options.js';

const PROCESS_LIMIT = 4000;

/** The processes that a command would stop. */
export function impactOfKill(
  program: string,
  words: readonly StaticWord[],
  steps: readonly Step[],
  deps: Files,
): readonly string[] {
  if (program === 'fuser') return portsIn(words).flatMap((port) => describePort(port, deps));
  if (program === 'kill') return impactOfPids(words, steps, deps);
  const { operands, options } = readOptions(words.slice(1), { valued: '-u --euid -U -s --signal -g -P -t' });
  const whole = options.some((option) => option.name === '-f' || option.name === '--full');
  return operands
    .filter(isKnown)
    .flatMap((word) => describeNamed(word.text, { whole, exact: program === 'killall' }, deps));
}

/** `kill 123` names a process; `kill $(lsof -ti:3000)` names the port. */
function impactOfPids(words: readonly StaticWord[], steps: readonly Step[], deps: Files): readonly string[] {
  const targets = words
    .slice(1)
    .map((word) => word.text)
    .filter((text) => !text.startsWith('-'));
  const pids = targets.filter((text) => /^\d+$/.test(text));
  if (pids.length > 0) return pids.flatMap((pid) => describePid(pid, deps));
  const ports = steps.flatMap((step) => (step.kind === 'runs' ? portsIn(step.words) : []));
  return [...new Set(ports)].flatMap((port) => describePort(port, deps));
}

/** The ports that `lsof -i :3000` or `fuser 3000/tcp` ask for. */
function portsIn(words: readonly StaticWord[]): readonly number[] {
  const program = words[0]?.text.replace(/^.*\//, '') ?? '';
  if (program === 'fuser') return words.flatMap((word) => numbers(/^(\d+)\/(?:tcp|udp)$/.exec(word.text)));
  if (program !== 'lsof') return [];
  return words.flatMap((word) => numbers(/(?:^|i(?:tcp)?)(?:@[\w.]+)?:(\d+)$/i.exec(word.text)));
}

function numbers(match: RegExpExecArray | null): readonly number[] {
  return match?.[1] === undefined ? [] : [Number(match[1])];
}

function describePid(pid: string, deps: Files): readonly string[] {
  const name = nameOf(pid, deps);
  return name === undefined ? [`There is no process ${pid}.`] : [`Stops process ${pid}: ${name}.`];
}

/** The command line of a process, or its name where that is empty. */
function nameOf(pid: string, { read }: Files): string | undefined {
  const line = read(`/proc/${pid}/cmdline`)?.split('\0').join(' ').trim();
  const name = line || read(`/proc/${pid}/comm`)?.trim();
  return name === undefined || name === '' ? undefined : showText(name);
}

function describeNamed(
  text: string,
  how: { whole: boolean; exact: boolean },
  deps: Files,
): readonly string[] {
  const matches = pidsOf(deps).flatMap((pid) => {
    const name = how.whole ? nameOf(pid, deps) : deps.read(`/proc/${pid}/comm`)?.trim();
    const fits = name !== undefined && (how.exact ? name === text.slice(0, 15) : name.includes(text));
    return fits ? [`${showText(name)} (${pid})`] : [];
  });
  if (matches.length === 0) return [`No process matches ${showText(text)}.`];
  const more = matches.length > 4 ? ` and ${matches.length - 4} more` : '';
  return [`Stops ${matches.slice(0, 4).join(', ')}${more}.`];
}

function pidsOf({ list }: Files): readonly string[] {
  return list('/proc')
    .filter((name) => /^\d+$/.test(name))
    .slice(0, PROCESS_LIMIT);
}

function describePort(port: number, deps: Files): readonly string[] {
  const inodes = new Set(
    ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) => listeners(deps.read(table) ?? '', port)),
  );
  if (inodes.size === 0) return [`Nothing listens on port ${port}.`];
  const holders = pidsOf(deps).filter((pid) =>
    deps
      .list(`/proc/${pid}/fd`)
      .some((fd) =>
        inodes.has(/^socket:\[(\d+)\]$/.exec(deps.follow(`/proc/${pid}/fd/${fd}`) ?? '')?.[1] ?? ''),
      ),
  );
  return holders.map((pid) => `Port ${port} is held by process ${pid}: ${nameOf(pid, deps) ?? 'unknown'}.`);
}

/** The socket numbers of those that listen on a port, from the kernel’s table. */
function listeners(table: string, port: number): readonly string[] {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  return table.split('\n').flatMap((line) => {
    const fields = line.trim().split(/\s+/);
    return fields[1]?.endsWith(`:${hex}`) && fields[3] === '0A' && fields[9] !== undefined ? [fields[9]] : [];
  });
}
