import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ModelHome, makeModelHome } from '../support/model-home.js';
import { replyWith, type ScriptedReply } from '../support/model-server.js';
import { openTerminal, startModelHome } from '../support/model-session.js';
import type { Terminal } from '../support/terminal.js';

const command = { command: 'touch made-by-model', note: 'makes a file' };
const explanation = {
  summary: 'Makes an empty file.',
  parts: [{ piece: 'touch', meaning: 'updates times' }],
};
const TOOLS = 'safety:\n  tools: [touch, ls]\n';
const homeWithModel = (...replies: ScriptedReply[]) => startModelHome(TOOLS, ...replies);

function open(home: ModelHome, ...args: string[]): Terminal {
  return openTerminal(home, args, 120);
}

describe('ai-run --explain with a model', () => {
  it('generates, explains by a second call at temperature 0, asks, and runs after a yes', async () => {
    const home = await homeWithModel(replyWith(command), replyWith(explanation));
    const screen = open(home, '--explain', 'make me a file please');
    await screen.waitFor('Generated command:');
    await screen.waitFor('touch made-by-model');
    await screen.waitFor('Explanation:');
    await screen.waitFor('Makes an empty file.');
    await screen.waitFor('Execute this command? [y/N]');
    expect(existsSync(join(home.cwd, 'made-by-model'))).toBe(false);
    screen.type('y\r');
    expect(await screen.end()).toBe(0);
    expect(existsSync(join(home.cwd, 'made-by-model'))).toBe(true);
    const bodies = home.server.requests.map(({ text }) => JSON.parse(text));
    expect(bodies.map((body) => body.temperature)).toEqual([0, 0]);
    expect(JSON.parse(bodies[1].messages[1].content)).toEqual({ command: 'touch made-by-model' });
    expect(home.history()).toHaveLength(1);
    expect(home.history()[0]).toMatchObject({
      generated_command: 'touch made-by-model',
      explain: true,
      confirm: true,
      unsafe_mode: false,
      exit_code: 0,
      prompt: 'make me a file please',
      tokens: 240,
    });
  });

  it('sends what --show-payload shows, to the byte', async () => {
    const home = await homeWithModel(replyWith(explanation));
    const shown = await home.run(['--show-payload', '--explain', 'touch a-file']);
    expect(home.server.requests).toHaveLength(0);
    await home.run(['--explain', 'touch a-file']);
    expect(home.server.requests.map(({ text }) => text)).toEqual([shown.stdout.trimEnd()]);
  });

  it.each(['n\r', '\r', '\u0003', '\u0004', 'yo\r'])(
    'runs nothing at %j, exits 0, and records that',
    async (keys) => {
      const home = await homeWithModel(replyWith(command), replyWith(explanation));
      const screen = open(home, '-e', 'make me a file please');
      await screen.waitFor('[y/N]');
      screen.type(keys);
      expect(await screen.end()).toBe(0);
      expect(existsSync(join(home.cwd, 'made-by-model'))).toBe(false);
      expect(home.history()[0]).toMatchObject({
        exit_code: 0,
        confirm: true,
        generated_command: 'touch made-by-model',
      });
    },
  );

  it('does not count keys typed before the question', async () => {
    const home = await homeWithModel(replyWith(command, { delayMs: 700 }), replyWith(explanation));
    const screen = open(home, '-e', 'make me a file please');
    screen.type('y\ry\r');
    await screen.waitFor('[y/N]');
    screen.type('\r');
    expect(await screen.end()).toBe(0);
    expect(existsSync(join(home.cwd, 'made-by-model'))).toBe(false);
  });

  it('still shows the command and asks where the explanation fails', async () => {
    const home = await homeWithModel(replyWith(command), { kind: 'content', content: 'sorry' });
    const screen = open(home, '--explain', 'make me a file please');
    await screen.waitFor('touch made-by-model');
    await screen.waitFor('The model did not explain it');
    await screen.waitFor('[y/N]');
    screen.type('y\r');
    expect(await screen.end()).toBe(0);
    expect(existsSync(join(home.cwd, 'made-by-model'))).toBe(true);
  });

  it('asks with --unsafe too', async () => {
    const home = await homeWithModel(
      replyWith({ ...command, command: 'ls | touch piped' }),
      replyWith(explanation),
    );
    const screen = open(home, '--explain', '--unsafe', 'make me a file please');
    await screen.waitFor('[y/N]');
    screen.type('n\r');
    expect(await screen.end()).toBe(0);
    expect(existsSync(join(home.cwd, 'piped'))).toBe(false);
    expect(home.history()[0]).toMatchObject({ unsafe_mode: true, confirm: true, explain: true });
  });

  it('explains a command that the person gives, without generating one', async () => {
    const home = await homeWithModel(replyWith(explanation));
    const screen = open(home, '--explain', '--', 'touch', 'a b');
    await screen.waitFor("touch 'a b'");
    await screen.waitFor('Makes an empty file.');
    await screen.waitFor('[y/N]');
    screen.type('yes\r');
    expect(await screen.end()).toBe(0);
    expect(existsSync(join(home.cwd, 'a b'))).toBe(true);
    expect(home.server.requests).toHaveLength(1);
  });

  it('runs nothing without a terminal', async () => {
    const home = await homeWithModel(replyWith(command), replyWith(explanation));
    const { status, stderr } = await home.run(['--explain', 'make me a file please']);
    expect(status).toBe(0);
    expect(stderr).toContain('Not executed: there is no terminal to ask on.');
    expect(existsSync(join(home.cwd, 'made-by-model'))).toBe(false);
  });

  it('skips the model, not the question, at Ctrl-C while it waits', async () => {
    const home = await homeWithModel({ kind: 'hang' });
    const screen = open(home, '--explain', '--', 'touch', 'x');
    await screen.waitFor('Asking test-model');
    screen.type('\u0003');
    await screen.waitFor('the model was skipped');
    await screen.waitFor('[y/N]');
    screen.type('n\r');
    expect(await screen.end()).toBe(0);
  });
});

describe('ai-run --explain without a model', () => {
  it('explains a real command by its structure, asks, and runs it after a yes', async () => {
    const home = makeModelHome();
    writeFileSync(join(home.cwd, 'one'), '');
    const screen = open(home, '--explain', 'ls -a | sort -r > listed');
    await screen.waitFor('Explanation:');
    await screen.waitFor('[y/N]');
    screen.type('y\r');
    expect(await screen.end()).toBe(0);
    expect(existsSync(join(home.cwd, 'listed'))).toBe(true);
    expect(home.history()[0]).toMatchObject({ explain: true, confirm: true, exit_code: 0 });
  });

  it('passes the exit code of the command on', async () => {
    const home = makeModelHome();
    const screen = open(home, '-e', 'exit 7');
    await screen.waitFor('[y/N]');
    screen.type('y\r');
    expect(await screen.end()).toBe(7);
    expect(home.history()[0]).toMatchObject({ exit_code: 7 });
  });

  it('says plainly what a request in words lacks', async () => {
    const home = makeModelHome();
    const { status, stderr } = await home.run(['--explain', 'make me a file please']);
    expect(status).not.toBe(0);
    expect(stderr).toMatch(/needs a model, and no key for one is configured/);
    expect(stderr).toContain('OPENAI_API_KEY');
    expect(home.history()[0]).toMatchObject({
      exit_code: status,
      prompt: 'make me a file please',
      explain: true,
    });
  });

  it('says where words that begin with a program may be a request', async () => {
    const home = makeModelHome();
    const { stdout, stderr, status } = await home.run(['--explain', 'find big files']);
    expect([stdout, status]).toEqual(['', 0]);
    expect(stderr).toContain('find big files');
    expect(stderr.replace(/\s+/g, ' ')).toContain('Making a command of a request needs a model');
  });

  it('explains what it would never run, and does not offer to', async () => {
    const home = makeModelHome();
    const screen = open(home, '-e', 'rm -rf /');
    await screen.waitFor('Explanation:');
    await screen.waitFor('ai-run will not run this');
    expect(await screen.end()).toBe(0);
    expect(screen.output).not.toContain('[y/N]');
  });

  it('gives the explanation as JSON and runs nothing', async () => {
    const home = makeModelHome();
    const { status, stdout } = await home.run(['--explain', '--json', '--', 'touch', 'x']);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      command: 'touch x',
      generated: false,
      explanation: { source: 'offline' },
    });
    expect(existsSync(join(home.cwd, 'x'))).toBe(false);
  });
});
