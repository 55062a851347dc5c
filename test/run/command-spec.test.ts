import { expect, it } from 'vitest';
import { commandSpec } from '../../src/run/command-spec.js';

it.each([
  [['ls', '-l'], '/bin/zsh', { kind: 'argv', argv: ['ls', '-l'] }],
  [['ls | wc'], '/bin/zsh', { kind: 'line', line: 'ls | wc', shell: '/bin/zsh' }],
  [['ls'], undefined, { kind: 'line', line: 'ls', shell: '/bin/sh' }],
  [['ls'], '', { kind: 'line', line: 'ls', shell: '/bin/sh' }],
  [['ls'], '/usr/sbin/nologin', { kind: 'line', line: 'ls', shell: '/bin/sh' }],
])('%j with the shell %s', (words, shell, spec) => {
  expect(commandSpec(words, shell)).toEqual(spec);
});
