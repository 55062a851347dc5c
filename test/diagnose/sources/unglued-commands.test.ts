import { expect, it } from 'vitest';
import { createExampleWorld } from '../../../src/diagnose/example-world.js';
import { ungluedCommands } from '../../../src/diagnose/sources/unglued-commands.js';

const world = createExampleWorld({ programs: ['npm', 'man', 'diff', 'go'] });

it.each([
  ['npminstall', ['npm install']],
  ['mandiff', ['man diff']],
  ['gofmt', ['go fmt']],
  ['npmfoo', []],
  ['mannope', []],
  ['cargobuild', []],
])('reads %s as %j', (typed, commands) => {
  expect(ungluedCommands(typed, world)).toEqual(commands);
});
