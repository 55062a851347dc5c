/** Look-alikes of Latin letters in other scripts: Cyrillic, Greek, Armenian, and small capitals. */
const LOOK_ALIKES = 'аеорсухіјѕһԁԛԝҽүңкмтвнАВЕКМНОРСТХІЈЅУҮɡɑοαρυνικτχγΑΒΕΖΗΙΚΜΝΟΡΤΥΧօսոհցյաеⅼⅰⅴⅹⅽⅾⅿ';

interface Check {
  readonly pattern: RegExp;
  readonly reason: string;
}

const CHECKS: readonly Check[] = [
  {
    pattern: /[\0-\x08\x0b-\x1f\x7f-\x9f]/u,
    reason: 'It contains control characters, which can hide what it does.',
  },
  {
    pattern: /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u,
    reason: 'It contains characters that reverse the direction of text, so it does not read as it runs.',
  },
  { pattern: /[\ud800-\udfff]/u, reason: 'It contains broken characters.' },
  {
    pattern:
      /(?<!\p{Extended_Pictographic}\ufe0f?|\p{Emoji_Modifier})\u200d|\u200d(?!\p{Extended_Pictographic})|\u034f|\u17b4|\u17b5|\u180b|\u180c|\u180d|\u180f|[\u00ad\u115f\u1160\u180e\u200b\u200c\u2028\u2029\u2060-\u2065\u206a-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\ufffb\u{e0000}-\u{e0fff}\u{1d173}-\u{1d17a}]/u,
    reason: 'It contains invisible characters.',
  },
  {
    pattern: /(?<![\p{Extended_Pictographic}\d#*])[\ufe00-\ufe0f]/u,
    reason: 'It contains invisible characters.',
  },
  { pattern: /[\u00a0\u1680\u2000-\u200a\u202f\u205f]/u, reason: 'It contains blanks that are not spaces.' },
  {
    pattern: /[\u2044\u2215\u29f8\uff0f\u2571\u037e\u204f\uff1b\u01c0\u2223\uff5c]/u,
    reason: 'It contains characters that look like shell punctuation but are not.',
  },
  {
    pattern: /(?:^|\s)[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]+\w/u,
    reason: 'It contains dashes that are not the dash of an option.',
  },
];

/** Why a command does not read as it runs (control, bidirectional, invisible or look-alike characters), or undefined. */
export function findHiddenCharacters(command: string): string | undefined {
  // The Unicode classes below take milliseconds to compile, and most commands are plain.
  if (/^[\t\n -~]*$/.test(command)) return undefined;
  const found = CHECKS.find((check) => check.pattern.test(command));
  if (found !== undefined) return found.reason;
  const mixed = command.match(/[\p{L}\p{N}]+/gu)?.some(isLookAlike) ?? false;
  const program = /(?:^|[|;&(`]|\bsudo)\s*([^\s|;&()<>]+)/gu;
  const named = [...command.matchAll(program)].some((match) => isForeign(match[1] ?? ''));
  return mixed || named ? 'It contains letters of another script that look like Latin ones.' : undefined;
}

/** A word that mixes Latin letters with others that are all look-alikes. */
function isLookAlike(word: string): boolean {
  if (!/[A-Za-z]/.test(word)) return false;
  const others = [...word].filter(
    (letter) =>
      !/[\p{Script=Latin}\p{N}]/u.test(letter) || /[\uff01-\uff5e\u{1d400}-\u{1d7ff}ɡɑⅼⅰⅴⅹⅽⅾⅿ]/u.test(letter),
  );
  return (
    others.length > 0 &&
    others.every(
      (letter) =>
        LOOK_ALIKES.includes(letter) || /[\uff01-\uff5e\u{1d400}-\u{1d7ff}\u{a730}-\u{a7ff}]/u.test(letter),
    )
  );
}

/** A program name made of look-alikes alone. */
function isForeign(name: string): boolean {
  const letters = [...name].filter((letter) => /\p{L}/u.test(letter));
  return (
    letters.length > 0 &&
    letters.every(
      (letter) => LOOK_ALIKES.includes(letter) || /[\uff01-\uff5e\u{1d400}-\u{1d7ff}]/u.test(letter),
    )
  );
}
