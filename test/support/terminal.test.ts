import { expect, it } from 'vitest';
import { aiRunInTerminal, Terminal } from './terminal.js';

it('drives a program: waits, types, sees the end', async () => {
  const terminal = new Terminal(['/bin/sh', '-c', 'read answer; echo "got $answer"; exit 3']);
  terminal.type('hello\r');
  await terminal.waitFor('got hello');
  expect(await terminal.end()).toBe(3);
});

it('runs the built ai-run', async () => {
  const terminal = aiRunInTerminal(['echo $((6 * 7))']);
  expect(await terminal.end()).toBe(0);
  expect(terminal.output).toBe('42\r\n');
});
