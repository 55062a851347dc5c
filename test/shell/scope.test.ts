import { describe, expect, it } from 'vitest';
import { isSecretName, lookUp, startScope, withEntry, withFilesOf } from '../../src/shell/scope.js';
import { known, SOME, UNKNOWN } from '../../src/shell/static-text.js';

const textOf = (name: string, scope = startScope({ cwd: '/work', home: '/home/kim' })) =>
  lookUp(scope, name).map(({ text }) => text);

describe('lookUp', () => {
  it.each([
    ['HOME', '/home/kim'],
    ['PWD', '/work'],
    ['TMPDIR', '/tmp'],
    ['USER', SOME],
    ['?', SOME],
    ['NOWHERE', UNKNOWN],
    ['1', UNKNOWN],
    ['@', UNKNOWN],
  ])('%s', (name, text) => {
    expect(textOf(name)).toEqual([text]);
  });

  it('prefers what the line has set', () => {
    const scope = { ...startScope(), variables: new Map([['HOME', [known('/elsewhere')]]]) };
    expect(textOf('HOME', scope)).toEqual(['/elsewhere']);
  });

  it('knows where cd has led, and the operands of a function', () => {
    const scope = { ...startScope(), place: 'sub', positional: [known('a'), known('b')] };
    expect(textOf('PWD', scope)).toEqual(['sub']);
    expect(textOf('2', scope)).toEqual(['b']);
    expect(textOf('3', scope)).toEqual(['']);
    expect(textOf('@', scope)).toEqual(['a', 'b']);
  });

  it('marks what is secret by its name', () => {
    expect(lookUp(startScope(), 'NPM_TOKEN')[0]?.origins).toEqual(['secret']);
    expect(lookUp(startScope(), 'NPM_VERSION')[0]?.origins).toEqual([]);
  });
});

it.each(['GITHUB_TOKEN', 'db_password', 'AWS_SECRET_ACCESS_KEY', 'API_KEY', 'OPENAI_APIKEY', 'CREDENTIALS'])(
  '%s names a secret',
  (name) => {
    expect(isSecretName(name)).toBe(true);
  },
);

it.each(['HOME', 'AUTHOR', 'TOKENIZER', 'KEYBOARD', 'PATH', 'MONKEY', 'PATTERN'])('%s names none', (name) => {
  expect(isSecretName(name)).toBe(false);
});

it('is never changed, only replaced', () => {
  const before = startScope();
  const files = withEntry(before.files, 'x', known('text'));
  expect(before.files.size).toBe(0);
  const inner = { ...before, files, place: 'elsewhere', variables: withEntry(before.variables, 'A', []) };
  const after = withFilesOf(before, [before, inner]);
  expect([...after.files.keys()]).toEqual(['x']);
  expect(after).toMatchObject({ place: '', variables: before.variables });
  expect(withFilesOf(before, [before])).toBe(before);
});
