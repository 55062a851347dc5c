import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ModelHome, makeModelHome } from '../support/model-home.js';
import { replyWith, type ScriptedReply } from '../support/model-server.js';
import { startModelHome } from '../support/model-session.js';

const review = {
  explanation: 'git does not know psuh.\u001b[31m',
  next_steps: ['Type push.'],
  limitations: 'The repository is unknown.',
};
const homeWithModel = (...replies: ScriptedReply[]) => startModelHome('', ...replies);

function plant(home: ModelHome, ...entries: object[]): void {
  const folder = join(home.env.HOME ?? '', '.local/share/ai-run');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'history.log'), entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
}

const failed = {
  ts: '2026-01-01T00:00:00.000Z',
  cwd: '/tmp',
  argv: ['git', 'psuh'],
  exit_code: 1,
  failure: {
    command: 'git psuh',
    stdout: '',
    stderr: "git: 'psuh' is not a git command. See 'git --help'.\n",
    merged: false,
  },
};
const analysis = { ...failed, argv: ['--analyze'], exit_code: 0, failure: undefined, notes: 'analyze mode' };

describe('ai-run --analyze', () => {
  it('says kindly that there is nothing yet, and exits 2', async () => {
    const home = makeModelHome();
    expect(await home.run(['--analyze'])).toEqual({
      status: 2,
      stdout: '',
      stderr: 'No history available to analyze yet.\n',
    });
  });

  it.each([
    ['--analyze', 'ls'],
    ['--analyze', '--scope', '.'],
    ['--analyze', '--unsafe'],
    ['--analyze', '--explain', 'ls'],
  ])('stands alone: %s %s', async (...args) => {
    const { status, stderr } = await makeModelHome().run(args);
    expect(status).not.toBe(0);
    expect(stderr).toContain('The --analyze option cannot be combined with other ai-run parameters.\n');
    expect(stderr).toContain('Run `ai-run --analyze` alone to analyze the latest command.\n');
  });

  it('answers without a model: the patterns look at the stored failure again', async () => {
    const home = makeModelHome();
    plant(home, failed, analysis);
    const { status, stdout } = await home.run(['--analyze']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Latest run: \d{4}-\S+Z in \/.*\n\n.*Command failed: git psuh\n/);
    expect(stdout.match(/git psuh/g)).toHaveLength(1);
    expect(stdout.match(/exit code/gi)).toHaveLength(1);
    expect(stdout).toContain("'psuh' is not a git command");
    expect(stdout).toContain('Heuristic analysis (no AI)');
    expect(home.history().at(-1)).toMatchObject({
      argv: ['--analyze'],
      notes: 'analyze mode',
      generated_command: null,
    });
  });

  it('knows the fix that only a look at the machine gives', async () => {
    const home = makeModelHome();
    mkdirSync(join(home.cwd, 'web'));
    writeFileSync(join(home.cwd, 'web/package.json'), '{}');
    const stderr = `npm error enoent Could not read package.json: Error: ENOENT: no such file or directory, open '${home.cwd}/package.json'\n`;
    const failure = { command: 'npm test', stdout: '', stderr, merged: false };
    plant(home, { ...failed, cwd: home.cwd, argv: ['npm', 'test'], exit_code: 254, failure });
    expect((await home.run(['--analyze'])).stdout).toContain('$ cd ./web && npm test\n');
    plant(home, { ...failed, cwd: join(home.cwd, 'gone'), argv: ['npm', 'test'], exit_code: 254, failure });
    expect((await home.run(['--analyze'])).status).toBe(0);
  });

  it('sets what the model says off by one empty line', async () => {
    const home = await homeWithModel(replyWith(review));
    plant(home, failed);
    const { stdout } = await home.run(['--analyze']);
    expect(stdout).toMatch(/[^\n]\n\nWhat happened:\n/);
    expect(stdout).toContain('\n\nNot known:\n  The repository is unknown.\n');
  });

  it('asks the model once, for words only, and shows them clean', async () => {
    const home = await homeWithModel(replyWith(review));
    plant(home, failed);
    const { status, stdout, stderr } = await home.run(['--analyze']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('git does not know psuh.\n');
    expect(stdout).toContain('- Type push.');
    expect(stdout).not.toContain('\u001b');
    expect(home.server.requests).toHaveLength(1);
    const body = JSON.parse(home.server.requests[0]?.text ?? '');
    expect(body.temperature).toBe(0);
    expect(JSON.parse(body.messages[1].content).latest_run).toMatchObject({
      argv: ['git', 'psuh'],
      exit_code: 1,
    });
    expect(JSON.stringify(body.response_format)).not.toContain('"command"');
    expect(home.history().at(-1)).toMatchObject({ model: 'test-model', tokens: 120 });
  });

  it('prints the offline analysis and fails where the model fails', async () => {
    const home = await homeWithModel({ kind: 'status', status: 401 });
    plant(home, failed);
    const { status, stdout, stderr } = await home.run(['--analyze']);
    expect(status).toBe(1);
    expect(stdout).toContain("'psuh' is not a git command");
    expect(stderr).toMatch(/^ai-run: the model gave no analysis: .*refused the key \(401\)/);
    const json = await home.run(['--analyze', '--json']);
    expect(json.status).toBe(1);
    expect(JSON.parse(json.stdout)).toMatchObject({
      entry: { argv: ['git', 'psuh'] },
      error: { kind: 'unauthorized' },
    });
  });

  it('gives everything as one JSON object', async () => {
    const home = await homeWithModel(replyWith(review));
    plant(home, failed);
    const { stdout } = await home.run(['--analyze', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({
      entry: { exit_code: 1 },
      diagnosis: { analysis: { analysis_method: 'Heuristic' } },
      review: { next_steps: ['Type push.'] },
    });
  });

  it('shows exactly the bytes that it would send, and sends nothing', async () => {
    const home = await homeWithModel(replyWith(review));
    plant(home, { ...failed, argv: ['curl', '-H', 'Authorization: Bearer abcdefghijklmnop1234567890'] });
    const { stdout } = await home.run(['--analyze', '--show-payload']);
    expect(home.server.requests).toHaveLength(0);
    expect(stdout).not.toContain('abcdefghijklmnop');
    await home.run(['--analyze']);
    expect(home.server.requests[0]?.text).toBe(stdout.trimEnd());
  });

  it('asks nobody with --no-ai', async () => {
    const home = await homeWithModel(replyWith(review));
    plant(home, failed);
    expect((await home.run(['--analyze', '--no-ai'])).status).toBe(0);
    expect((await home.run(['--analyze'], { AI_RUN_NO_AI: '1' })).status).toBe(0);
    expect(home.server.requests).toHaveLength(0);
  });

  it('says what is not known of a run that left no output, or that went well', async () => {
    const home = makeModelHome();
    plant(home, { ...failed, failure: undefined });
    expect((await home.run(['--analyze'])).stdout).toContain('nothing of its output was kept');
    plant(home, { ...failed, failure: undefined, exit_code: 0 });
    expect((await home.run(['--analyze'])).stdout).toContain('It succeeded');
  });
});
