import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startScope } from '../../src/shell/scope.js';
import { known, UNKNOWN, unknown } from '../../src/shell/static-text.js';
import { decoded, echoed, isWritten, passedOn, printed, readFile } from '../../src/suggest/predict-output.js';

const wordsOf = (...texts: readonly string[]) => texts.map(known);

/** What a builtin of real bash prints. */
function bashPrints(words: readonly string[]): string {
  const { stdout } = spawnSync('bash', ['-c', '"$@"', 'bash', ...words], { encoding: 'latin1' });
  return stdout;
}

const piece = fc.constantFrom(
  'a',
  'rm',
  ' ',
  '/',
  '\\n',
  '\\t',
  '\\x72',
  '\\162',
  '\\0162',
  '\\\\',
  '\\c',
  '-',
  'é',
  '$x',
  "'",
);
const text = fc.array(piece, { maxLength: 5 }).map((parts) => parts.join(''));

describe('echoed', () => {
  it('is what bash prints, without -n', () => {
    const option = fc.constantFrom([], ['-e'], ['-E'], ['-eE'], ['-Ee'], ['-e', '-E']);
    fc.assert(
      fc.property(option, fc.array(text, { maxLength: 3 }), (options, args) => {
        fc.pre(!/^-[neE]+$/.test(args[0] ?? ''));
        const real = Buffer.from(bashPrints(['echo', ...options, ...args]), 'latin1').toString();
        expect(echoed(wordsOf('echo', ...options, ...args)).text).toBe(real);
      }),
      { numRuns: 200 },
    );
  });
});

describe('printed', () => {
  it('is what bash prints, for the formats that only place text', () => {
    const format = fc
      .array(fc.oneof(piece, fc.constantFrom('%s', '%b', '%%')), { minLength: 1, maxLength: 5 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(format, fc.array(text, { maxLength: 4 }), (given, args) => {
        fc.pre(!given.startsWith('-'));
        const real = Buffer.from(bashPrints(['printf', given, ...args]), 'latin1').toString();
        expect(printed(wordsOf('printf', given, ...args)).text).toBe(real);
      }),
      { numRuns: 200 },
    );
  });
});

describe('decoded', () => {
  it.each([
    ['base64', 'cm0gLXJmIC8=', 'rm -rf /'],
    ['hex', '726d 202d', 'rm -'],
    ['reverse', 'fr- mr\nab', 'rm -rf\nba'],
  ] as const)('knows what %s gives', (encoding, input, output) => {
    expect(decoded(known(input), encoding)).toMatchObject({ text: output, origins: [] });
  });

  it('marks what nobody can read beforehand', () => {
    expect(decoded(undefined, 'base64')).toEqual({ text: UNKNOWN, origins: ['decoded'] });
    expect(decoded(unknown('remote'), 'hex').origins).toEqual(['remote', 'decoded']);
    expect(decoded(known('x'), 'other').origins).toEqual(['decoded']);
  });
});

describe('what a file holds', () => {
  const scope = { ...startScope({ cwd: '/work' }), files: new Map([['x.sh', known('rm -rf /')]]) };

  it('is what the line has written there, however the path is spelt', () => {
    expect(readFile(known('./x.sh'), scope).text).toBe('rm -rf /');
    expect(isWritten(known('sub/../x.sh'), scope)).toBe(true);
    expect(isWritten(known('y.sh'), scope)).toBe(false);
  });

  it('is a secret where the file keeps one, and stdin where the path means it', () => {
    expect(readFile(known('/home/kim/.ssh/id_rsa'), scope).origins).toEqual(['secret']);
    expect(readFile(known('-'), scope, known('fed')).text).toBe('fed');
    expect(readFile(known('notes.txt'), scope)).toEqual({ text: UNKNOWN, origins: [] });
  });

  it('passes its origin on with what is printed of it', () => {
    expect(passedOn(wordsOf('cat', '.env', 'x'), unknown('remote'), scope).origins).toEqual([
      'remote',
      'secret',
    ]);
  });
});
