import type { ExecutionContext } from '../model/execution.js';
import type { PatternWithCases } from './compile-patterns.js';
import { createExampleWorld } from './example-world.js';
import { matchPatterns } from './match-patterns.js';
import type { Ignore } from './pattern-schema.js';
import type { PatternTables } from './tables.js';

/** Runs a pattern's examples and counter-examples; each sentence names the case and what went wrong. */
export function checkPattern(
  { pattern, examples, ignores }: PatternWithCases,
  tables: PatternTables,
): readonly string[] {
  const problems: string[] = [];
  const name = (kind: string, index: number): string => `${pattern.id}: ${kind} ${index + 1}`;
  for (const [index, example] of examples.entries()) {
    const outcome = matchPatterns(
      [pattern],
      exampleContext(example),
      createExampleWorld(example.world),
      tables,
    );
    const match = outcome.matches[0];
    problems.push(...outcome.notices.map((notice) => `${name('example', index)}: ${notice}`));
    if (!match) {
      problems.push(`${name('example', index)} does not match: ${example.command}`);
      continue;
    }
    const commands = match.suggested_fixes.map((fix) => fix.command);
    if (example.fix !== undefined && commands[0] !== example.fix) {
      problems.push(`${name('example', index)} gives ${list(commands)}, not first '${example.fix}'`);
    }
    if (example.fixes !== undefined && list(commands) !== list(example.fixes)) {
      problems.push(`${name('example', index)} gives ${list(commands)}, not ${list(example.fixes)}`);
    }
    if (example.cause !== undefined && !match.explanation.includes(example.cause)) {
      problems.push(
        `${name('example', index)} explains '${match.explanation}', which lacks '${example.cause}'`,
      );
    }
  }
  for (const [index, ignore] of ignores.entries()) {
    const { matches } = matchPatterns(
      [pattern],
      exampleContext(ignore),
      createExampleWorld(ignore.world),
      tables,
    );
    if (matches.length > 0)
      problems.push(`${name('counter-example', index)} matches, and must not: ${ignore.command}`);
  }
  return problems;
}

/** The failure that an example describes. */
export function exampleContext(example: Ignore): ExecutionContext {
  const stdout = example.stream === 'stdout';
  return {
    command: example.command,
    exit_code: example.exit_code ?? 1,
    stderr: stdout ? '' : example.output,
    stdout: stdout ? example.output : '',
    merged: false,
    cwd: example.world?.cwd ?? '/home/dev/project',
    history: [],
    environment: {},
    timestamp: '2026-01-01T00:00:00.000Z',
  };
}

function list(commands: readonly string[]): string {
  return commands.length === 0 ? 'no fix' : commands.map((command) => `'${command}'`).join(', ');
}
