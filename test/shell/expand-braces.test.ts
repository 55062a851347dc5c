import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expandBraces } from '../../src/shell/expand-braces.js';
import { bashWords } from '../support/ask-bash.js';

describe('expandBraces', () => {
  it.each([
    ['a{b,c}d', ['abd', 'acd']],
    ['{a,b}{1,2}', ['a1', 'a2', 'b1', 'b2']],
    ['x{1..3}', ['x1', 'x2', 'x3']],
    ['{3..1}', ['3', '2', '1']],
    ['{a..c}', ['a', 'b', 'c']],
    ['{a,{b,c}}', ['a', 'b', 'c']],
    ['{a}', ['{a}']],
    ['{}', ['{}']],
    ["'{a,b}'", ["'{a,b}'"]],
    ['"{a,b}"', ['"{a,b}"']],
    ['\\{a,b}', ['\\{a,b}']],
    [`\${a,b}`, [`\${a,b}`]],
    ['{a,b', ['{a,b']],
    ['{,x}', ['', 'x']],
  ])('%s', (source, words) => {
    expect(expandBraces(source)).toEqual(words);
  });

  it('stops at 64 words, whatever stands there', () => {
    expect(expandBraces('{1..9}{1..9}{1..9}{1..9}')).toHaveLength(64);
    expect(expandBraces('{1..1000000000}')).toHaveLength(64);
  });

  it('makes the words that bash makes', () => {
    const piece = fc.constantFrom('a', 'b1', '{', '}', ',', '..', '1', '3', 'c', '{x,y}', '{1..3}', '-');
    const source = fc.array(piece, { minLength: 1, maxLength: 7 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(source, (text) => {
        const ours = expandBraces(text).filter((word) => word !== '');
        expect(ours).toEqual(bashWords(text).slice(0, 64));
      }),
      { numRuns: 200 },
    );
  });
});
