import { type Command, forEachChildOf, parseLine, type SyntaxNode } from './parse-line.js';

/** One word of a line: its value after quote removal and where it stands. */
export interface ShellWord {
  readonly value: string;
  readonly text: string;
  readonly pos: number;
  readonly end: number;
}

/** A redirection of a simple command. */
export interface ShellRedirect {
  readonly operator: string;
  readonly target: ShellWord | undefined;
  readonly pos: number;
}

/** A simple command of a line, its wrappers (sudo, env, …) told from the program itself. */
export interface SimpleCommand {
  /** The program's name without its folder. */
  readonly program: string;
  /** The program's word and its arguments. */
  readonly words: readonly [ShellWord, ...ShellWord[]];
  /** Words before the program that only wrap it. */
  readonly wrappers: readonly ShellWord[];
  readonly assignments: readonly string[];
  readonly redirects: readonly ShellRedirect[];
  readonly pos: number;
  readonly end: number;
}

interface Wrapper {
  /** Options that take the next word as their value. */
  readonly valued: readonly string[];
  /** Plain operands before the wrapped command. */
  readonly operands: number;
}

const none: Wrapper = { valued: [], operands: 0 };
const WRAPPERS: Readonly<Record<string, Wrapper>> = {
  sudo: { valued: ['-u', '-g', '-h', '-p', '-C', '-D', '-R', '-T', '-U', '--user', '--group'], operands: 0 },
  doas: { valued: ['-u', '-C'], operands: 0 },
  env: { valued: ['-u', '-C', '-S', '--unset', '--chdir'], operands: 0 },
  nice: { valued: ['-n'], operands: 0 },
  ionice: { valued: ['-c', '-n', '-p'], operands: 0 },
  nohup: none,
  setsid: none,
  time: none,
  command: none,
  builtin: none,
  exec: { valued: ['-a'], operands: 0 },
  stdbuf: { valued: ['-i', '-o', '-e'], operands: 0 },
  timeout: { valued: ['-s', '-k', '--signal', '--kill-after'], operands: 1 },
  unbuffer: none,
  caffeinate: none,
  strace: { valued: ['-o', '-e', '-p', '-s'], operands: 0 },
};

/** Whether an option of a program that runs another one takes the next word as its value. */
export function takesValue(wrapper: string, option: string): boolean {
  return Object.hasOwn(WRAPPERS, wrapper) && WRAPPERS[wrapper]?.valued.includes(option) === true;
}

/** Every simple command of a line, in the order they stand there. */
export function simpleCommands(line: string): readonly SimpleCommand[] {
  const found: SimpleCommand[] = [];
  const visit = (node: SyntaxNode): void => {
    if (node.type === 'Command') {
      const command = toSimpleCommand(node);
      if (command) found.push(command);
    }
    forEachChildOf(node, visit);
  };
  visit(parseLine(line));
  return found;
}

/** The simple commands that can be edited in their place; not those in backquotes where backslashes are taken out first. */
export function editableCommands(line: string): readonly SimpleCommand[] {
  return simpleCommands(line).filter(({ words, wrappers, redirects }) => {
    const targets = redirects.flatMap(({ target }) => target ?? []);
    return [...wrappers, ...words, ...targets].every(({ pos, end, text }) => line.slice(pos, end) === text);
  });
}

function toSimpleCommand(node: Command): SimpleCommand | undefined {
  if (!node.name) return undefined;
  const all: ShellWord[] = [node.name, ...node.args].map((word) => ({
    value: word.type === 'Word' ? word.value : word.text,
    text: word.text,
    pos: word.pos,
    end: word.end,
  }));
  const start = skipWrappers(all);
  const [first, ...rest] = all.slice(start);
  if (!first) return undefined;
  return {
    program: first.value.replace(/^.*\//, '') || first.value,
    words: [first, ...rest],
    wrappers: all.slice(0, start),
    assignments: node.prefix.flatMap((part) => (part.type === 'Assignment' ? [part.text] : [])),
    redirects: node.redirects.map((redirect) => ({
      operator: redirect.operator,
      target: redirect.type === 'HereDoc' ? undefined : redirect.target,
      pos: redirect.pos,
    })),
    pos: node.pos,
    end: node.end,
  };
}

function skipWrappers(words: readonly ShellWord[]): number {
  let index = 0;
  for (;;) {
    const name = words[index]?.value.replace(/^.*\//, '') ?? '';
    const wrapper = Object.hasOwn(WRAPPERS, name) ? WRAPPERS[name] : undefined;
    if (!wrapper) return index;
    const next = skipWrapper(words, index + 1, wrapper);
    if (next >= words.length) return index;
    index = next;
  }
}

function skipWrapper(words: readonly ShellWord[], from: number, wrapper: Wrapper): number {
  let index = from;
  let operands = wrapper.operands;
  for (; index < words.length; index++) {
    const value = words[index]?.value ?? '';
    if (wrapper.valued.includes(value)) index++;
    else if (value.startsWith('-') || /^\w+=/.test(value)) continue;
    else if (operands > 0) operands--;
    else break;
  }
  return index;
}
