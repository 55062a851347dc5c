import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { binary, cleanEnv } from '../support/built-binary.js';
import {
  type ModelServer,
  replyWith,
  type ScriptedReply,
  startModelServer,
} from '../support/model-server.js';
import { runPiped } from '../support/run-piped.js';
import { temporaryFolder } from '../support/temporary-folder.js';
import { aiRunInTerminal, type Terminal } from '../support/terminal.js';

/** A small project whose test fails, a scripted model and a home of its own. */
export interface FixGround {
  readonly root: string;
  readonly env: Record<string, string>;
  readonly server: ModelServer;
  readonly fix: (args?: readonly string[]) => Terminal;
  /** Runs --fix without a terminal, with keys typed into a pipe. */
  readonly piped: (input: string) => Promise<{ readonly status: number | null; readonly text: string }>;
  readonly undo: (id?: string) => { readonly status: number; readonly text: string };
  /** What a mode that only prints says. */
  readonly show: (mode: string) => string;
  /** The lines of the history log. */
  readonly history: () => Record<string, unknown>[];
  readonly read: (path: string) => string;
  readonly write: (path: string, text: string) => void;
  /** What the model was told in its question number n. */
  readonly facts: (question: number) => Record<string, unknown>;
}

export const BROKEN = 'exports.add = (a, b) => a - b;\nexports.name = "calc";\n';
export const TEST = [
  'const { add, name } = require("./calc.js");',
  'if (add(2, 3) !== 5) { console.error("expected 5, got " + add(2, 3)); process.exit(1); }',
  'if (name !== "calculator") { console.error("bad name " + name); process.exit(2); }',
  'console.log("all fine");',
  '',
].join('\n');

/** The hash of a text, as the model is shown it. */
export const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** A reply that asks for looks. */
export const looks = (...wanted: Record<string, unknown>[]) =>
  replyWith({
    summary: '',
    looks: wanted.map((look) => ({ path: '', from: 0, to: 0, text: '', ...look })),
    steps: [],
  });
export const readCalc = looks({ tool: 'read_file', path: 'calc.js' });

/** A step that changes one file by one edit. */
export const edit = (path: string, sha256: string | null, search: string, replace: string) => ({
  title: `Mend ${path}`,
  kind: 'edit',
  command: '',
  files: [{ path, sha256, edits: [{ search, replace }], content: null }],
});
export const command = (line: string, kind = 'command') => ({
  title: `Run ${line}`,
  kind,
  command: line,
  files: [],
});

/** A reply that proposes steps. */
export const steps = (...proposed: unknown[]) =>
  replyWith({ summary: 'It subtracts.', looks: [], steps: proposed });

/** Sets everything up; `config` is more YAML for the config file. */
export async function fixGround(replies: readonly ScriptedReply[], config = ''): Promise<FixGround> {
  const root = realpathSync(temporaryFolder('ai-run-fix-'));
  execFileSync('git', ['init', '-q'], { cwd: root });
  const server = await startModelServer(replies);
  const env = cleanEnv({ NO_COLOR: '1' });
  const configFile = join(env.HOME ?? root, '.config', 'ai-run', 'config.yaml');
  mkdirSync(dirname(configFile), { recursive: true });
  writeFileSync(
    configFile,
    `ai:\n  endpoint: ${server.endpoint}\n  model: scripted\n  timeout_seconds: 30\n${config}`,
  );
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write('calc.js', BROKEN);
  write('test.js', TEST);
  return {
    root,
    env,
    server,
    write,
    read: (path) => readFileSync(join(root, path), 'utf8'),
    fix: (args = ['node', 'test.js']) =>
      aiRunInTerminal(['--fix', ...args], { env, cwd: root, columns: 200 }),
    piped: (input) => piped(env, root, input),
    undo: (id) => undo(env, root, id),
    show: (mode) => String(runPiped([...binary(), mode], { env, cwd: root }).stdout),
    history: () => readLog(join(env.HOME ?? root, '.local/share/ai-run/history.log')),
    facts: (question) => factsOf(server.requests[question - 1]?.text ?? ''),
  };
}

function undo(env: Record<string, string>, cwd: string, id?: string): { status: number; text: string } {
  const { status, stdout, stderr } = runPiped([...binary(), '--undo', ...(id === undefined ? [] : [id])], {
    env,
    cwd,
  });
  return { status: status ?? -1, text: String(stdout) + String(stderr) };
}

function factsOf(request: string): Record<string, unknown> {
  const body: { messages: { role: string; content: string }[] } = JSON.parse(request);
  return JSON.parse(body.messages.find(({ role }) => role === 'user')?.content ?? '{}');
}

/** Not spawnSync: the scripted model lives in this very process. */
function piped(
  env: Record<string, string>,
  cwd: string,
  input: string,
): Promise<{ status: number | null; text: string }> {
  const [program, ...args] = binary();
  const child = spawn(program, [...args, '--fix', 'node', 'test.js'], { env, cwd });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      text += String(chunk);
    });
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, text }));
  });
}

function readLog(path: string): Record<string, unknown>[] {
  return readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}
