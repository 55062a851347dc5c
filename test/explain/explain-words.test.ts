import { describe, expect, it } from 'vitest';
import { explainWords } from '../../src/explain/explain-words.js';
import { toOption } from '../../src/explain/read-manual.js';
import { lookUpIn, wordsOf } from './command-sample.js';

const manual = (description: string, ...options: [name: string, takesValue: boolean, text: string][]) => ({
  description,
  options: options.flatMap(([name, takesValue, text]) => toOption(takesValue ? `${name} VALUE` : name, text)),
});
const lookUp = lookUpIn({
  git: manual('the tracker', ['-C', true, 'go there']),
  'git-commit': manual('record', ['-m', true, 'the message']),
  sudo: manual('as another', ['-u', true, 'this user']),
  timeout: manual('with a limit'),
  rm: manual('remove', ['-r', false, 'folders']),
  find: manual('search'),
});
const explain = (line: string) =>
  explainWords(wordsOf(line), lookUp).map(
    ({ text, meaning, depth }) => `${'  '.repeat(depth)}${text}: ${meaning}`,
  );

describe('explainWords', () => {
  it.each([
    ['git commit -m x', ['git commit: record', '  -m x: the message']],
    ['git -C d commit', ['git: the tracker', '  -C d: go there', '  commit: ']],
    ['git stash', ['git: the tracker', '  stash: ']],
    [
      'sudo -u me rm -r x',
      ['sudo: as another', '  -u me: this user', '  rm: remove', '    -r: folders', '    x: '],
    ],
    ['timeout 5 rm x', ['timeout: with a limit', '  5: ', '  rm: remove', '    x: ']],
    ['sudo A=b rm', ['sudo: as another', '  A=b: ', '  rm: remove']],
    ['/bin/rm x', ['/bin/rm: remove', '  x: ']],
    ['rm -- -r', ['rm: remove', '  --: no options from here on', '  -r: ']],
    ['rm -', ['rm: remove', '  -: ']],
    ['rm *.o', ['rm: remove', '  *.o: every name that fits this pattern']],
    ['rm "$x"', ['rm: remove', '  "$x": the value of this variable']],
    ['rm {a,b}', ['rm: remove', '  {a,b}: several words in one']],
    [
      'find . -exec rm -r {} + -print',
      [
        'find: search',
        '  .: ',
        '  -exec … +: run this for what is found, with {} standing for it',
        '    rm: remove',
        '      -r: folders',
        '      {}: ',
        '  -print: ',
      ],
    ],
    ['nothing', ['nothing: no description of this program was found']],
    ['./run', ['./run: a program or script at this path']],
    ['$x', ['$x: a program whose name is only known at run time']],
  ])('%s', (line, pieces) => {
    expect(explain(line)).toEqual(pieces);
  });

  it('says by whom a program is described, and nothing where none describes it', () => {
    expect(explainWords(wordsOf('git commit'), lookUp)[0]?.described).toBe('record');
    expect(explainWords(wordsOf('nothing'), lookUp)[0]).not.toHaveProperty('described');
  });
});
