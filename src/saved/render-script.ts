import { quoteWord } from '../shell/quote-word.js';

/** What a saved script says of its origin. */
export interface SavedCommand {
  readonly name: string;
  readonly command: string;
  readonly prompt?: string;
  readonly model?: string;
  readonly version: string;
  readonly savedAt: string;
  readonly risk: { readonly level: 'Low' | 'Medium'; readonly reasons: readonly string[] };
}

/** A standalone bash script: where it comes from, a question first if it can change anything, then the frozen command. */
export function renderScript(saved: SavedCommand): string {
  return [
    '#!/usr/bin/env bash',
    `# ${saved.name}: saved by ai-run ${saved.version} on ${saved.savedAt}`,
    ...(saved.prompt === undefined ? [] : [`# Prompt: ${oneLine(saved.prompt)}`]),
    ...(saved.model === undefined ? [] : [`# Model: ${oneLine(saved.model)}`]),
    `# Risk: ${oneLine([saved.risk.level, ...saved.risk.reasons].join('; '))}`,
    `# Command: ${oneLine(saved.command)}`,
    '',
    ...(saved.risk.level === 'Low' ? [] : guard(saved)),
    saved.command,
    '',
  ].join('\n');
}

/** The question of a script that can change something; without a terminal the answer is no. */
function guard({ command, risk }: SavedCommand): readonly string[] {
  const words = [`This will run: ${oneLine(command)}`, ...risk.reasons.map(oneLine)].map(quoteWord);
  return [
    `printf '%s\\n' ${words.join(' ')} >&2`,
    "read -r -p 'Run it? [y/N] ' answer </dev/tty || answer=",
    "case $answer in [yY] | [yY][eE][sS]) ;; *) echo 'Not run.' >&2; exit 0 ;; esac",
    '',
  ];
}

/** Text that cannot leave its comment: everything that is not a plain character becomes a space. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
