import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editableCommands, simpleCommands, takesValue } from '../../src/shell/simple-commands.js';
import { commandLine, hostileText } from '../support/arbitraries.js';
import { INHERITED_NAMES } from '../support/inherited-names.js';

const shown = (line: string) =>
  simpleCommands(line).map(({ words, wrappers }) =>
    [wrappers.map(({ text }) => text).join(' '), words.map(({ value }) => value).join('|')].join(': '),
  );

describe('simpleCommands', () => {
  it.each([
    ['ls -l', [': ls|-l']],
    ["git commit -m 'two words'", [': git|commit|-m|two words']],
    ['sudo -u www rm x', ['sudo -u www: rm|x']],
    ['env A=1 B=2 make', ['env A=1 B=2: make']],
    ['timeout 5 sudo nice -n 3 make', ['timeout 5 sudo nice -n 3: make']],
    ['timeout -s KILL 5 make', ['timeout -s KILL 5: make']],
    ['sudo', [': sudo']],
    ['sudo -l', [': sudo|-l']],
    ['/usr/bin/sudo ls', ['/usr/bin/sudo: ls']],
    ['a | b && c; d & e', [': a', ': b', ': c', ': d', ': e']],
    ['if a; then b; fi', [': a', ': b']],
    ['echo $(a "$(b)")', [': echo|$(a "$(b)")', ': a|$(b)', ': b']],
    ['A=1', []],
    ['', []],
  ])('%s', (line, commands) => {
    expect(shown(line)).toEqual(commands);
  });

  it('tells assignments and redirections from words', () => {
    const [command] = simpleCommands('A=1 B="x y" ./run.sh < in > out 2>&1');
    expect(command).toMatchObject({ program: 'run.sh', assignments: ['A=1', 'B="x y"'] });
    expect(command?.redirects.map(({ operator, target }) => [operator, target?.value])).toEqual([
      ['<', 'in'],
      ['>', 'out'],
      ['>&', '1'],
    ]);
  });
});

describe('editableCommands', () => {
  it('says where each word stands, whatever the line', () => {
    fc.assert(
      fc.property(fc.oneof(commandLine, hostileText), (line) => {
        for (const { words, wrappers, pos, end } of editableCommands(line))
          for (const word of [...wrappers, ...words]) {
            expect(line.slice(word.pos, word.end)).toBe(word.text);
            expect(word.pos >= pos && word.end <= end).toBe(true);
          }
      }),
      { numRuns: 500 },
    );
  });

  it('leaves out what does not stand there as it is run', () => {
    expect(editableCommands('echo `gti \\$x`').map(({ program }) => program)).toEqual(['echo']);
    expect(editableCommands('echo `gti log`').map(({ program }) => program)).toEqual(['echo', 'gti']);
  });
});

describe('takesValue', () => {
  it('knows the options of wrappers whose value is the next word', () => {
    expect(takesValue('sudo', '-u')).toBe(true);
    expect(takesValue('sudo', '-n')).toBe(false);
    expect(takesValue('make', '-u')).toBe(false);
  });

  it.each(INHERITED_NAMES)('knows none of %s', (name) => {
    expect(takesValue(name, '-u')).toBe(false);
  });
});
