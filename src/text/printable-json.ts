import { UNSEEN } from './escape-controls.js';

/**
 * Data as a line of JSON that is safe to show. JSON spells out only the lowest control characters; C1 codes, which
 * terminals obey too, and what turns or hides text are spelled out here. Whoever parses it gets the same data.
 */
export function printableJson(data: unknown, indent?: number): string {
  const text = JSON.stringify(data, undefined, indent);
  return `${text.replace(UNSEEN, (char) => (char === '\n' ? char : spell(char)))}\n`;
}

function spell(char: string): string {
  return char
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}
