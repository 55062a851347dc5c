import { expect, test } from 'vitest';
import { decisiveOutput } from '../../src/diagnose/decisive-output.js';

test.each([
  [
    'cat /var/lgo/x; ls /ect/hosts',
    'cat: /var/lgo/x: gone\nls: /ect/hosts: gone\n',
    '\nls: /ect/hosts: gone\n',
  ],
  ['dmesg | tail; mount /dev/sda1 /mnt', 'dmesg: refused\nmount: refused', '\nmount: refused'],
])('%s', (line, output, rest) => {
  expect(decisiveOutput(line, output)).toBe(rest);
});

test.each([
  ['one command', 'ls gone', 'ls: gone: not there'],
  ['a pipe', 'curl http://x.invalid/a.tgz | tar xz', 'curl: (6) no host\ntar: broken'],
  ['joined commands', 'cat gone && ls nothing', 'cat: gone: not there\nls: nothing: not there'],
  ['a deciding command that says nothing', 'ls gone; false', 'ls: gone: not there'],
  ['the same program twice', 'cat gone; cat nothing', 'cat: gone: not there\ncat: nothing: not there'],
  ['what the later command needs', 'mkdir a/new; cp f a/new', 'mkdir: a/new: no\ncp: a/new: no'],
])('leaves alone %s', (_name, line, output) => {
  expect(decisiveOutput(line, output)).toBe(output);
});
