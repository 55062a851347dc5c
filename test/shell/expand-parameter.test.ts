import { expect, it } from 'vitest';
import { expandParameter } from '../../src/shell/expand-parameter.js';
import { parseLine } from '../../src/shell/parse-line.js';
import { startScope } from '../../src/shell/scope.js';
import { known, SOME, UNKNOWN } from '../../src/shell/static-text.js';

const scope = {
  ...startScope(),
  variables: new Map([
    ['A', [known('abc')]],
    ['E', [known('')]],
    ['L', [known('one'), known('two')]],
    ['P', [known(`/srv/${UNKNOWN}`)]],
    ['NAME', [known('A')]],
  ]),
};

/** The values of `${…}`, as texts. */
function valuesOf(source: string): readonly string[] {
  const command = parseLine(`x ${source}`).commands[0]?.command;
  const word = command?.type === 'Command' ? command.args[0] : undefined;
  const part = word?.type === 'Word' ? word.parts?.[0] : undefined;
  if (part?.type !== 'ParameterExpansion') throw new Error(`no parameter in ${source}`);
  return expandParameter(part, scope, ({ value }) => known(value)).map(({ text }) => text);
}

it.each([
  ['${#A}', [SOME]],
  ['${!NAME}', ['abc']],
  ['${L[@]}', ['one', 'two']],
  ['${L[1]}', ['two']],
  ['${L[7]}', ['']],
  ['${L[$i]}', [UNKNOWN]],
  ['${A-x}', ['abc']],
  ['${E-x}', ['']],
  ['${E:-x}', ['x']],
  ['${U:-x}', ['x']],
  ['${A+x}', ['x']],
  ['${E:+x}', ['']],
  ['${U+x}', [UNKNOWN]],
  ['${A:?no}', ['abc']],
  ['${U:?no}', [SOME]],
  ['${A^^}', ['ABC']],
  ['${A:1:1}', ['b']],
  ['${A: -9}', ['']],
  ['${P: -9}', [UNKNOWN]],
  ['${A/b/x}', ['axc']],
  ['${P/b/x}', [UNKNOWN]],
  ['${A#a}', ['bc']],
  ['${A%c}', ['ab']],
  ['${P%/*}', [UNKNOWN]],
])('%s', (source, values) => {
  expect(valuesOf(source)).toEqual(values);
});
