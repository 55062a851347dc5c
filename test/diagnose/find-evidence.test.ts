import { expect, it } from 'vitest';
import { findEvidence, lineOfMatch } from '../../src/diagnose/find-evidence.js';
import { failureContext } from '../support/failure-context.js';

const TRACE = `Traceback (most recent call last):
  File "app.py", line 3, in <module>
    import numppy
ModuleNotFoundError: No module named 'numppy'
`;

function prove(regex: RegExp, text: string) {
  const match = regex.exec(text);
  return match && findEvidence(failureContext({ stderr: text }), text, match, true);
}

it('shows the line that names the exception, not the one that only says where it was', () => {
  expect(prove(/File "[^"]+", line \d+[^\n]*\n[^\n]*\n\w+Error: [^\n]+/, TRACE)).toEqual({
    line: "ModuleNotFoundError: No module named 'numppy'",
    stream: 'stderr',
    number: 4,
  });
});

it('shows the first line of any other match, without the blanks before it', () => {
  const text =
    '\n\n  git@host: Permission denied (publickey).\nfatal: Could not read from remote repository.\n';
  expect(prove(/\s+git@[^\n]+\nfatal: [^\n]+/, text)).toMatchObject({
    line: 'git@host: Permission denied (publickey).',
    number: 3,
  });
  expect(prove(/File "[^"]+"/, TRACE)).toMatchObject({ number: 2 });
});

it('gives the line where the match begins to those who look for the command', () => {
  const match = /File[\s\S]+Error/.exec(TRACE);
  expect(match && lineOfMatch(TRACE, match)).toEqual({
    line: 'File "app.py", line 3, in <module>',
    number: 2,
  });
});

it('counts the lines of stdout by themselves', () => {
  const context = failureContext({ stderr: 'one\ntwo\n', stdout: 'three\nfour\n' });
  const text = `${context.stderr}${context.stdout}`;
  const match = /four/.exec(text);
  expect(match && findEvidence(context, text, match, true)).toEqual({
    line: 'four',
    stream: 'stdout',
    number: 2,
  });
});
