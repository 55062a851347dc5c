import { describe, expect, it } from 'vitest';
import { createExampleWorld } from '../../../src/diagnose/example-world.js';
import { optionWords, programOptions } from '../../../src/diagnose/sources/option-names.js';
import { INHERITED_NAMES } from '../../support/inherited-names.js';

describe('optionWords', () => {
  it.each([
    ['  -a, --all   show all', ['-a', '--all']],
    ['usage: x [--color=WHEN] [-n]', ['--color', '-n']],
    ['--[no-]verify', ['--verify', '--no-verify']],
    ['a well-known non-option, 1-2 and a dash --', []],
    ['--all, --all.', ['--all']],
  ])('%s', (text, words) => {
    expect(optionWords(text)).toEqual(words);
  });
});

describe('programOptions', () => {
  it('takes the manual of the subcommand and of the program, and asks nothing then', () => {
    const probes = {
      'man npm-install': '--save-dev',
      'man npm': '--global',
      'npm install --help': '--asked',
    };
    const world = createExampleWorld({ programs: ['npm'], probes });
    expect(programOptions(world, 'npm', 'install')).toEqual(['--save-dev', '--global']);
  });

  it('knows the usual options of a tool that cannot be asked, on an unseen machine only', () => {
    expect(programOptions(createExampleWorld({ unseen: true }), 'docker', 'run')).toContain('--detach');
    expect(programOptions(createExampleWorld({ unseen: true }), 'constructor', undefined)).toEqual([]);
    expect(programOptions(createExampleWorld({ programs: ['docker'] }), 'docker', 'run')).toEqual([]);
  });

  it('asks a program that is known to only print its help', () => {
    const probes = { 'kubectl get --help': '--watch', 'kubectl options': '--namespace' };
    expect(programOptions(createExampleWorld({ programs: ['kubectl'], probes }), 'kubectl', 'get')).toEqual([
      '--watch',
      '--namespace',
    ]);
  });

  it.each([
    ['a program that is not there', 'jq', [], 'jq --help'],
    ['a program of which nothing is known', 'deploy', ['deploy'], 'deploy --help'],
  ])('does not ask %s', (_name, program, programs, probe) => {
    const world = createExampleWorld({ programs, probes: { [probe]: '--yes' } });
    expect(programOptions(world, program, undefined)).toEqual([]);
  });

  it('knows options of git log that its helper leaves out', () => {
    const probes = { 'git log --git-completion-helper-all': '--oneline --max-age=' };
    const options = programOptions(createExampleWorld({ probes }), 'git', 'log');
    expect(options).toEqual(expect.arrayContaining(['--max-age', '--graph']));
    expect(options.filter((option) => option === '--oneline')).toHaveLength(1);
  });

  it('hands git no subcommand that could be more than a name', () => {
    const asked: string[] = [];
    const world = createExampleWorld();
    const probe = (argv: readonly string[]): string => {
      asked.push(argv.join(' '));
      return '';
    };
    expect(programOptions({ ...world, probe }, 'git', '-c alias.x=!id')).toEqual([]);
    expect(asked).toEqual([]);
  });

  it.each(INHERITED_NAMES)('has no options of its own for git %s', (name) => {
    expect(programOptions(createExampleWorld(), 'git', name)).toEqual([]);
  });
});
