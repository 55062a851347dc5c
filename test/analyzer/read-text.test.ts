import { describe, expect, it } from 'vitest';
import { readText } from '../../src/analyzer/read-text.js';

const PROGRAMS = 'cat convert crontab echo find git kill ls make npm sort sudo tar which who'.split(' ');
const lookup = {
  which: (name: string) => (PROGRAMS.includes(name) ? `/usr/bin/${name}` : undefined),
  exists: (path: string) => ['./run.sh', 'src', 'a.txt'].includes(path),
};

describe('readText', () => {
  it.each([
    'ls',
    'ls -la /tmp',
    'find . -name x',
    'git log --oneline | sort',
    'make all',
    'git commit in src',
    'git checkout that',
    './run.sh now',
    'cd src && ls',
    'for f in a b; do echo "$f"; done',
    'sudo ls',
    'sort file.txt',
    'cat one.txt two.txt',
    'cat src a.txt in',
    'echo this is a test',
    'kill 12 13',
    'which git sort',
    'npm run all the tests',
  ])('takes %s as a command', (text) => {
    expect(readText(text, lookup)).toBe('command');
  });

  it.each([
    'rsync -av src/ host:/dst',
    'nohup ./server > out.log 2>&1 &',
    'missing | sort',
    'missing --help',
  ])('takes %s as a command, though its program is not here', (text) => {
    expect(readText(text, lookup)).toBe('command');
  });

  it.each([
    'list all files',
    'find all big files in my home',
    'find the biggest files',
    'sort these by size, please',
    'sort the lines of a.txt',
    'cat the last 10 lines of log.txt',
    'convert video.mp4 to gif',
    'who is logged in',
    "make a backup of what's here",
    'what is using port 80?',
    'show all files | but only mine',
    './missing.sh',
    "ls 'open",
    '',
    'X=1',
  ])('takes %j as a request', (text) => {
    expect(readText(text, lookup)).toBe('request');
  });

  it.each([
    'find big files',
    'which process uses port 80',
    'git undo last commit',
    'kill chrome tabs',
    'ls hidden files',
  ])('is not sure of %s', (text) => {
    expect(readText(text, lookup)).toBe('unsure');
  });
});
