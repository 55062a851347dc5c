import { editDistance } from './edit-distance.js';

const LONG_NAME = 9;
const SHORT_NAME = 4;

/** True where one name is surely the other mistyped: `v1` and `v2` are two names, `featrue` and `feature` one. */
export function isCloseSlip(typed: string, name: string): boolean {
  if (typed.toLowerCase() === name.toLowerCase()) return true;
  if (withoutNumbers(typed) === withoutNumbers(name)) return false;
  const length = Math.min(typed.length, name.length);
  if (length < SHORT_NAME || typed[0] !== name[0]) return false;
  return editDistance(typed, name) <= (length >= LONG_NAME ? 2 : 1);
}

function withoutNumbers(name: string): string {
  return name.replaceAll(/\d+/g, '0');
}
