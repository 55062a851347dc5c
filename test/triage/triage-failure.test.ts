import { describe, expect, it } from 'vitest';
import type { ExecutionContext } from '../../src/model/execution.js';
import { triageFailure } from '../../src/triage/triage-failure.js';
import { failureContext } from '../support/failure-context.js';

const triage = (command: string, exit_code: number, rest: Partial<ExecutionContext> = {}) =>
  triageFailure(failureContext({ command, exit_code, ...rest }));

describe('quiet answers', () => {
  it.each([
    ['grep needle haystack', 1],
    ['git log --oneline | grep needle', 1],
    ['make && grep needle build.log', 1],
    ['sudo rg needle', 1],
    ["sh -c 'grep needle haystack'", 1],
    ['diff a b', 1],
    ['cmp a b', 1],
    ['test -f nothing', 1],
    ['[ -d nothing ]', 1],
    ['[[ a == b ]]', 1],
    ['(( 0 ))', 1],
    ['expr 1 - 1', 1],
    ['false', 1],
    ['pgrep -x nothing', 1],
    ['which nothing', 1],
    ['type nothing', 1],
    ['command -v nothing', 1],
    ['command -v nothing', 127],
    ['getent hosts nothing', 2],
    ['readlink -f nowhere/x', 1],
    ['! grep -q needle haystack', 1],
    ['git diff --exit-code', 1],
    ['git -C sub diff --quiet HEAD', 1],
    ['git grep needle', 1],
    ['git merge-base --is-ancestor a b', 1],
    ['git show-ref --verify -q refs/heads/x', 1],
    ['git config --get user.signingkey', 1],
    ['systemctl is-active nginx', 3],
    ['systemctl status nginx', 3],
    ['jq -e .missing file.json', 1],
    ['nc -z localhost 1', 1],
    ['npm outdated', 1],
    ['terraform plan -detailed-exitcode', 2],
    ['exit 3', 3],
    ['sleep 10', 130],
    ['yes', 141],
  ])('%s (exit %d)', (command, code) => {
    expect(triage(command, code).kind).toBe('quiet');
  });

  it.each([
    ['grep needle missing.txt', 2, 'grep: missing.txt: No such file or directory'],
    ['diff a b', 2, 'diff: a: No such file or directory'],
    ['test 1 -eq x', 2, 'bash: test: x: integer expression expected'],
    ['make && grep needle build.log', 1, 'main.c: error: something broke'],
    ['grep needle haystack && ./deploy', 1, 'deploy: cannot connect'],
    ['git diff', 128, 'fatal: not a git repository'],
    ['git config --add', 1, 'error: wrong number of arguments'],
    ['jq -e . file.json', 5, 'jq: error (at file.json:1): Cannot index number'],
    ['systemctl is-active', 1, 'Failed to connect to bus'],
    ['id', 1, 'id: cannot find name'],
    ['./check || exit 1', 1, 'check: out of date'],
    ['psx aux | grep node', 1, '/bin/bash: line 1: psx: command not found'],
    ['psx aux | grep node', 1, 'zsh:1: command not found: psx'],
    ['cd srcc; test -f main.c', 1, '/bin/bash: line 1: cd: srcc: No such file or directory'],
    ['if [ $a =! 2 ]; then touch b; fi; [ -f b ]', 1, '/bin/bash: line 1: [: =!: binary operator expected'],
  ])('speaks of %s (exit %d) where it went wrong', (command, code, stderr) => {
    expect(triage(command, code, { stderr }).kind).toBe('diagnose');
  });

  it('stays quiet where the shell itself only answers a question', () => {
    const stderr = '/bin/bash: line 1: type: nothing: not found';
    expect(triage('type nothing', 1, { stderr }).kind).toBe('quiet');
  });

  it('knows an interrupt by its signal, whatever the code', () => {
    expect(triage('sleep 10', 1, { signal: 'SIGINT' }).kind).toBe('quiet');
    expect(triage('yes', 1, { signal: 'SIGPIPE' }).kind).toBe('quiet');
  });

  it('takes rules of the user', () => {
    const rules = [{ program: 'mycheck', exit_codes: [7], args: '^--soft' }];
    const context = failureContext({ command: 'mycheck --soft', exit_code: 7 });
    expect(triageFailure(context, rules)).toEqual({ kind: 'quiet', reason: expect.any(String) });
    expect(triageFailure({ ...context, exit_code: 8 }, rules).kind).not.toBe('quiet');
    expect(triageFailure({ ...context, command: 'mycheck --hard' }, rules).kind).not.toBe('quiet');
    for (const broken of [{ args: '(' }, { unless: '(' }]) {
      const rule = { program: 'mycheck', exit_codes: [7], ...broken };
      expect(triageFailure(context, [rule]).kind).not.toBe('quiet');
    }
  });
});

describe('named causes', () => {
  it.each([
    ['./server', 137, 'ResourceExhausted', /killed/],
    ['./server', 139, 'Crash', /segmentation fault/],
    ['./server', 134, 'Crash', /SIGABRT/],
    ['./server', 136, 'Crash', /arithmetic/],
    ['./server', 143, 'Crash', /SIGTERM/],
    ['timeout 1 sleep 9', 124, 'Timeout', /time was up/],
    ['./notes.txt', 126, 'PermissionDenied', /'\.\/notes\.txt' was found but cannot be executed/],
  ])('%s (exit %d)', (command, code, error_type, words) => {
    const result = triage(command, code, { stderr: 'some words' });
    expect(result).toMatchObject({
      kind: 'named',
      cause: { error_type, root_cause: expect.stringMatching(words) },
    });
  });

  it.each([
    ['gti status', 'bash: gti: command not found', /^'gti' was not found: no program/],
    ['gti status', '', /^'gti' was not found: no program/],
    ['./run', 'sh: 1: ./run: not found', /^'\.\/run' was not found: there is no such file/],
    ['./run', 'bash: ./run: cannot execute: required file not found', /^'\.\/run' is there, but the interp/],
    ['make all', 'some words', /^Exit code 127 says that a program it started was not found/],
    ['./run; exit $?', 'bash: line 1: ./run: not found', /^Exit code 127 says that a program it started/],
  ])('%s (exit 127), which says "%s"', (command, stderr, words) => {
    expect(triage(command, 127, { stderr })).toMatchObject({
      kind: 'named',
      cause: { error_type: 'CommandNotFound', root_cause: expect.stringMatching(words) },
    });
  });

  it.each([
    ['./server', 137, { signal: 'SIGKILL' }, 'High', /^It was killed \(SIGKILL\)/],
    ['./server', 129, { signal: 'SIGHUP' }, 'High', /^It was ended by a hang-up/],
    [
      './a; ./b',
      139,
      { stderr: 'bash: line 1:  4711 Segmentation fault      ./b' },
      'High',
      /^It crashed with a seg/,
    ],
    ['make', 137, { stdout: 'Killed\nmake: *** [all] Error 137' }, 'High', /^It was killed/],
    [
      'docker run x',
      137,
      {},
      'Medium',
      /^Exit code 137 is how a shell, .* was killed \(SIGKILL\).* itself\.$/,
    ],
    ['./tool', 143, { stderr: 'Terminated connection to x' }, 'Medium', /^Exit code 143 is how/],
  ])(
    'tells a signal that is known from a code that may mean one: %s (exit %d)',
    (command, code, rest, sure, words) => {
      const result = triage(command, code, rest);
      const cause = 'cause' in result ? result.cause : undefined;
      expect([cause?.confidence ?? 'High', cause?.root_cause]).toEqual([sure, expect.stringMatching(words)]);
    },
  );

  it('takes 129 and 131 without a signal for what programs mean by them', () => {
    const usage = { stderr: "error: unknown option `foo'\nusage: git branch [<options>]" };
    expect(triage('git branch --foo', 129, usage).kind).toBe('diagnose');
    expect(triage('./tool', 131, { stderr: 'bad' }).kind).toBe('diagnose');
    expect(triage('./tool', 131, { signal: 'SIGQUIT' }).kind).toBe('quiet');
  });

  it('does not take a passed-on exit code for an answer', () => {
    expect(triage('make; exit $?', 2, { stderr: 'make: *** Error 1' }).kind).toBe('diagnose');
    expect(triage('make & wait $!', 2, { stderr: 'cc: unrecognized option' }).kind).toBe('diagnose');
  });

  it('gives 124 no meaning without timeout(1)', () => {
    expect(triage('./tool', 124, { stderr: 'bad input' }).kind).toBe('diagnose');
  });

  it('says honestly that nothing was printed', () => {
    expect(triage('./check.sh', 3)).toEqual({
      kind: 'silent',
      cause: {
        root_cause: 'It exited with code 3 and printed nothing, so the cause is not known.',
        error_type: 'Unknown',
      },
    });
  });
});

describe('everything else', () => {
  it('is diagnosed', () => {
    expect(triage('git psuh', 1, { stderr: "git: 'psuh' is not a git command." })).toEqual({
      kind: 'diagnose',
    });
  });
});
