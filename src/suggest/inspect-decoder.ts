import type { StaticText, StaticWord } from '../shell/static-text.js';
import { applyRule } from './apply-rule.js';
import type { Inspection, Inspector, Setting } from './inspection.js';
import { leaveScope } from './leave-scope.js';
import { decoded, passedOn, readFile } from './predict-output.js';
import { readOptions } from './read-options.js';
import { RULES } from './risk-rules.js';

/** Programs that turn text into other text: what they print can hide a command. */
export const inspectDecoder: Inspector = (words, setting, inspection) => {
  const name = words[0]?.text.replace(/^.*\//, '') ?? '';
  const flags = words.slice(1).map((word) => word.text);
  const { operands } = readOptions(words.slice(1), { valued: '-w --wrap -i -o -in -out -pass -k' });
  const file = name === 'tr' || name === 'openssl' ? undefined : operands.find((word) => word.text !== '-');
  const input = file === undefined ? setting.stdin : readFile(file, setting.scope);
  if (name === 'openssl') return leaveScope(words, setting, decodeOpenssl(words, setting, inspection));
  if (name === 'xxd' && operands.length > 1) inspection.report('changes', 'It writes a file.');
  if (name === 'uudecode' || (name === 'gunzip' && file !== undefined))
    inspection.report('changes', 'It writes files.');
  if (name === 'rev') return leaveScope(words, setting, decoded(input, 'reverse'));
  const decodes =
    flags.some((flag) => /^-[a-zA-Z]*[dDr]|^--decode/.test(flag)) ||
    /^(?:tr|gunzip|zcat|bzcat|xzcat|uudecode)$/.test(name);
  if (!decodes) return leaveScope(words, setting);
  const encoding =
    name === 'base64'
      ? 'base64'
      : name === 'xxd' && flags.some((flag) => flag.includes('p'))
        ? 'hex'
        : 'other';
  return leaveScope(words, setting, decoded(input, encoding));
};

function decodeOpenssl(words: readonly StaticWord[], setting: Setting, inspection: Inspection): StaticText {
  const rule = RULES.openssl;
  const flags = words.map((word) => word.text);
  const encodes = ['base64', 'enc'].includes(flags[1] ?? '');
  if (!encodes && rule !== undefined) return applyRule(rule, words, setting, inspection).output;
  if (flags.includes('-out')) inspection.report('changes', 'It writes a file.');
  if (!flags.includes('-d')) return passedOn(words, setting.stdin, setting.scope);
  const plain = flags[1] === 'base64' || flags.includes('-base64') || flags.includes('-a');
  return decoded(setting.stdin, plain ? 'base64' : 'other');
}
