import { describe, expect, it } from 'vitest';
import { createExampleWorld } from '../../src/diagnose/example-world.js';
import { unseenFolder, unseenMachine } from '../../src/diagnose/unseen-machine.js';

describe('unseenMachine', () => {
  const here = createExampleWorld({ programs: ['zsoelim'], user: 'root' });

  it('has the programs that everybody has, none of this machine, and an ordinary user', () => {
    const world = unseenMachine(here);
    expect(world.programs()).toContain('git');
    expect(world.programs()).not.toContain('zsoelim');
    expect(world.which('sudo')).toBe('/usr/bin/sudo');
    expect(world.which('zsoelim')).toBeUndefined();
    expect(world.user.root).toBe(false);
  });

  it('has the package manager of its system', () => {
    const mac = unseenMachine(createExampleWorld({ os: 'macos' }));
    expect([mac.which('brew'), mac.which('apt')]).toEqual(['/usr/bin/brew', undefined]);
    expect(unseenMachine(here).which('brew')).toBeUndefined();
  });
});

it('has no files either where the folder is not known', () => {
  const world = unseenFolder(
    createExampleWorld({ files: { a: 'x' }, links: { b: 'a' }, probes: { 'git branch': 'main' } }),
  );
  expect([world.stat('a'), world.read('a'), world.link('b'), world.probe(['git', 'branch'])]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(world.list('.')).toEqual([]);
  const asked = ['git', 'log', '--git-completion-helper-all'];
  const tool = createExampleWorld({ probes: { [asked.join(' ')]: '--graph' } });
  expect(unseenFolder(tool).probe(asked)).toBe('--graph');
});
