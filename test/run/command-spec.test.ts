import { expect, it } from 'vitest';
import { commandSpec, fixSpec } from '../../src/run/command-spec.js';

it.each([
  [['ls', '-l'], '/bin/zsh', { kind: 'argv', argv: ['ls', '-l'] }],
  [['ls | wc'], '/bin/zsh', { kind: 'line', line: 'ls | wc', shell: '/bin/zsh' }],
  [['ls'], undefined, { kind: 'line', line: 'ls', shell: '/bin/sh' }],
  [['ls'], '', { kind: 'line', line: 'ls', shell: '/bin/sh' }],
  [['ls'], '/usr/sbin/nologin', { kind: 'line', line: 'ls', shell: '/bin/sh' }],
])('%j with the shell %s', (words, shell, spec) => {
  expect(commandSpec(words, shell)).toEqual(spec);
});

it.each([
  ['/usr/bin/fish', '/usr/bin/fish'],
  ['/bin/zsh', '/bin/zsh'],
  ['/usr/bin/nu', '/bin/sh'],
  ['/usr/bin/pwsh', '/bin/sh'],
  ['/bin/tcsh', '/bin/sh'],
  [undefined, '/bin/sh'],
])('a fix of a person whose shell is %s runs in %s', (shell, runner) => {
  expect(fixSpec("git add 'a b'", shell)).toEqual({ kind: 'line', line: "git add 'a b'", shell: runner });
});
