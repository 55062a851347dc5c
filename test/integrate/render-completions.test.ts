import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { missingShell, ShellSession } from '../support/shell-session.js';

const sessions: ShellSession[] = [];
const BASH_COMPLETION = '/usr/share/bash-completion/bash_completion';

/** In each shell: a command `greet` whose first argument completes to `hello` or `goodbye`. */
const GREET = {
  bash: '_greet() { COMPREPLY=($(compgen -W "hello goodbye" -- "$2")); }; complete -F _greet greet',
  zsh: 'autoload -Uz compinit && compinit -u; _greet() { compadd hello goodbye }; compdef _greet greet',
  fish: "complete -c greet -f -a 'hello goodbye'",
} as const;

function start(shell: keyof typeof GREET, more = ''): ShellSession {
  const session = new ShellSession(shell, {
    path: resolve(__dirname, 'fixtures'),
    before: `${more}\n${GREET[shell]}`,
  });
  sessions.push(session);
  return session;
}

/** Types the beginning of a line and Tab, and gives what ai-run got when the line was sent. */
async function complete(session: ShellSession, typed: string): Promise<string> {
  const start = await session.see(`${typed}\t`, /./);
  session.terminal.type('\r');
  const { output } = await session.answer(start);
  return /GOT args=<([^>]*)>/.exec(output)?.[1]?.trim() ?? output;
}

afterEach(() => {
  for (const session of sessions.splice(0)) session.close();
});

describe.each(['bash', 'zsh', 'fish'] as const)('completions in %s', (shell) => {
  const test = it.skipIf(missingShell(shell) !== undefined);

  test.each([
    ['ai-run --ana', '--analyze'],
    ['air --check', '--check-patterns'],
    ['air --init z', '--init zsh'],
    ['air greet hel', 'greet hello'],
    ['ai-run --quiet greet goo', '--quiet greet goodbye'],
    ['air --scope x greet hel', '--scope x greet hello'],
    ['air --fix greet hel', '--fix greet hello'],
  ])('completes %s to %s', async (typed, expected) => {
    expect(await complete(start(shell), typed)).toBe(expected);
  });
});

describe('completions in bash with bash-completion', () => {
  const test = it.skipIf(!existsSync(BASH_COMPLETION));

  test.each([
    ['air greet hel', 'greet hello'],
    ['air --learn git stat', '--learn git status'],
  ])('completes %s to %s', async (typed, expected) => {
    expect(await complete(start('bash', `. ${BASH_COMPLETION}`), typed)).toMatch(new RegExp(`^${expected}`));
  });
});

describe('completions in nu', () => {
  const test = it.skipIf(missingShell('nu') !== undefined);
  const COMPLETER =
    '$env.config.completions.external.completer = {|spans| if $spans.0 == greet { [hello goodbye] | where $it =~ $spans.1 } }';

  test.each([
    ['air --ana', '--analyze'],
    ['air --init z', '--init zsh'],
    ['air greet hel', 'greet hello'],
    ['air --scope x greet hel', '--scope x greet hello'],
    ['air mkdi', 'mkdir'],
    ['air --report one', '--report one.txt'],
  ])('completes %s to %s', async (typed, expected) => {
    const session = new ShellSession('nu', { path: resolve(__dirname, 'fixtures'), after: COMPLETER });
    sessions.push(session);
    writeFileSync(join(session.cwd, 'one.txt'), '');
    expect(await complete(session, typed)).toBe(expected);
  });
});

describe('completions in zsh', () => {
  const test = it.skipIf(missingShell('zsh') !== undefined);

  test('are there although compinit comes later', async () => {
    const session = new ShellSession('zsh', { path: resolve(__dirname, 'fixtures'), after: GREET.zsh });
    sessions.push(session);
    await session.run('true');
    expect(await complete(session, 'air --quiet greet hel')).toBe('--quiet greet hello');
  });
});
