import { expect, it } from 'vitest';
import { createExampleWorld } from '../../../src/diagnose/example-world.js';
import { lineOf, mendedLine, unendedLine } from '../../../src/diagnose/sources/script-lines.js';

const text = 'server {\n  listen 80\n  # the pages\n\n  root /srv;\n}\n';

it.each([
  ['n.conf:5', ['2']],
  ['n.conf:6', []],
  ['n.conf:2', []],
  ['n.conf', []],
  ['none.conf:5', []],
])('finds in %s the line without its semicolon', (place, found) => {
  expect(unendedLine(createExampleWorld({ files: { 'n.conf': text } }), place)).toEqual(found);
});

it('reads a line and mends it where that makes the script whole', () => {
  const script = 'x=1\nif true then\n  echo hi\nfi\n';
  const world = createExampleWorld({ files: { 'a.sh': script, 'b.sh': 'if true; then\n' } });
  expect(lineOf(world, 'a.sh:2')).toEqual(['if true then']);
  expect(lineOf(world, 'a.sh:9')).toEqual([]);
  expect(mendedLine(world, 'a.sh:2')).toEqual(['if true; then']);
  expect(mendedLine(world, 'a.sh:1')).toEqual([]);
  expect(mendedLine(world, 'none.sh:1')).toEqual([]);
});
