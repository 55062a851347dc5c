import { describe, expect, it } from 'vitest';
import { createExampleWorld } from '../../src/diagnose/example-world.js';

const world = createExampleWorld({
  files: {
    'src/a.ts': 'text',
    '~/.ssh/config': 'Host x',
    'run.sh': { exec: true, text: '#!/bin/sh' },
    'locked.txt': { locked: true },
    'hidden.txt': { hidden: true },
    '/etc/foreign': { foreign: true },
    'folder/': { directory: true, locked: true },
  },
  programs: ['zip', 'git'],
});

describe('createExampleWorld', () => {
  it.each([
    ['src/a.ts', { kind: 'file', executable: false, writable: true, readable: true, owner: 1000, size: 4 }],
    ['/home/dev/.ssh', { kind: 'directory' }],
    ['.', { kind: 'directory', executable: true }],
    ['/', { kind: 'directory' }],
    ['run.sh', { executable: true, size: 9 }],
    ['locked.txt', { writable: false }],
    ['hidden.txt', { readable: false }],
    ['/etc/foreign', { writable: false, owner: 0 }],
    ['folder', { kind: 'directory', writable: false }],
  ])('%s', (path, info) => {
    expect(world.stat(path)).toMatchObject(info);
  });

  it.each(['b.ts', '/usr', 'src/a.ts/b', '~nobody'])('%s is not there', (path) => {
    expect(world.stat(path)).toBeUndefined();
  });

  it('lists one level only', () => {
    expect(world.list('.')).toEqual(['folder', 'hidden.txt', 'locked.txt', 'run.sh', 'src']);
    expect(world.list('src')).toEqual(['a.ts']);
    expect(world.list('/')).toEqual(['etc', 'home']);
    expect(world.list('none')).toEqual([]);
  });

  it('reads text, of folders and strangers nothing', () => {
    expect(['~/.ssh/config', 'locked.txt', 'src', 'folder', 'none'].map((path) => world.read(path))).toEqual([
      'Host x',
      '',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('has only the programs and answers that it was given', () => {
    expect(world.programs()).toEqual(['git', 'zip']);
    expect(world.which('zip')).toBe('/usr/bin/zip');
    expect(world.which('sh')).toBeUndefined();
    expect(world.probe(['git', 'tag'])).toBeUndefined();
  });

  it.each([
    [undefined, { platform: 'linux', distro: 'debian', like: ['debian'] }],
    ['fedora', { platform: 'linux', distro: 'fedora', like: [] }],
    ['macos', { platform: 'darwin', distro: 'macos', like: [] }],
  ])('os %s', (os, expected) => {
    expect(createExampleWorld(os === undefined ? {} : { os }).os).toEqual(expected);
  });

  it.each([
    ['root', 0, true],
    ['eve', 1000, false],
  ])('user %s has the id %i', (user, uid, root) => {
    expect(createExampleWorld({ user }).user).toMatchObject({ uid, root });
  });
});
