import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ModelHome, makeModelHome } from '../support/model-home.js';
import { replyWith } from '../support/model-server.js';
import { openTerminal, startModelHome } from '../support/model-session.js';
import type { Terminal } from '../support/terminal.js';

const say = (command: string) => replyWith({ command, note: 'a note' });
const explanation = replyWith({ summary: 'It does a thing.', parts: [] });
function open(home: ModelHome, ...args: string[]): Terminal {
  return openTerminal(home, args, 120);
}

const TOUCH = 'safety:\n  tools: [touch, ls]\n';

describe('ai-run --prompt', () => {
  it('shows the card, asks, and runs the words without a shell', async () => {
    const home = await startModelHome(TOUCH, say("touch 'a;b' '$(id)'"));
    const screen = open(home, '--prompt', 'make two files', '--scope', '.');
    for (const line of [
      /Prompt: +make two files/,
      /Command: +touch/,
      /Tool: +touch/,
      /Scope: +\./,
      /Safety: +restricted/,
      /Explanation: +none/,
      /Risk: +/,
      /Config: +.*config\.yaml/,
    ]) {
      await screen.waitFor(line);
    }
    await screen.waitFor('Execute this command? [y/N]');
    screen.type('y\r');
    expect(await screen.end()).toBe(0);
    expect(readdirSync(home.cwd).sort()).toEqual(['$(id)', 'a;b']);
    expect(home.server.requests).toHaveLength(1);
    expect(home.history()[0]).toMatchObject({
      prompt: 'make two files',
      scope: '.',
      explain: false,
      confirm: true,
      exit_code: 0,
    });
  });

  it.each([
    ['rm x', 'not in safety.tools', 'safety.tools'],
    ['ls | touch x', 'it needs a shell', '--unsafe'],
    ["find . -name x -exec rm {} ';'", 'not in safety.tools', '--unrestricted'],
    [`awk 'BEGIN{system("touch x")}'`, 'any program', '--unrestricted'],
    ['ls \u202etouch', 'withheld', ''],
    ['ls\ntouch x', 'more than one line', ''],
    ['rm -rf /', 'withheld', ''],
    ['', 'knows no such command: a note', ''],
  ])('refuses %j and says why', async (command, reason, hint) => {
    const home = await startModelHome('safety:\n  tools: [touch, ls, find, awk]\n', say(command));
    const { status, stderr } = await home.run(['-p', 'do it']);
    expect(status).toBe(1);
    expect(stderr).toContain(reason);
    expect(stderr).toContain(hint);
    expect(stderr).not.toContain('\u202e');
    expect(readdirSync(home.cwd)).toEqual([]);
    expect(home.history()[0]).toMatchObject({ exit_code: 1, prompt: 'do it' });
  });

  it('allows operators with --unsafe, for listed tools', async () => {
    const home = await startModelHome(TOUCH, say('ls > out && touch x'));
    const screen = open(home, '--unsafe', '-p', 'do it');
    await screen.waitFor('[y/N]');
    screen.type('y\r');
    expect(await screen.end()).toBe(0);
    expect(existsSync(join(home.cwd, 'x'))).toBe(true);
    expect(JSON.parse(JSON.parse(home.server.requests[0]?.text ?? '').messages[1].content)).toMatchObject({
      operators: true,
    });
  });

  it.each([
    ['y\r', false],
    ['YES\r', false],
    ['yes\r', true],
  ])('wants the typed word for --unrestricted: %j', async (keys, runs) => {
    const home = await startModelHome(TOUCH, say('mkdir made'), explanation);
    const screen = open(home, '--unrestricted', '-p', 'do it');
    await screen.waitFor('Explanation:');
    await screen.waitFor('It does a thing.');
    await screen.waitFor('Type yes to execute it:');
    screen.type(keys);
    expect(await screen.end()).toBe(0);
    expect(existsSync(join(home.cwd, 'made'))).toBe(runs);
    expect(home.history()[0]).toMatchObject({ unrestricted: true, explain: true });
  });

  it('forbids --unrestricted before anything is sent', async () => {
    const home = await startModelHome('safety:\n  allow_unrestricted: false\n', say('ls'));
    const { status, stderr } = await home.run(['--unrestricted', '-p', 'do it']);
    expect(status).toBe(1);
    expect(stderr).toContain('safety.allow_unrestricted');
    expect(home.server.requests).toHaveLength(0);
  });

  it('explains where a tool asks for it', async () => {
    const home = await startModelHome(
      'safety:\n  tools:\n    - name: touch\n      force_explain: true\n',
      say('touch x'),
      explanation,
    );
    const { stderr } = await home.run(['-p', 'do it']);
    expect(stderr).toContain('Generated command:');
    expect(stderr).toContain('It does a thing.');
  });

  it('sends what the person shows, redacted, exactly as --show-payload says', async () => {
    const home = await startModelHome(TOUCH, say('ls'));
    writeFileSync(join(home.cwd, 'notes.txt'), 'token = ghp_abcdefghijklmnopqrstuvwxyz0123456789\nplain\n');
    const args = ['--peek', 'notes.txt', '--scope', '.', '-p', 'what is here'];
    const shown = await home.run(
      [...args, '--show-payload'].toSorted((a) => (a === '--show-payload' ? -1 : 0)),
    );
    expect(home.server.requests).toHaveLength(0);
    await home.run(args);
    const sent = home.server.requests[0]?.text ?? '';
    expect(shown.stdout.trimEnd()).toBe(sent);
    expect(sent).not.toContain('ghp_abc');
    const facts = JSON.parse(JSON.parse(sent).messages[1].content);
    expect(facts).toMatchObject({ listing: 'notes.txt\n', scope: '.', peeks: [{ path: 'notes.txt' }] });
    expect(facts.peeks[0].text).toContain('plain');
    expect(home.history().at(-1)).toMatchObject({ scope: '.', peek_files: ['notes.txt'] });
  });

  it('fails with the reason where the model fails, and runs nothing', async () => {
    const home = await startModelHome(
      TOUCH,
      replyWith({ command: 'touch x', note: '' }, { finish: 'length' }),
    );
    const { status, stderr } = await home.run(['-p', 'do it']);
    expect(status).toBe(1);
    expect(stderr).toContain('cut off');
    expect(home.history()[0]).toMatchObject({ exit_code: 1, generated_command: null });
  });

  it('says what it lacks without a key', async () => {
    const { status, stderr } = await makeModelHome().run(['-p', 'list files']);
    expect(status).toBe(1);
    expect(stderr).toMatch(/needs a model, and no key.*\n.*OPENAI_API_KEY/);
  });

  it('gives the command as JSON and runs nothing', async () => {
    const home = await startModelHome(TOUCH, say('touch x'));
    const { status, stdout } = await home.run(['--json', '-p', 'do it']);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ prompt: 'do it', command: 'touch x', safety: 'restricted' });
    expect(existsSync(join(home.cwd, 'x'))).toBe(false);
  });

  it('keeps raw replies in a private audit log if asked to', async () => {
    const home = await startModelHome(`  audit: true\n${TOUCH}`, say('touch x'));
    await home.run(['-p', 'do it']);
    const log = join(home.env.HOME ?? '', '.local/share/ai-run/audit.log');
    expect(JSON.parse(readFileSync(log, 'utf8'))).toMatchObject({
      model: 'test-model',
      generations: [expect.stringContaining('touch x')],
    });
    expect(statSync(log).mode & 0o777).toBe(0o600);
  });
});
