import { expect, it } from 'vitest';
import { exampleContext } from '../../../src/diagnose/check-patterns.js';
import { createExampleWorld } from '../../../src/diagnose/example-world.js';
import { word } from '../../../src/diagnose/match-scope.js';
import { readSource } from '../../../src/diagnose/sources/read-source.js';
import { INHERITED_NAMES } from '../../support/inherited-names.js';
import { matchScope } from '../../support/match-scope.js';

it.each([
  ['Gemfile', ['app']],
  [undefined, []],
])('finds folders with %s, and none where what to look for is not known', (name, folders) => {
  const scope = {
    context: exampleContext({ command: 'bundle install', exit_code: 1, output: '' }),
    world: createExampleWorld({ files: { 'app/Gemfile': '', 'docs/a.md': '' } }),
    output: '',
    hints: '',
    commands: [],
    target: -1,
    values: new Map(name === undefined ? [] : [['name', [word(name)]]]),
  };
  expect(readSource('folder_with:{name}', '', scope).names).toEqual(folders);
});

it.each(INHERITED_NAMES)('knows no subcommands of a program called %s', (name) => {
  expect(readSource('subcommands', 'psuh', matchScope({ command: `${name} psuh` })).names).toEqual([]);
});
