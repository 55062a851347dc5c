import type { Deps } from '../deps.js';
import { readRegular } from '../files/read-regular.js';
import { findConfigFile } from './find-config-file.js';

/**
 * Says whether runs may be recorded, at next to no cost: without a config file nothing is read, and YAML is
 * parsed only where a live `history` section is not written in the plain two-line form.
 */
export async function isHistoryOn(deps: Pick<Deps, 'env' | 'home' | 'platform' | 'cwd'>): Promise<boolean> {
  const file = findConfigFile(deps);
  if (!file.exists) return true;
  const text = readText(file.path);
  const scanned = scanHistorySwitch(text);
  return scanned === 'unsure' ? parseSwitch(text) : scanned === 'on';
}

/** Reads the switch from config text without a YAML parser; 'unsure' where only a parser can tell. */
export function scanHistorySwitch(text: string): 'on' | 'off' | 'unsure' {
  const live = text.split(/\r?\n/).filter((line) => !/^\s*(#|$)/.test(line));
  if (!live.some((line) => line.includes('history'))) return 'on';
  const start = live.findIndex((line) => /^history:\s*(#.*)?$/.test(line));
  if (start < 0 || live.filter((line) => line.includes('history')).length > 1) return 'unsure';
  const section = live.slice(start + 1);
  const end = section.findIndex((line) => /^\S/.test(line));
  const lines = end < 0 ? section : section.slice(0, end);
  const [only] = lines;
  const value = /^ +enabled: +(true|false)\s*(#.*)?$/.exec(only ?? '')?.[1];
  if (lines.length !== 1 || value === undefined) return 'unsure';
  return value === 'true' ? 'on' : 'off';
}

function readText(path: string): string {
  try {
    return readRegular(path).toString('utf8');
  } catch {
    return '';
  }
}

// A file that is no YAML at all turns nothing off here; loading the config warns about it.
async function parseSwitch(text: string): Promise<boolean> {
  const { parseYaml } = await import('./parse-yaml.js');
  const parsed = parseYaml(text);
  const root: unknown = parsed.ok ? parsed.value : undefined;
  return field(field(root, 'history'), 'enabled') !== false;
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
