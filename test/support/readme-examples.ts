import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import { binary, cleanEnv } from './built-binary.js';
import { runPiped } from './run-piped.js';
import { temporaryFolder } from './temporary-folder.js';
import { Terminal } from './terminal.js';

/** An example of the README: how its place is made, and what keeps it from being made again here. */
export interface ReadmeExample {
  readonly command: string;
  /** Why it cannot be made again on this machine. */
  readonly lacks: () => string | undefined;
  /** Prepares the folder; gives what stands in the README but is another here. */
  readonly prepare?: (folder: string) => Promise<Readonly<Record<string, string>>>;
  /** What differs from run to run, machine to machine. */
  readonly varies?: RegExp;
  /** What is typed where it runs in a terminal: each after the text that is waited for. */
  readonly typed?: readonly (readonly [wanted: string, keys: string])[];
}

const SQRT_LOG = `/usr/bin/ld: /tmp/ccwmuEN1.o: in function \`main':
roots.c:(.text+0x42): undefined reference to \`sqrt'
collect2: error: ld returned 1 exit status
`;

/** One for each command whose output the README shows. */
export const README_EXAMPLES: readonly ReadmeExample[] = [
  {
    command: 'ai-run git psuh origin main',
    lacks: () => lackingOf(['git']),
    typed: [
      ['press Enter to skip: ', '1\r'],
      ['[y/N] ', '\u0003'],
    ],
  },
  {
    command: 'ai-run python3 -m http.server 8123 2>&1 | tail -10',
    lacks: () => lackingOf(['python3', 'fuser', 'ss']),
    prepare: holdPort,
    varies: /process \d+|output line \d+/g,
  },
  {
    command: "ai-run 'cat notes.txt | grpe todo' 2>&1 | cat",
    lacks: () => undefined,
    prepare: (folder) => place(folder, 'notes.txt', 'todo: water the plants\n'),
  },
  {
    command: "ai-run --explain 'git push --force origin main' </dev/null",
    lacks: () =>
      manualOf('git-push').includes('refuses to update a remote ref that is not an ancestor of the local ref')
        ? undefined
        : 'no manual of git with these words',
  },
  {
    command: "ai-run --diagnose build.log --command 'gcc roots.c -o roots'",
    lacks: () => undefined,
    prepare: (folder) => place(folder, 'build.log', SQRT_LOG),
  },
];

/** Makes an example again: what the README shows of it, and what was printed, with what may differ taken out. */
export async function playExample(
  example: ReadmeExample,
  shown: string,
): Promise<{ readonly shown: string; readonly made: string }> {
  const folder = temporaryFolder('ai-run-example-');
  const here = (await example.prepare?.(folder)) ?? {};
  const local = (text: string) =>
    Object.entries(here).reduce((changed, [there, mine]) => changed.replaceAll(there, mine), text);
  const alike = (text: string) =>
    (example.varies ? text.replace(example.varies, '…') : text).replaceAll('\t', ' '.repeat(8)).trimEnd();
  const env = environment();
  const argv = ['bash', '-c', `${local(example.command)}`];
  const made = example.typed
    ? await playInTerminal(argv, example.typed, { cwd: folder, env })
    : runPiped(['bash', '-c', `{ ${local(example.command)}\n} 2>&1`], { cwd: folder, env }).stdout.toString();
  return { shown: alike(local(shown)), made: alike(made) };
}

/** A clean environment in which `ai-run` is the program under test. */
function environment(): Record<string, string> {
  const programs = join(temporaryFolder('ai-run-path-'), 'bin');
  const quoted = binary().map((word) => `'${word.replaceAll("'", `'\\''`)}'`);
  mkdirSync(programs);
  writeFileSync(join(programs, 'ai-run'), `#!/bin/sh\nexec ${quoted.join(' ')} "$@"\n`);
  chmodSync(join(programs, 'ai-run'), 0o755);
  const env = cleanEnv();
  return { ...env, PATH: `${programs}:${env.PATH}` };
}

async function playInTerminal(
  argv: readonly string[],
  typed: NonNullable<ReadmeExample['typed']>,
  options: { readonly cwd: string; readonly env: Record<string, string> },
): Promise<string> {
  const terminal = new Terminal(argv, options);
  onTestFinished(() => terminal.close());
  let output = '';
  for (const [wanted, keys] of typed) {
    output = await terminal.waitFor(wanted);
    terminal.type(keys);
  }
  return output.replace(/\u001b\[[\d;]*[A-Za-z]|\r/g, '');
}

function lackingOf(programs: readonly string[]): string | undefined {
  const missing = programs.filter((name) => runPiped(['sh', '-c', `command -v ${name}`]).status !== 0);
  return missing.length > 0 ? `no ${missing.join(', ')} on this machine` : undefined;
}

async function place(folder: string, name: string, text: string): Promise<Readonly<Record<string, string>>> {
  writeFileSync(join(folder, name), text);
  return {};
}

/** A manual page as one line of text; empty where there is none. */
function manualOf(page: string): string {
  const { status, stdout } = runPiped(['sh', '-c', `man -w ${page}`]);
  const path = stdout.toString().trim();
  if (status !== 0 || path === '') return '';
  const bytes = readFileSync(path);
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString().replace(/\s+/g, ' ');
}

/** Lets python3 listen on a port whose neighbour is free, until the test ends. */
async function holdPort(folder: string): Promise<Readonly<Record<string, string>>> {
  const port = await freePair();
  const server = spawn('python3', ['-m', 'http.server', String(port)], { cwd: folder, stdio: 'ignore' });
  onTestFinished(() => {
    server.kill('SIGKILL');
  });
  const deadline = Date.now() + 30_000;
  while (!(await answers(port))) {
    if (Date.now() > deadline) throw new Error(`python3 does not listen on port ${port}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { 8123: String(port), 8124: String(port + 1) };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const settle = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });
}

/** A free port followed by a free one. */
async function freePair(): Promise<number> {
  for (let port = 20_000 + (process.pid % 20_000); port < 60_000; port += 2) {
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
  throw new Error('no two free ports side by side');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
