import { expect, test } from 'vitest';
import { ANY_PROGRAM, nestedPrograms } from '../../src/analyzer/nested-programs.js';
import { simpleCommands } from '../../src/shell/simple-commands.js';
import { INHERITED_NAMES } from '../support/inherited-names.js';

const nested = (line: string) => simpleCommands(line).flatMap(nestedPrograms);

test.each([
  ['find . -name x -exec rm {} ;', ['rm']],
  ['find . -ok /bin/rm {} ;', ['rm']],
  ['fd x -X vim', ['vim']],
  ['xargs -n 1 -I{} rm {}', ['rm']],
  ['sudo ls', ['sudo']],
  ['parallel rm ::: a', [ANY_PROGRAM]],
  [`awk 'BEGIN { system("rm x") }'`, [ANY_PROGRAM]],
  [`awk '{ print | "sh" }'`, [ANY_PROGRAM]],
  [`awk '{ "date" | getline d }'`, [ANY_PROGRAM]],
  [`sed '1e rm x' a`, [ANY_PROGRAM]],
  [`sed 's/a/rm x/e' a`, [ANY_PROGRAM]],
  ['git -c core.pager=rm log', [ANY_PROGRAM]],
  ['git clone ext::sh', [ANY_PROGRAM]],
  ['tar --to-command=rm -xf a', [ANY_PROGRAM]],
  ['tar -xIrm -f a', [ANY_PROGRAM]],
  ['sort --compress-program=rm a', [ANY_PROGRAM]],
  ['rg --pre=rm x', [ANY_PROGRAM]],
  ['make', [ANY_PROGRAM]],
])('%s starts %j', (line, programs) => {
  expect(nested(line)).toEqual(expect.arrayContaining(programs));
});

test.each([
  `awk '{ print $1 }' a`,
  `awk -F'|' '{ print $2 }' a`,
  `sed -n 's/e/E/p' a`,
  `sed '/end/d' a`,
  'git log --oneline',
  'tar -tf a.tar',
  'find . -name exec',
  'sort -u a',
  'rg exec src',
  ...INHERITED_NAMES.map((name) => `${name} exec`),
])('%s starts nothing else', (line) => {
  expect(nested(line)).toEqual([]);
});
