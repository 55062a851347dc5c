import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Deps } from '../deps.js';

/** What Node puts in the place of bytes that are no UTF-8. */
const REPLACEMENT = '\ufffd';

/**
 * A script that starts the words with their original bytes where Node could not read them as UTF-8; undefined where
 * all could be read, or the originals can't be had. In here a string holds one byte a character.
 */
export function rawTrampoline(
  words: readonly string[],
  env: Deps['env'],
  repairs: string,
): string[] | undefined {
  const broken = [...words, ...Object.values(env)].some((text) => text?.includes(REPLACEMENT));
  if (!broken) return undefined;
  try {
    const rawWords = rawArguments(words);
    const folder = mkdtempSync(join(tmpdir(), 'ai-run-'));
    const file = join(folder, 'start');
    const command = ['env', '-i', ...rawEnvironment(env), ...rawWords].map(quote).join(' ');
    writeFileSync(file, `rm -rf ${quote(folder)}; ${repairs}exec ${command}\n`, {
      encoding: 'latin1',
      mode: 0o600,
    });
    return ['/bin/sh', file];
  } catch {
    return undefined;
  }
}

/** The words stand at the end of our own command line. */
function rawArguments(words: readonly string[]): string[] {
  const own = readFileSync('/proc/self/cmdline', 'latin1').split('\0').slice(0, -1);
  const raw = own.slice(-words.length);
  return words.map((word, index) => {
    const original = raw[index];
    return original !== undefined && decode(original) === word ? original : encode(word);
  });
}

/** The variables as `name=value`, with the bytes that the launcher noted. */
function rawEnvironment(env: Deps['env']): string[] {
  const own = readFileSync('/proc/self/environ', 'latin1').split('\0');
  const noted = own.find((entry) => entry.startsWith('AI_RUN_ENVIRON='))?.replace(/^[^\n]*\n/, '') ?? '';
  const originals = new Map([...own, ...noted.split('\u0006')].map((raw) => [decode(raw), raw]));
  return Object.entries(env).flatMap(([name, value]) => {
    const entry = `${name}=${value}`;
    return value === undefined ? [] : [originals.get(entry) ?? encode(entry)];
  });
}

function decode(raw: string): string {
  return Buffer.from(raw, 'latin1').toString('utf8');
}

function encode(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}

function quote(raw: string): string {
  return `'${raw.replaceAll("'", "'\\''")}'`;
}
