import { describe, expect, it } from 'vitest';
import { commandValues, subcommandIndex } from '../../src/diagnose/command-values.js';
import { simpleCommands } from '../../src/shell/simple-commands.js';
import { failureContext } from '../support/failure-context.js';
import { INHERITED_NAMES } from '../support/inherited-names.js';

/** The values of the first command of a line, as texts. */
const valuesOf = (line: string, root = false): Readonly<Record<string, string | undefined>> => {
  const values = commandValues(failureContext({ command: line }), simpleCommands(line)[0], root);
  return Object.fromEntries([...values].map(([name, [value]]) => [name, value?.text]));
};

describe('subcommandIndex', () => {
  it.each([
    ['git push origin', 1],
    ['git -C dir -c a=b push', 5],
    ['git --no-pager log', 2],
    ['cargo +nightly build', 2],
    ['docker --context prod ps', 3],
    ['ls -C dir', 2],
    ['git --version', 0],
    ['git -C dir', 0],
    ['make', 0],
  ])('%s: %i', (line, index) => {
    expect(simpleCommands(line).map(subcommandIndex)).toEqual([index]);
  });

  it.each(INHERITED_NAMES)('takes %s for a program like any other', (name) => {
    expect(simpleCommands(`${name} -C push`).map(subcommandIndex)).toEqual([2]);
  });
});

describe('commandValues', () => {
  it('names the parts of a command', () => {
    expect(valuesOf('sudo /usr/bin/git -v push origin main > log 2>&1 < in')).toMatchObject({
      program: '/usr/bin/git',
      tool: 'git',
      subcommand: 'push',
      arg1: 'push',
      arg3: 'main',
      last_arg: 'main',
      target_file: '/usr/bin/git',
      redirect: 'log',
      input: 'in',
    });
  });

  it('takes no descriptor for the file that output goes to', () => {
    expect(valuesOf('make 2>&1 > out/log').redirect).toBe('out/log');
    expect(valuesOf('make > out/log 2>&1').redirect).toBe('out/log');
    expect(valuesOf('make 2>&1').redirect).toBeUndefined();
  });

  it.each([
    ['cat a.txt', 'a.txt'],
    ['./run.sh a.txt', './run.sh'],
    ['ls -l', undefined],
  ])('%s is about the file %s', (line, file) => {
    expect(valuesOf(line).target_file).toBe(file);
  });

  it('leaves out what the command does not have', () => {
    expect(Object.keys(valuesOf('ls -l'))).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:arg\d|subcommand|last_arg|redirect|input)$/)]),
    );
  });

  it.each([
    [true, ''],
    [false, 'sudo '],
  ])('root: %s needs %j', (root, sudo) => {
    expect(valuesOf('ls', root).sudo).toBe(sudo);
  });

  it.each([
    ['sudo cat x', 'sudo '],
    ['sudo -u www -E cat x', 'sudo -u www -E '],
    ['doas cat x', 'doas '],
    ['sudo env A=1 cat x', 'sudo '],
    ['env A=1 cat x', ''],
    ['cat x', ''],
  ])('%s ran with the rights %j', (line, rights) => {
    expect(valuesOf(line).rights).toBe(rights);
  });

  it('has the line and the exit code even where the line has no command', () => {
    expect(valuesOf('')).toEqual({
      original_command: '',
      sudo: 'sudo ',
      rights: '',
      cwd: '/work/project',
      exit_code: '1',
    });
  });
});
