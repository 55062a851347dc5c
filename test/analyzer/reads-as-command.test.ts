import { describe, expect, it } from 'vitest';
import { readsAsCommand } from '../../src/analyzer/reads-as-command.js';

const lookup = {
  which: (name: string) =>
    ['find', 'git', 'make', 'sort', 'ls', 'tar', 'sudo'].includes(name) ? `/usr/bin/${name}` : undefined,
  exists: (path: string) => ['./run.sh', 'src'].includes(path),
};

describe('readsAsCommand', () => {
  it.each([
    'ls',
    'ls -la /tmp',
    'find . -name x',
    'git log --oneline | sort',
    'make all',
    'git commit in src',
    './run.sh now',
    'cd src && ls',
    'for f in a b; do echo "$f"; done',
    'sudo ls',
    'sort file.txt',
  ])('takes %s as a command', (text) => {
    expect(readsAsCommand(text, lookup)).toBe(true);
  });

  it.each([
    'list all files',
    'find all big files in my home',
    'find the biggest files',
    'sort these by size, please',
    "make a backup of what's here",
    'what is using port 80?',
    './missing.sh',
    "ls 'open",
    '',
    'X=1',
  ])('takes %j as a request', (text) => {
    expect(readsAsCommand(text, lookup)).toBe(false);
  });
});
