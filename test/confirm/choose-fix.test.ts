import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Conversation, chooseFix } from '../../src/confirm/choose-fix.js';
import type { Fix } from '../../src/model/diagnosis.js';
import { fix as anyFix, hostileText } from '../support/arbitraries.js';

/** A conversation whose answers are given beforehand; keeps what was said and asked, in order. */
function scripted(answers: readonly (string | undefined)[]) {
  const pending = [...answers];
  const events: string[] = [];
  const prefills: (string | undefined)[] = [];
  const talk: Conversation = {
    ask: async (question, options) => {
      events.push(`ask ${question}`);
      prefills.push(options?.prefill);
      return pending.shift();
    },
    say: (text) => void events.push(text),
    assess: (command) => ({
      level: 'Medium',
      withheld: command.includes('mkfs'),
      reasons: ['It is new.'],
      read_only: false,
    }),
    show: {
      confirmation: ({ command }) => `confirm ${command}`,
      refusal: (command) => `refuse ${command}`,
      explanation: async ({ command }) => `explain ${command}`,
    },
  };
  return { talk, events, prefills };
}

const fixes = fc.array(anyFix, { minLength: 1, maxLength: 3 });
const answer = fc.option(
  fc.oneof(
    fc.constantFrom(
      '1',
      '2',
      '3',
      'y',
      'Y',
      'yes',
      'n',
      '',
      'q',
      'e',
      'e 2',
      '?',
      '? 3',
      'yes please',
      '1y',
      'mkfs /',
    ),
    fc.constantFrom('echo edited', 'mkfs /dev/sda'),
    hostileText,
  ),
  { nil: undefined },
);

describe('chooseFix', () => {
  it('Feature: shellpilot, Property 14: gives no fix back but after a typed yes to exactly its command', async () => {
    await fc.assert(
      fc.asyncProperty(fixes, fc.array(answer, { maxLength: 8 }), async (offered, answers) => {
        const { talk, events } = scripted(answers);
        const chosen = await chooseFix(offered, talk);
        const asked = events.filter((event) => event.startsWith('ask '));
        const last = answers[asked.length - 1];
        if (chosen === undefined) {
          if (asked.at(-1) === 'ask Run this command? [y/N] ')
            expect(last ?? '').not.toMatch(/^\s*y(es)?\s*$/i);
          return;
        }
        expect(events.at(-1)).toBe('ask Run this command? [y/N] ');
        expect(events.at(-2)).toBe(`confirm ${chosen.command}`);
        expect(last).toMatch(/^\s*y(es)?\s*$/i);
        expect(chosen.command).not.toContain('mkfs');
      }),
      { numRuns: 500 },
    );
  });

  it('Feature: shellpilot, Property 17: gives back exactly the command of the fix that was picked', async () => {
    await fc.assert(
      fc.asyncProperty(fixes, fc.nat({ max: 2 }), fc.constantFrom('y', 'YES'), async (offered, pick, yes) => {
        const index = pick % offered.length;
        const { talk } = scripted([`${index + 1}`, yes]);
        expect(await chooseFix(offered, talk)).toEqual(offered[index]);
      }),
      { numRuns: 200 },
    );
  });

  it('Feature: shellpilot, Property 18: any way of saying no ends it', async () => {
    const no = fc.constantFrom(undefined, '', ' ', 'q', 'Q', 'n', 'no');
    const notYes = fc.option(
      hostileText.filter((text) => !/^\s*y(es)?\s*$/i.test(text)),
      { nil: undefined },
    );
    await fc.assert(
      fc.asyncProperty(fixes, no, notYes, async (offered, leave, decline) => {
        const left = scripted([leave, '1', 'y']);
        expect(await chooseFix(offered, left.talk)).toBeUndefined();
        expect(left.events).toHaveLength(1);
        expect(await chooseFix(offered, scripted(['1', decline, '1', 'y']).talk)).toBeUndefined();
        expect(await chooseFix(offered, scripted([]).talk)).toBeUndefined();
      }),
      { numRuns: 150 },
    );
  });

  const push: Fix = {
    command: 'git push',
    explanation: 'Run git push',
    risk_level: 'Low',
    risk_reasons: [],
    reasoning: '',
    confidence: 1,
    kind: 'replaces',
    source: 'x',
  };

  it('offers the command for editing, assesses the new one and asks about it', async () => {
    const { talk, prefills, events } = scripted(['e', ' git push --tags ', 'y']);
    expect(await chooseFix([push], talk)).toEqual({
      ...push,
      command: 'git push --tags',
      risk_level: 'Medium',
      risk_reasons: ['It is new.'],
      source: 'edited',
    });
    expect(prefills).toEqual([undefined, 'git push', undefined]);
    expect(events).toContain('confirm git push --tags');
  });

  it('refuses an edit that is too dangerous, and leaves at an empty one', async () => {
    const refused = scripted(['e', 'mkfs /dev/sda', 'y']);
    expect(await chooseFix([push], refused.talk)).toBeUndefined();
    expect(refused.events).toContain('refuse mkfs /dev/sda');
    expect(await chooseFix([push], scripted(['e', '', 'y']).talk)).toBeUndefined();
    expect(await chooseFix([push], scripted(['e', undefined, 'y']).talk)).toBeUndefined();
  });

  it('explains, hints at what it did not understand, and gives up after five of these', async () => {
    const { talk, events } = scripted(['?', '7', '1', 'y']);
    expect(await chooseFix([push], talk)).toEqual(push);
    expect(events).toContain('explain git push');
    expect(events.some((event) => event.startsWith('Type 1, e 1 to edit'))).toBe(true);
    expect(await chooseFix([push], scripted(['x', 'x', 'x', 'x', 'x', '1', 'y']).talk)).toBeUndefined();
  });
});
