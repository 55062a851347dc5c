import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { helpQuery, isHelpQuery } from '../../src/shell/help-query.js';

describe('helpQuery', () => {
  it.each([
    ['tar', undefined, 'tar --help'],
    ['curl', undefined, 'curl --help all'],
    ['npm', 'install', 'npm install --help'],
    ['docker', 'run', 'docker run --help'],
    ['npm', 'build', undefined],
    ['yarn', 'add', undefined],
    ['node', 'server', undefined],
    ['deploy', undefined, undefined],
    ['./tar', undefined, undefined],
    ['constructor', undefined, undefined],
    ['npm', 'constructor', undefined],
  ])('%s %s → %s', (program, subcommand, query) => {
    expect(helpQuery(program, subcommand)?.join(' ')).toBe(query);
  });
});

describe('isHelpQuery', () => {
  const program = fc.constantFrom('npm', 'yarn', 'node', 'docker', 'curl', 'gcc', 'deploy');
  const word = fc.constantFrom(
    'install',
    'run',
    'build',
    'server',
    '--help',
    'all',
    '--help=common',
    '-h',
    '',
  );

  it('knows the queries that are made here, and no others', () => {
    fc.assert(
      fc.property(program, fc.array(word, { maxLength: 3 }), (name, words) => {
        const [first] = words;
        const made = [helpQuery(name), ...(first === undefined ? [] : [helpQuery(name, first)])];
        const expected = made.some((query) => JSON.stringify(query) === JSON.stringify([name, ...words]));
        expect(isHelpQuery([name, ...words])).toBe(expected);
      }),
      { numRuns: 500 },
    );
  });

  it('is not fooled by more words', () => {
    expect(isHelpQuery(['npm', 'install', '--help'])).toBe(true);
    expect(isHelpQuery(['npm', 'install', '--help', 'x'])).toBe(false);
    expect(isHelpQuery(['npm', '--help', 'x'])).toBe(false);
    expect(isHelpQuery([])).toBe(false);
  });
});
