import { describe, expect, it } from 'vitest';
import { explainOption, findOption } from '../../src/explain/explain-option.js';
import { toOption } from '../../src/explain/read-manual.js';
import { wordsOf } from './command-sample.js';

const own = {
  description: 'x',
  options: [
    ...toOption('-v', 'say more'),
    ...toOption('-n, --lines=VALUE', 'so many'),
    ...toOption('--depth=VALUE', 'so deep'),
    ...toOption('-name VALUE', 'by name'),
    ...toOption('-q', ''),
  ],
};
const other = { description: 'y', options: [...toOption('-q', 'be still')] };

/** The first word behind the program, explained with the next one at hand. */
const explain = (line: string) => {
  const [, word, next] = wordsOf(line);
  if (word === undefined) throw new Error('no word');
  const { pieces, tookNext } = explainOption(word, next, [own, other]);
  return [...pieces.map(({ text, meaning }) => `${text}: ${meaning}`), tookNext];
};

describe('explainOption', () => {
  it.each([
    ['x -v', ['-v: say more', false]],
    ['x -vn3', ['-v: say more', '-n 3: so many', false]],
    ['x -vn 3', ['-v: say more', '-n 3: so many', true]],
    ['x -n', ['-n: so many', false]],
    ['x -n 3', ['-n 3: so many', true]],
    ['x -n -v', ['-n: so many', false]],
    ['x --lines=3 f', ['--lines=3: so many', false]],
    ['x --depth 3', ['--depth 3: so deep', true]],
    ['x --lines f', ['--lines f: so many', true]],
    ['x -name f', ['-name f: by name', true]],
    ['x -vq', ['-v: say more', '-q: be still', false]],
    ['x --unknown f', ['--unknown: ', false]],
    ['x -z', ['-z: ', false]],
    ['x -- f', ['--: no options from here on', false]],
  ])('%s', (line, pieces) => {
    expect(explain(line)).toEqual(pieces);
  });
});

describe('findOption', () => {
  it.each([
    ['-q', 'be still'],
    ['--lines', 'so many'],
    ['--line', undefined],
  ])('%s: %s', (name, text) => {
    expect(findOption([own, other], name)?.text).toBe(text);
  });
});
