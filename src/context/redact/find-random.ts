import type { Finder } from './span.js';

const RUN = /[A-Za-z0-9_+/=~-]{24,4096}/g;
const UUID = /[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}/g;
const CHECKSUM_BEFORE =
  /(?:sha-?\d{1,3}|md5|h1|blake\w{0,3}|checksum|digest|integrity|fingerprint)["']?\s{0,2}[:=-]?\s{0,2}["']?$/i;
const KNOWN_PUBLIC = /^(?:sha\d{1,3}[-_=]|md5[-_=]|_{0,2}[ZR]|AAAA[BCE])/;

/** Finds long strings that only a generator makes; checksums, public keys, paths and identifiers are left alone. */
export const findRandomStrings: Finder = (text) => {
  return [...text.matchAll(RUN)].flatMap((match) => {
    const [run] = match;
    if (
      KNOWN_PUBLIC.test(run) ||
      CHECKSUM_BEFORE.test(text.slice(Math.max(0, match.index - 20), match.index))
    )
      return [];
    return piecesOf(run)
      .filter(({ piece }) => isRandom(piece))
      .map(({ piece, at }) => ({
        start: match.index + at,
        end: match.index + at + piece.length,
        kind: 'high-entropy',
      }));
  });
};

// Slashes part a path; a base64 string of the length of a cloud secret is taken whole.
function piecesOf(run: string): { piece: string; at: number }[] {
  const whole = /^[A-Za-z0-9+/]{40}$/.test(run) && /[A-Za-z0-9+]{10}/.test(run) && !run.startsWith('/');
  if (whole || /[+=]/.test(run)) return [{ piece: run, at: 0 }];
  let at = 0;
  return run.split('/').map((piece) => {
    const found = { piece, at };
    at += piece.length + 1;
    return found;
  });
}

/** Says whether a string is too irregular to have been written by a person: mixed classes, hardly any word in it. */
export function isRandom(piece: string): boolean {
  const letters = piece.replace(UUID, '').replace(/[^A-Za-z0-9]/g, '');
  const digits = letters.replace(/[^0-9]/g, '').length;
  if (letters.length < 24 || digits < 2 || !/[a-z]/.test(letters) || !/[A-Z]/.test(letters)) return false;
  if (/^[0-9a-f]+$|^[0-9A-F]+$/.test(letters)) return false;
  const inWords = (piece.match(/[A-Z]?[a-z]{3,64}|[0-9]{5,64}/g) ?? []).join('').length;
  return inWords / letters.length < 0.45 && changes(letters) / letters.length > 0.3;
}

function changes(letters: string): number {
  const classes = letters.replace(/[a-z]/g, 'a').replace(/[A-Z]/g, 'A').replace(/[0-9]/g, '0');
  let count = 0;
  for (let at = 1; at < classes.length; at++) if (classes[at] !== classes[at - 1]) count++;
  return count;
}
