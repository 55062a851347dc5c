import { constants } from 'node:os';

const SENDERS = /^(?:kill|pkill|killall)$/;

/** What `-9` or `-TERM` means for a program that sends signals; undefined for any other word. */
export function explainSignal(program: string, word: string): string | undefined {
  const given = SENDERS.test(program) ? /^-(?:SIG)?([A-Z][A-Z0-9]+|\d+)$/.exec(word)?.[1] : undefined;
  if (given === undefined) return undefined;
  const [name] = Object.entries(constants.signals).find(([known, number]) =>
    /^\d/.test(given) ? number === Number(given) : known === `SIG${given}`,
  ) ?? [undefined];
  if (name === undefined) return undefined;
  return `send the signal ${name.slice(3)}${name === 'SIGKILL' ? ', which ends a process at once' : ''}`;
}
