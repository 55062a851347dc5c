import { expect, it } from 'vitest';
import { changesOwnShell } from '../../src/shell/changes-own-shell.js';

it.each([
  'cd src',
  'export A=1',
  'source .venv/bin/activate',
  '. ./env',
  'cd a && export B=2',
  'A=1',
  'PATH+=:/x',
  'umask 022',
  'f() { ls; }',
  'function f { ls; }',
])('%s does nothing else', (line) => {
  expect(changesOwnShell(line)).toBe(true);
});

it.each(['', 'ls', 'cd src && make', 'A=1 make', 'sudo cd x; ls', 'echo cd', 'command ls', '# export A=1'])(
  '%s does more, or nothing',
  (line) => {
    expect(changesOwnShell(line)).toBe(false);
  },
);
