import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Deps } from '../deps.js';
import { isPlainName, lostInShell } from './lost-in-shell.js';

/** What Node puts in the place of bytes that are no UTF-8. */
const REPLACEMENT = '\ufffd';

/**
 * A script that starts the words with their original bytes where Node could not read them as UTF-8; undefined where
 * all could be read, or the originals can't be had. In here a string holds one byte a character.
 */
export function rawTrampoline(
  given: readonly string[],
  env: Deps['env'],
  repairs: string,
): string[] | undefined {
  const broken = [...given, ...Object.values(env)].some((text) => text?.includes(REPLACEMENT));
  if (!broken) return undefined;
  try {
    const rawWords = rawArguments(given);
    const folder = mkdtempSync(join(tmpdir(), 'ai-run-'));
    const file = join(folder, 'start');
    const raw = rawEnvironment(env);
    const { unset, set } = lostInShell(env);
    const words = ['env', ...unset.flatMap((name) => ['-u', name]), ...pick(set, raw), ...rawWords];
    const exports = pick(brokenNames(env), raw).map((entry) => `export ${quote(entry)}; `);
    const start = `${exports.join('')}${repairs}exec ${words.map(quote).join(' ')}`;
    writeFileSync(file, `rm -rf ${quote(folder)}; ${start}\n`, {
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

/** The variables as `name=value` by name, with the bytes that the launcher noted. */
function rawEnvironment(env: Deps['env']): ReadonlyMap<string, string> {
  const own = readFileSync('/proc/self/environ', 'latin1').split('\0');
  const noted = own.find((entry) => entry.startsWith('AI_RUN_ENVIRON='))?.replace(/^[^\n]*\n/, '') ?? '';
  const originals = new Map([...own, ...noted.split('\u0006')].map((raw) => [decode(raw), raw]));
  return new Map(
    Object.entries(env).flatMap(([name, value]) => {
      const entry = `${name}=${value}`;
      return value === undefined ? [] : [[name, originals.get(entry) ?? encode(entry)] as const];
    }),
  );
}

/** Variables that Node passes on with other bytes; those of odd names are set behind the shell. */
function brokenNames(env: Deps['env']): readonly string[] {
  return Object.keys(env).filter((name) => isPlainName(name) && env[name]?.includes(REPLACEMENT));
}

function pick(names: readonly string[], raw: ReadonlyMap<string, string>): readonly string[] {
  return names.flatMap((name) => raw.get(name) ?? []);
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
