import type { StaticText, StaticWord } from '../shell/static-text.js';
import type { Outcome, Setting } from './inspection.js';
import { passedOn } from './predict-output.js';

/** The outcome of a program that sets nothing in its shell; unless told, it may print all that it was given. */
export function leaveScope(words: readonly StaticWord[], setting: Setting, output?: StaticText): Outcome {
  return { scopes: [setting.scope], output: output ?? passedOn(words, setting.stdin, setting.scope) };
}
