import { describe, expect, it } from 'vitest';
import { commandSpec, lineSpec } from '../../src/run/command-spec.js';
import { wantsTerminal } from '../../src/run/wants-terminal.js';
import { INHERITED_NAMES } from '../support/inherited-names.js';

const line = (text: string) => lineSpec(text, '/bin/bash');

describe('wantsTerminal', () => {
  it.each([
    'vim file',
    'sudo vim /etc/hosts',
    'FOO=1 env nano x',
    'ls | less',
    'cat x | vim -',
    'make && htop',
    'bash',
    'bash -i',
    'sudo -i',
    'sudo bash',
    'python3',
    'python3 -i script.py',
    'node',
    '/usr/bin/top -d 1',
    'echo $(fzf)',
    'reset',
    'tset -q',
  ])('%s', (text) => {
    expect(wantsTerminal(line(text))).toBe(true);
  });

  it.each([
    'ls',
    'git log',
    'bash script.sh',
    'bash -c "exit 1"',
    'python3 script.py',
    'python3 -c "import x"',
    'python3 --version',
    'node -e 1',
    'ssh host',
    'psql -c x',
    'echo vim',
    'grep less file',
    'npm test',
    'docker run -it image',
    'sh -c "vim x"',
    '',
  ])('not: %s', (text) => {
    expect(wantsTerminal(line(text))).toBe(false);
  });

  it.each(INHERITED_NAMES)('a program called %s is like any other', (name) => {
    expect(wantsTerminal(line(`${name} -i`))).toBe(false);
  });

  it('looks at argv without a shell', () => {
    expect(wantsTerminal(commandSpec(['vim', 'a b'], undefined))).toBe(true);
    expect(wantsTerminal(commandSpec(['echo', '| vim'], undefined))).toBe(false);
  });
});
