import { messageOf } from '../errors.js';
import type { Evidence, PatternMatch } from '../model/diagnosis.js';
import type { ExecutionContext } from '../model/execution.js';
import type { World } from '../model/world.js';
import { editableCommands, type SimpleCommand } from '../shell/simple-commands.js';
import { conditionsHold } from './check-conditions.js';
import { chooseTarget, toolIndexes } from './choose-target.js';
import { commandValues } from './command-values.js';
import type { CompiledPattern, StoredPattern } from './compiled-pattern.js';
import { decisiveOutput } from './decisive-output.js';
import { fillFixes } from './fill-fixes.js';
import { fillText } from './fill-template.js';
import { findEvidence, lineOfMatch } from './find-evidence.js';
import { type MatchScope, word } from './match-scope.js';
import { resolveValues } from './resolve-values.js';
import { createRegexGuard, type RegexGuard, RegexTooSlow } from './run-regex.js';
import { type SearchText, searchText } from './search-text.js';
import type { PatternTables } from './tables.js';

/** What matching gives: matches, best first, and a notice for each pattern that had to be skipped. */
export interface MatchOutcome {
  readonly matches: readonly PatternMatch[];
  readonly notices: readonly string[];
}

interface Failure {
  readonly context: ExecutionContext;
  readonly world: World;
  readonly tables: PatternTables;
  readonly commands: readonly SimpleCommand[];
  readonly streams: Readonly<Record<'any' | 'stdout' | 'stderr', SearchText>>;
  readonly guard: RegexGuard;
}

/** Tries every pattern on a failure. Deterministic: the same failure in the same world gives the same list. */
export function matchPatterns(
  patterns: readonly (CompiledPattern | StoredPattern)[],
  context: ExecutionContext,
  world: World,
  tables: PatternTables = {},
): MatchOutcome {
  const failure = prepare(decisive(context), world, tables);
  const matches: PatternMatch[] = [];
  const notices: string[] = [];
  for (const pattern of patterns) {
    try {
      const match = matchPattern(pattern, failure);
      if (match) matches.push(match);
    } catch (error) {
      notices.push(`Pattern '${pattern.id}' was skipped: ${skipReason(error)}.`);
    }
  }
  matches.sort((a, b) => b.confidence - a.confidence);
  return { matches, notices };
}

function decisive(context: ExecutionContext): ExecutionContext {
  const { command, stderr, stdout } = context;
  return { ...context, stderr: decisiveOutput(command, stderr), stdout: decisiveOutput(command, stdout) };
}

function skipReason(error: unknown): string {
  if (error instanceof RegexTooSlow) return 'its regex took too long on this output';
  return messageOf(error);
}

function prepare(context: ExecutionContext, world: World, tables: PatternTables): Failure {
  const both =
    context.stderr && context.stdout
      ? `${context.stderr.replace(/\n?$/, '\n')}${context.stdout}`
      : context.stderr + context.stdout;
  const any = searchText(both);
  const split = !context.merged;
  return {
    context,
    world,
    tables,
    commands: editableCommands(context.command),
    streams: {
      any,
      stdout: split ? searchText(context.stdout) : any,
      stderr: split ? searchText(context.stderr) : any,
    },
    guard: createRegexGuard(),
  };
}

function matchPattern(gate: CompiledPattern | StoredPattern, failure: Failure): PatternMatch | undefined {
  const { context } = failure;
  if (gate.exit_codes && !gate.exit_codes.includes(context.exit_code)) return undefined;
  const byTool = gate.tool ? toolIndexes(failure.commands, gate.tool) : undefined;
  if (byTool?.length === 0) return undefined;
  const search = failure.streams[gate.stream ?? 'any'];
  if (gate.hints !== undefined && !gate.hints.some(search.has)) return undefined;
  const pattern = 'load' in gate ? gate.load() : gate;
  const execute = (source: string, text: string): RegExpExecArray | null => {
    const regex = new RegExp(source, pattern.ignore_case ? 'im' : 'm');
    return pattern.trusted ? regex.exec(text) : failure.guard.exec(regex, text);
  };
  const commandMatch = pattern.command === undefined ? undefined : execute(pattern.command, context.command);
  if (commandMatch === null) return undefined;
  const match = pattern.regex === undefined ? undefined : execute(pattern.regex, search.text);
  if (match === null) return undefined;
  if (pattern.unless !== undefined && execute(pattern.unless, search.text)) return undefined;
  const groups = { ...commandMatch?.groups, ...match?.groups };
  const evidence: Evidence = match
    ? findEvidence(context, search.text, match, search === failure.streams.any)
    : { line: context.command, stream: 'command', number: 1 };
  return fillPattern(pattern, failure, {
    groups,
    target: chooseTarget(failure.commands, byTool, {
      at: commandMatch ? commandMatch.index + commandMatch[0].length : undefined,
      matched: match ? lineOfMatch(search.text, match).line : '',
      groups: Object.values(groups),
    }),
    evidence,
    hints: match ? search.text.slice(search.text.lastIndexOf('\n', match.index) + 1) : search.text,
  });
}

interface Found {
  readonly groups: Readonly<Record<string, string | undefined>>;
  readonly target: number;
  readonly evidence: Evidence;
  /** The output from the matched line on. */
  readonly hints: string;
}

function fillPattern(pattern: CompiledPattern, failure: Failure, found: Found): PatternMatch | undefined {
  const { context, world, commands } = failure;
  const values = commandValues(context, commands[found.target], world.user.root);
  for (const [name, text] of Object.entries(found.groups)) if (text) values.set(name, [word(text)]);
  const base: MatchScope = {
    context,
    world,
    output: failure.streams.any.text,
    hints: found.hints,
    commands,
    target: found.target,
    values,
  };
  const scope = resolveValues(pattern.let, base, failure.tables);
  if (!conditionsHold(pattern.when, scope)) return undefined;
  return {
    pattern_id: pattern.id,
    error_type: pattern.error_type,
    confidence: pattern.confidence,
    explanation: fillText(pattern.explain ?? found.evidence.line, scope, true) ?? found.evidence.line,
    evidence: found.evidence,
    suggested_fixes: fillFixes(pattern, scope),
  };
}
