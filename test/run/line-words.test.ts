import { expect, it } from 'vitest';
import { lineWords } from '../../src/run/line-words.js';

const env = { PATH: '/usr/bin:/bin' };

it.each([
  ['env', '/bin/bash'],
  ['/usr/bin/env', '/bin/dash'],
  ['true', '/bin/bash'],
  ['md5sum', '/bin/sh'],
])('%s is started without %s', (line, shell) => {
  expect(lineWords(line, shell, env)).toEqual([line]);
});

it.each([
  ['a word of the shell', 'pwd', '/bin/bash', env],
  ['a keyword', 'time', '/bin/bash', env],
  ['a line', 'ls -l', '/bin/bash', env],
  ['an assignment', 'A=1', '/bin/bash', env],
  ['a pattern', '/bin/l?', '/bin/bash', env],
  ['an unknown program, so that the shell says so', 'no-such-program', '/bin/bash', env],
  ['a shell whose functions hide programs', 'ls', '/usr/bin/fish', env],
  ['a shell that reads .zshenv first', 'ls', '/usr/bin/zsh', env],
  ['an exported function', 'ls', '/bin/bash', { ...env, 'BASH_FUNC_ls%%': '() { :; }' }],
  ['a start file', 'ls', '/bin/bash', { ...env, BASH_ENV: '/etc/start' }],
])('%s is left to the shell', (_, line, shell, given) => {
  expect(lineWords(line, shell, given)).toEqual([shell, '-c', line]);
});
