import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { binary, cleanEnv } from '../support/built-binary.js';
import { compareScript, readable, wrapper } from './compare.js';
import { compareInTerminal, moment, scriptIn } from './compare-terminal.js';

/** Counts a signal for a second, so that a second one would be seen. */
function counting(name: string): string {
  return `trap 'echo got ${name}' ${name}; echo ready; for i in 1 2 3 4 5 6 7 8 9 10; do sleep 0.1; done; exit 3`;
}

/** The script in a process group of its own, to which the signal is sent once it has been ready for a while. */
async function outcome(prefix: readonly string[], name: string, toGroup: boolean) {
  const [program = '', ...args] = [...prefix, 'bash', '-c', counting(name), 'x'];
  const stdio = ['ignore', 'pipe', 'ignore'] as const;
  const child = spawn(program, args, { env: cleanEnv(), detached: true, stdio: [...stdio] });
  let output = '';
  child.stdout?.on('data', (data) => {
    output += data;
  });
  await once(child.stdout ?? child, 'data');
  await moment(500);
  const pid = child.pid ?? Number.NaN;
  process.kill(toGroup ? -pid : pid, `SIG${name}`);
  const [code] = await once(child, 'close');
  return { code, output };
}

describe('a signal reaches the command once', () => {
  it.each(
    ['TERM', 'INT', 'HUP', 'USR1', 'QUIT', 'IO', 'XCPU'].flatMap((name) => [
      [name, true] as const,
      [name, false] as const,
    ]),
  )('SIG%s, to the whole group: %s', async (name, toGroup) => {
    const expected = { code: 3, output: `ready\ngot ${name}\n` };
    expect(await outcome([], name, toGroup)).toEqual(expected);
    expect(await outcome([...binary(), '--quiet'], name, toGroup)).toEqual(expected);
  });

  it.each(['WINCH', 'PWR', 'PROF', 'VTALRM', 'SYS', 'TRAP', 'STKFLT'])(
    'SIG%s to the wrapper alone',
    async (name) => {
      const direct = await outcome([], name, false);
      expect(await outcome([...binary(), '--quiet'], name, false)).toEqual(direct);
    },
  );

  it('SIGKILL ends the command together with the wrapper', async () => {
    const script = 'echo $$; exec sleep 30';
    const [program = '', ...args] = [...binary(), '--quiet', 'sh', '-c', script, 'x'];
    const child = spawn(program, args, { env: cleanEnv(), stdio: ['ignore', 'pipe', 'ignore'] });
    const [pid] = await once(child.stdout ?? child, 'data');
    await moment(700);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const isThere = () => existsSync(`/proc/${Number(pid)}`);
    for (let tries = 0; tries < 40 && isThere(); tries += 1) await moment(50);
    expect(isThere()).toBe(false);
  });

  it.each(['INT', 'TERM'])('SIG%s to the wrapper alone, in the foreground of a terminal', async (name) => {
    for (const prefix of ['', wrapper()]) {
      const terminal = scriptIn(prefix, `echo $$; exec $W bash -c "${counting(name)}" x`);
      const shown = await terminal.waitFor('ready');
      await moment(500);
      process.kill(Number.parseInt(shown, 10), `SIG${name}`);
      expect(await terminal.end()).toBe(3);
      expect(terminal.output.match(/got/g)).toHaveLength(1);
    }
  });

  it('Ctrl-C, then kill -INT', () =>
    compareInTerminal(`exec $W bash -c "${counting('INT')}" x`, async (terminal) => {
      await terminal.waitFor('ready');
      await moment(500);
      terminal.type('\x03');
      await terminal.waitFor('got INT');
    }));

  it('leaves no process behind', () => {
    const { direct, wrapped } = compareScript(
      `exec setsid -w bash -c '$W sleep 1; sleep 0.3; ps -o comm= -s $$ | grep -c -x -e cat -e sh -e node'`,
    );
    expect(direct.stdout.toString()).toBe('0\n');
    expect(readable(wrapped)).toEqual(readable(direct));
  });
});
