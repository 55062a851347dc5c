import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RoundTools, settleFailure } from '../../src/commands/fix-rounds.js';
import type { Fix } from '../../src/model/diagnosis.js';
import type { CommandSpec, ExecutionResult } from '../../src/model/execution.js';
import { failureContext } from '../support/failure-context.js';

const line = (text: string): CommandSpec => ({ kind: 'line', line: text, shell: '/bin/sh' });
const result = (command: string, exit_code: number): ExecutionResult => ({
  command,
  exit_code,
  stdout: '',
  stderr: 'bad',
  merged: false,
  duration_ms: 1,
});
const fix = (command: string, kind: Fix['kind']): Fix => ({
  command,
  explanation: command,
  risk_level: 'Low',
  risk_reasons: [],
  reasoning: '',
  confidence: 1,
  kind,
  source: 'x',
});

interface Script {
  readonly fixes: readonly (readonly Fix[])[];
  /** Index of the fix that is chosen in each round, or undefined for none. */
  readonly choices: readonly (number | undefined)[];
  readonly again?: readonly boolean[];
  readonly codes: Readonly<Record<string, readonly number[]>>;
  readonly canPrompt?: boolean;
  readonly reason?: string;
}

/** Plays a script; gives the settlement, the commands that ran, what was offered and what was said. */
async function play(script: Script) {
  const ran: string[] = [];
  const offered: string[][] = [];
  const said: string[] = [];
  const accepted: string[] = [];
  const codes = new Map(Object.entries(script.codes).map(([command, list]) => [command, [...list]]));
  const choices = [...script.choices];
  const again = [...(script.again ?? [])];
  const rounds = [...script.fixes];
  const tools: RoundTools = {
    diagnose: async (run, avoid) => ({
      context: failureContext({ command: run.result.command, exit_code: run.result.exit_code }),
      diagnosis: {
        analysis: {
          root_cause: 'x',
          error_type: 'Unknown',
          confidence: 'Low',
          analysis_method: 'Heuristic',
          raw_patterns: [],
          evidence: [],
        },
        fixes: (rounds.shift() ?? []).filter(({ command }) => !avoid.includes(command)),
        withheld: [],
        notices: [],
        ...(script.reason === undefined ? {} : { reason: script.reason }),
      },
    }),
    show: (_, { fixes }) => void offered.push(fixes.map(({ command }) => command)),
    canPrompt: () => script.canPrompt ?? true,
    choose: async (fixes) => {
      const fix = fixes[choices.shift() ?? -1];
      if (fix !== undefined) accepted.push(fix.command);
      return fix;
    },
    askAgain: async () => again.shift() ?? false,
    toSpec: line,
    run: async (spec) => {
      const command = spec.kind === 'line' ? spec.line : spec.argv.join(' ');
      ran.push(command);
      return result(command, codes.get(command)?.shift() ?? 0);
    },
    conclude: ({ text }) => void said.push(text),
  };
  const settlement = await settleFailure({ result: result('build', 7), spec: line('build') }, tools);
  return { settlement, ran, offered, said, accepted };
}

describe('settleFailure', () => {
  it('ends with the exit code of a fix that replaces the command', async () => {
    const done = await play({ fixes: [[fix('built', 'replaces')]], choices: [0], codes: {} });
    expect(done).toMatchObject({
      settlement: { exit_code: 0, outcome: 'fixed', accepted: { command: 'built' } },
      ran: ['built'],
      said: ['Solved: this command works.'],
    });
  });

  it('runs the original again after a fix that prepares it, if told so', async () => {
    const fixes = [[fix('prepare', 'prepares')]];
    const solved = await play({ fixes, choices: [0], again: [true], codes: {} });
    expect(solved).toMatchObject({
      settlement: { exit_code: 0, outcome: 'fixed' },
      ran: ['prepare', 'build'],
    });
    const open = await play({ fixes, choices: [0], again: [false], codes: {} });
    expect(open).toMatchObject({ settlement: { exit_code: 7, outcome: 'not-rerun' }, ran: ['prepare'] });
  });

  it('diagnoses again what fails again, and offers no fix twice', async () => {
    const fixes = [fix('a', 'prepares'), fix('b', 'prepares')];
    const done = await play({
      fixes: [fixes, fixes, fixes],
      choices: [0, 0],
      again: [true, true],
      codes: { build: [8, 0] },
    });
    expect(done.ran).toEqual(['a', 'build', 'b', 'build']);
    expect(done.offered).toEqual([['a', 'b'], ['b']]);
    expect(done.settlement).toMatchObject({ exit_code: 0, outcome: 'fixed', accepted: { command: 'b' } });
  });

  it('looks at the failure of a replacement, and ends with its code', async () => {
    const done = await play({
      fixes: [[fix('git push', 'replaces')], [fix('git push -u origin main', 'replaces')]],
      choices: [0, undefined],
      codes: { 'git push': [128] },
    });
    expect(done.settlement).toMatchObject({
      exit_code: 128,
      outcome: 'still-failing',
      accepted: { command: 'git push' },
    });
    expect(done.offered).toEqual([['git push'], ['git push -u origin main']]);
  });

  it('keeps the original code where the fix itself failed, and offers what is left', async () => {
    const fixes = [fix('a', 'prepares'), fix('b', 'prepares')];
    const done = await play({ fixes: [fixes, fixes], choices: [0, undefined], codes: { a: [3] } });
    expect(done.settlement).toMatchObject({
      exit_code: 7,
      outcome: 'fix-failed',
      accepted: { command: 'a' },
    });
    expect(done.offered).toEqual([['a', 'b'], ['b']]);
    expect(done.said).toEqual(['Not solved: the fix itself failed with exit code 3.']);
  });

  it('says nothing about an answer, and asks nothing without a terminal', async () => {
    const fixes = [[fix('a', 'replaces')]];
    const quiet = await play({ fixes, choices: [0], codes: {}, reason: 'nothing matched' });
    expect(quiet).toMatchObject({ settlement: { exit_code: 7 }, ran: [], offered: [] });
    expect(quiet.settlement.outcome).toBeUndefined();
    const none = await play({ fixes: [], choices: [], codes: {} });
    expect(none.settlement).toEqual({ exit_code: 7, outcome: 'no-fix' });
    const piped = await play({ fixes, choices: [0], codes: {}, canPrompt: false });
    expect(piped).toMatchObject({ settlement: { exit_code: 7 }, ran: [], offered: [['a']] });
  });

  it('runs only what was agreed to, no fix twice, in at most three rounds, and ends with a code that was seen', async () => {
    const command = fc.constantFrom('a', 'b', 'c', 'd');
    const kind = fc.constantFrom<Fix['kind'][]>('replaces', 'prepares');
    const fixes = fc.uniqueArray(fc.tuple(command, kind), { selector: ([name]) => name, maxLength: 3 });
    const codes = fc.array(fc.constantFrom(0, 1, 2, 130), { minLength: 4, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fixes, { minLength: 5, maxLength: 5 }),
        fc.array(fc.option(fc.nat({ max: 2 }), { nil: undefined }), { maxLength: 5 }),
        fc.array(fc.boolean(), { maxLength: 5 }),
        fc.record({ a: codes, b: codes, c: codes, d: codes, build: codes }),
        async (rounds, choices, again, exits) => {
          const script = rounds.map((round) => round.map(([name, how]) => fix(name, how)));
          const played = await play({ fixes: script, choices, again, codes: exits });
          const { ran, offered, accepted, settlement } = played;
          expect(new Set(accepted).size).toBe(accepted.length);
          expect(offered.length).toBeLessThanOrEqual(3);
          for (const [index, name] of accepted.entries()) expect(offered[index]).toContain(name);
          const agreed = [...accepted, ...again.filter(Boolean)].length;
          expect(ran.length).toBeLessThanOrEqual(agreed);
          for (const name of ran) expect(['build', ...accepted]).toContain(name);
          expect(settlement.exit_code === 0).toBe(settlement.outcome === 'fixed');
        },
      ),
      { numRuns: 300 },
    );
  });
});
