import type { Deps } from '../deps.js';
import type { Fix } from '../model/diagnosis.js';
import type { RiskAssessment } from '../model/risk.js';
import { type Choice, isYes, readChoice } from './read-choice.js';

/** What the conversation about fixes needs: someone to ask, a place to speak, and judgement. */
export interface Conversation {
  readonly ask: Deps['ask'];
  readonly say: (text: string) => void;
  readonly assess: (command: string) => RiskAssessment;
  /** What the person is shown, already laid out. */
  readonly show: {
    readonly confirmation: (fix: Fix) => string;
    readonly refusal: (command: string, reasons: readonly string[]) => string;
    readonly explanation: (fix: Fix) => Promise<string>;
  };
}

const MISREADINGS = 5;

/** Lets a person choose, edit or ask about a fix; gives it back only after a typed yes to its exact command. */
export async function chooseFix(fixes: readonly Fix[], talk: Conversation): Promise<Fix | undefined> {
  for (let misread = 0; misread < MISREADINGS; ) {
    const choice = readChoice(await talk.ask(question(fixes.length)), fixes.length);
    if (choice.kind === 'leave') return undefined;
    if (choice.kind === 'pick' || choice.kind === 'edit') return settle(choice, fixes, talk);
    if (choice.kind === 'explain') await explain(fixes[choice.index], talk);
    else {
      misread += 1;
      talk.say(hint(fixes.length));
    }
  }
  return undefined;
}

/** Asks for the yes to one command; the string that was shown is the string that comes back. */
async function confirmFix(fix: Fix, talk: Conversation): Promise<Fix | undefined> {
  talk.say(talk.show.confirmation(fix));
  return isYes(await talk.ask('Run this command? [y/N] ')) ? fix : undefined;
}

function question(count: number): string {
  const numbers = count === 1 ? '1' : `1-${count}`;
  return `Select a fix (${numbers}) or press Enter to skip: `;
}

function hint(count: number): string {
  const numbers = count === 1 ? '1' : `a number from 1 to ${count}`;
  return `Type ${numbers}, e 1 to edit, ? 1 to explain, or Enter to skip.\n`;
}

async function explain(fix: Fix | undefined, talk: Conversation): Promise<void> {
  if (fix !== undefined) talk.say(await talk.show.explanation(fix));
}

async function settle(
  choice: Extract<Choice, { index: number }>,
  fixes: readonly Fix[],
  talk: Conversation,
): Promise<Fix | undefined> {
  const fix = fixes[choice.index];
  if (fix === undefined) return undefined;
  if (choice.kind === 'pick') return confirmFix(fix, talk);
  const edited = await edit(fix, talk);
  return edited === undefined ? undefined : confirmFix(edited, talk);
}

/** The fix with the person's own command: its risk is computed anew, and what is withheld is refused. */
async function edit(fix: Fix, talk: Conversation): Promise<Fix | undefined> {
  const command = (await talk.ask('Edit: ', { prefill: fix.command }))?.trim();
  if (!command) return undefined;
  if (command === fix.command) return fix;
  const { level, withheld, reasons } = talk.assess(command);
  if (withheld) {
    talk.say(talk.show.refusal(command, reasons));
    return undefined;
  }
  return { ...fix, command, risk_level: level, risk_reasons: reasons, source: 'edited' };
}
