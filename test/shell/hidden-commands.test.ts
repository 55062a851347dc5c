import { describe, expect, test } from 'vitest';
import { commandInSubscript, hiddenCommands } from '../../src/shell/hidden-commands.js';
import { parseLine } from '../../src/shell/parse-line.js';
import { startScope, withEntry } from '../../src/shell/scope.js';
import { known } from '../../src/shell/static-text.js';

test.each([
  ['a[$(rm x)]', 'rm x'],
  ['a[`rm x`]', 'rm x'],
  ['a[1+$(rm x)]', 'rm x'],
  ['a[0]', undefined],
  ['$(rm x)', undefined],
  ['see a[$(rm x)]', undefined],
])('the command in the subscript of %s', (text, command) => {
  expect(commandInSubscript(text)).toBe(command);
});

describe('what arithmetic and tests evaluate', () => {
  const start = startScope();
  const scope = { ...start, variables: withEntry(start.variables, 'x', [known('a[$(rm x)]')]) };
  test.each([
    ['((x))', ['rm x']],
    ['((1 + x))', ['rm x']],
    ['[[ $x -eq 1 ]]', ['rm x']],
    ["[[ 'b[$(ls)]' -lt 1 ]]", ['ls']],
    ["[[ -v 'b[$(ls)]' ]]", ['ls']],
    ["[[ $x == 'b[$(ls)]' ]]", []],
    ['((y + 1))', []],
  ])('%s', (line, commands) => {
    expect(parseLine(line).commands.flatMap(({ command }) => hiddenCommands(command, scope))).toEqual(
      commands,
    );
  });
});
