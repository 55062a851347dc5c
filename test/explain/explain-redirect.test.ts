import { describe, expect, it } from 'vitest';
import { explainRedirect } from '../../src/explain/explain-redirect.js';
import { firstNode } from './command-sample.js';

describe('explainRedirect', () => {
  it.each([
    ['a > f', 'write the output to f, replacing what is in it'],
    ['a >| f', 'write the output to f, replacing what is in it'],
    ['a 2> f', 'write errors to f, replacing what is in it'],
    ['a 3> f', 'write what is written to descriptor 3 to f, replacing what is in it'],
    ['a > /dev/null', 'throw the output away'],
    ['a 2> /dev/null', 'throw errors away'],
    ['a &> /dev/null', 'throw output and errors away'],
    ['a &> f', 'write output and errors to f, replacing what is in it'],
    ['a >> f', 'add the output to the end of f'],
    ['a &>> f', 'add output and errors to the end of f'],
    ['a < f', 'read its input from f'],
    ['a <> f', 'read and write f'],
    ['a 2>&1', 'send errors to the same place as the output'],
    ['a >&2', 'send the output to the same place as errors'],
    ['a 2>&3', 'send errors to the same place as descriptor 3'],
    ['a >& f', 'write output and errors to f'],
    ['a <&3', 'read its input from descriptor 3'],
    ['a 2>&-', 'close errors'],
    ['a >&-', 'close the output'],
    ['a <&-', 'close its input'],
    ['a 3>&-', 'close descriptor 3'],
    ['a > -', 'write the output to -, replacing what is in it'],
  ])('%s: %s', (line, meaning) => {
    expect(explainRedirect(firstNode(line, 'Redirect'))).toBe(meaning);
  });

  it('knows text that is given along', () => {
    expect(explainRedirect(firstNode('a <<< x', 'HereString'))).toBe('give this text as its input');
    expect(explainRedirect(firstNode('a << E\nx\nE', 'HereDoc'))).toBe(
      'give the lines that follow as its input',
    );
  });
});
