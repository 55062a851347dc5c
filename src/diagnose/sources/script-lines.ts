import type { World } from '../../model/world.js';
import { mendScriptLine } from '../../shell/mend-syntax.js';

interface Place {
  readonly text: string;
  readonly number: number;
}

/** The text of the line that `FILE:LINE` names. */
export function lineOf(world: World, place: string): readonly string[] {
  const { text, number } = readPlace(world, place);
  return [text.split('\n')[number - 1] ?? []].flat();
}

/** The line that `FILE:LINE` names, with its syntax put right. */
export function mendedLine(world: World, place: string): readonly string[] {
  const { text, number } = readPlace(world, place);
  return [mendScriptLine(text, number) ?? []].flat();
}

/** The number of the last line with text before `FILE:LINE`, if it ends without semicolon or brace; else nothing. */
export function unendedLine(world: World, place: string): readonly string[] {
  const { text, number } = readPlace(world, place);
  const lines = text.split('\n').slice(0, Math.max(0, number - 1));
  const last = lines.findLastIndex((line) => !/^\s*(?:#|$)/.test(line));
  return /^\s*[A-Za-z][^#]*[^\s#;{}]\s*$/.test(lines[last] ?? '') ? [String(last + 1)] : [];
}

function readPlace(world: World, place: string): Place {
  const [, path = '', number = '0'] = /^(.+):(\d+)$/.exec(place) ?? [];
  return { text: path === '' ? '' : (world.read(path) ?? ''), number: Number(number) };
}
