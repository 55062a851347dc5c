import { describe, expect, it } from 'vitest';
import { createExampleWorld } from '../../src/diagnose/example-world.js';
import { ranElsewhere } from '../../src/diagnose/ran-elsewhere.js';
import { failureContext } from '../support/failure-context.js';

type World = Parameters<typeof createExampleWorld>[0];

function elsewhere(command: string, output: string, world: World = {}): boolean {
  return ranElsewhere(
    failureContext({ command, stderr: output }),
    createExampleWorld({ programs: ['git', 'python3', 'apt', 'grep', 'make'], ...world }),
  );
}

const REJECTED = 'error: src refspec master does not match any';

describe('ranElsewhere', () => {
  it.each<[string, string, string, World?]>([
    ['a program that is not here has spoken', 'adb devices', 'adb: unknown command devics'],
    [
      'a script that is not here has spoken',
      './gradlew buid',
      "Task 'buid' not found in root project 'app'.",
    ],
    ['git spoke of a repository, and there is none', 'git push origin master', REJECTED],
    [
      'root was refused',
      'apt install vim',
      'E: Could not open lock file (13: Permission denied), are you root?',
      { user: 'root' },
    ],
    [
      'no file that it names is here',
      'python3 manage migrate',
      "python3: can't open file '/w/manage': No such file",
    ],
    [
      'root was refused what root may read',
      'cat /etc/shadow',
      'cat: /etc/shadow: Permission denied',
      { user: 'root', files: { '/etc/shadow': '' } },
    ],
    [
      'make spoke of a makefile, and there is none',
      'make isntall',
      "make: *** No rule to make target 'isntall'.  Stop.",
    ],
    ['a file was there that is not here', 'python3 tool.py -x', 'Traceback (most recent call last):'],
  ])('%s', (_name, command, output, world) => {
    expect(elsewhere(command, output, world)).toBe(true);
  });

  it.each<[string, string, string, World?]>([
    ['a program that is not found says nothing', 'adb devices', 'bash: adb: command not found'],
    ['nor does a script that is not there', './run.sh', 'bash: ./run.sh: No such file or directory'],
    [
      'git speaks of the repository above',
      'git push origin master',
      REJECTED,
      { files: { '/home/dev/.git/HEAD': '' } },
    ],
    ['git found no repository here either', 'git pull', 'fatal: not a git repository (or any parent)'],
    ['git needs no repository for it', 'git clone x', "fatal: repository 'x' does not exist"],
    [
      'an ordinary user was refused',
      'apt install vim',
      'E: Could not open lock file (13: Permission denied)',
    ],
    [
      'root was refused a script of here',
      'make && ./run.sh -v',
      './run.sh: Permission denied',
      { user: 'root', files: { 'run.sh': '' } },
    ],
    [
      'one of its files is here',
      'grep notes.txt x',
      'grep: x: No such file or directory',
      { files: { 'notes.txt': '' } },
    ],
    [
      'make speaks of the makefile above',
      'make isntall',
      "No rule to make target 'isntall'.  Stop.",
      { files: { '../Makefile': '' } },
    ],
    ['make found no makefile', 'make x', 'make: *** No targets specified and no makefile found.  Stop.'],
    ['make was sent elsewhere', 'make -C /w x', "No rule to make target 'x'.  Stop."],
    ['nothing was printed', 'adb devices', ''],
    ['a builtin has spoken', 'cd', 'cd: HOME not set'],
  ])('not where %s', (_name, command, output, world) => {
    expect(elsewhere(command, output, world)).toBe(false);
  });
});
