import type { CommanderError } from 'commander';
import type { AiRunError } from '../errors.js';
import { orList, unknownOption } from './unknown-option.js';
import { usageError } from './usage-error.js';

const NO_CHOICE =
  /^error: option '(--[\w-]+) <.+?>' argument '(.*)' is invalid\. Allowed choices are (.+)\.$/s;
const NO_VALUE = /^option '(?:-\w, )?(--[\w-]+) (<.+>)' argument missing/;

/** What commander refuses, in ai-run's own words. */
export function fromCommander({ message }: CommanderError, argv: readonly string[]): AiRunError {
  const [, unknown] = /^error: unknown option '(.*)'$/s.exec(message) ?? [];
  if (unknown !== undefined) {
    const typed = argv.find((word) => word.startsWith('-') && word.endsWith(unknown.slice(1)));
    return unknownOption(typed ?? unknown);
  }
  const [, option, given, choices] = NO_CHOICE.exec(message) ?? [];
  if (choices !== undefined)
    return usageError(`${option} takes ${orList(choices.split(', '))}, not '${given}'.`);
  const sentence = message.replace(/^error: /, '').replace(NO_VALUE, '$1 needs $2');
  return usageError(`${sentence}.`);
}
