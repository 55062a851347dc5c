import { createExampleWorld } from '../../src/diagnose/example-world.js';
import { type MatchScope, type Value, word } from '../../src/diagnose/match-scope.js';
import type { ExampleWorldSpec } from '../../src/diagnose/pattern-schema.js';
import { simpleCommands } from '../../src/shell/simple-commands.js';
import { failureContext } from './failure-context.js';

interface ScopeParts {
  readonly command?: string;
  readonly output?: string;
  readonly world?: ExampleWorldSpec;
  /** A text stands for one plain word, several for candidates, best first. */
  readonly values?: Readonly<Record<string, string | readonly string[] | Value>>;
  readonly target?: number;
}

/** What a pattern may look at, for tests: the line is read as the matcher reads it, and the rest is made up. */
export function matchScope({
  command = '',
  output = '',
  world,
  values = {},
  target = 0,
}: ScopeParts): MatchScope {
  return {
    context: failureContext({ command, stderr: output }),
    world: createExampleWorld(world),
    output,
    hints: output,
    commands: simpleCommands(command),
    target,
    values: new Map(Object.entries(values).map(([name, value]) => [name, candidates(value)])),
  };
}

function candidates(value: string | readonly string[] | Value): readonly Value[] {
  if (typeof value === 'string') return [word(value)];
  return 'kind' in value ? [value] : value.map(word);
}
