import { expect, it } from 'vitest';
import { builtInPatterns, builtInTables } from '../../src/diagnose/built-in-patterns.js';
import { exampleContext } from '../../src/diagnose/check-patterns.js';
import { createExampleWorld } from '../../src/diagnose/example-world.js';
import { matchPatterns } from '../../src/diagnose/match-patterns.js';

it('takes no word printed before a complaint for what the tool suggests', () => {
  const output =
    "making\ngit: 'comit' is not a git command. See 'git --help'.\n\nThe most similar command is\n\tcommit\n";
  const context = exampleContext({ command: 'make && git comit', exit_code: 1, output });
  const { matches } = matchPatterns(builtInPatterns(), context, createExampleWorld(), builtInTables());
  expect(matches[0]?.explanation).toContain("the nearest is 'commit'");
  expect(matches[0]?.suggested_fixes.map(({ command }) => command)).toEqual(['make && git commit']);
});
