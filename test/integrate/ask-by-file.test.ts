import { spawn } from 'node:child_process';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { ANSWER_FILE, askByFile } from '../../src/integrate/ask-by-file.js';

it('hands any other query on as it is', () => {
  expect(askByFile((argv) => argv.join(' '))(['tmux', '-p'])).toBe('tmux -p');
});

it('gives what was written to the file, which nobody else can read and which is gone afterwards', () => {
  let asked = '';
  const ask = askByFile(([, file = '']) => {
    asked = file;
    expect(statSync(dirname(file)).mode & 0o777).toBe(0o700);
    writeFileSync(file, 'what is seen');
    return '';
  });
  expect(ask(['dump', ANSWER_FILE])).toBe('what is seen');
  expect(existsSync(dirname(asked))).toBe(false);
});

it('waits for a server that writes after its client has gone', () => {
  const script = 'const [, f] = process.argv; setTimeout(() => require("fs").writeFileSync(f, "late"), 200)';
  const ask = askByFile(([, file = '']) => {
    spawn(process.execPath, ['-e', script, file], { stdio: 'ignore' });
    return '';
  });
  expect(ask(['dump', ANSWER_FILE])).toBe('late');
});

it('has no answer where nothing was written', () => {
  expect(askByFile(() => '')(['dump', ANSWER_FILE])).toBeUndefined();
});

it('has no answer where the program failed, whatever it wrote', () => {
  const ask = askByFile(([, file = '']) => {
    writeFileSync(file, 'half');
    return undefined;
  });
  expect(ask(['dump', ANSWER_FILE])).toBeUndefined();
});
