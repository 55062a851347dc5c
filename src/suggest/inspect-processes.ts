import { showText } from '../shell/static-text.js';
import type { Inspector } from './inspection.js';
import { leaveScope } from './leave-scope.js';
import { readFile } from './predict-output.js';
import { readOptions } from './read-options.js';

/** `kill`: -1 is every process, 1 is the one that started all others. */
export const inspectKill: Inspector = (words, setting, inspection) => {
  const flags = words.slice(1).map((word) => word.text);
  if (flags.some((flag) => /^-(?:l|L|-list|-table)$/.test(flag)) || flags[0] === '-0')
    return leaveScope(words, setting);
  const named = /^-(?:s|n|-signal)$/.test(flags[0] ?? '');
  const targets = named
    ? flags.slice(2)
    : /^-[A-Z\d]/i.test(flags[0] ?? '') && flags.length > 1
      ? flags.slice(1)
      : flags;
  const all = targets
    .filter((target) => target !== '--')
    .some((target) => target === '-1' || target === '1' || target === '0');
  if (all) inspection.report('destroys', 'It stops every process, or the one that started all others.');
  inspection.report('changes', 'It stops processes.');
  return leaveScope(words, setting);
};

/** `pkill` and `killall`: a pattern that matches every name stops everything. */
export const inspectPkill: Inspector = (words, setting, inspection) => {
  const { options, operands } = readOptions(words.slice(1), {
    valued: '-u --euid -U --uid -g -G -P --parent -t --terminal -s --session --signal --user -F --pidfile',
  });
  if (options.some((option) => /^(?:-l|--list|-0)$/.test(option.name))) return leaveScope(words, setting);
  const everything = operands.some((word) => /^(?:\.?\*?|\.\+|\^|\$|\[[^\]]*\])$/.test(word.text));
  const root = options.some(
    (option) =>
      /^(?:-u|-U|--euid|--uid|--user)$/.test(option.name) && /^(?:root|0)$/.test(option.value?.text ?? ''),
  );
  if (everything || (root && operands.length === 0)) inspection.report('destroys', 'It stops every process.');
  inspection.report('changes', `It stops every process named ${showText(operands[0]?.text ?? 'so')}.`);
  return leaveScope(words, setting);
};

/** `crontab`: lists, edits, replaces or deletes what runs at set times. */
export const inspectCrontab: Inspector = (words, setting, inspection) => {
  const { options, operands } = readOptions(words.slice(1), { valued: '-u' });
  const names = options.map((option) => option.name);
  if (names.includes('-r')) inspection.report('destroys', 'It deletes all of your scheduled commands.');
  if (names.includes('-l')) return leaveScope(words, setting);
  inspection.report('changes', 'It changes what runs at set times.');
  const file = operands[0];
  const text = file === undefined || file.text === '-' ? setting.stdin : readFile(file, setting.scope);
  for (const line of text?.text.split('\n') ?? []) {
    const command = /^\s*(?:@\w+|(?:[\d*/,-]+\s+){4}[\d*/,-]+)\s+(.+)$/.exec(line)?.[1];
    if (command !== undefined)
      inspection.runText({ text: command, origins: text?.origins ?? [] }, { ...setting, stdin: undefined });
  }
  return leaveScope(words, setting);
};
