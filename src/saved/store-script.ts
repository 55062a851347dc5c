import { chmodSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AiRunError, EXIT } from '../errors.js';
import { makeFolder } from '../files/make-folder.js';
import { readRegular } from '../files/read-regular.js';

const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

/** Refuses a name that is no plain file name, or that would hide or be hidden by another program. */
export function checkName(name: string, isTaken: (name: string) => boolean): void {
  if (!NAME.test(name)) {
    throw new AiRunError(`'${name.slice(0, 64)}' is no name for a command.`, {
      exitCode: EXIT.usage,
      hint: 'Use letters, digits, dots, dashes and underscores, at most 64.',
    });
  }
  if (isTaken(name)) {
    throw new AiRunError(`'${name}' is already the name of a program.`, {
      exitCode: EXIT.usage,
      hint: 'Choose another name.',
    });
  }
}

/** Writes a script for its owner alone, whole or not at all. */
export function storeScript(folder: string, name: string, text: string): string {
  makeFolder(folder);
  const path = join(folder, name);
  const draft = `${path}.${process.pid}.new`;
  try {
    writeFileSync(draft, text, { mode: 0o700, flag: 'wx' });
    chmodSync(draft, 0o700);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
  return path;
}

/** A saved command as the list shows it. */
export interface ListedCommand {
  readonly name: string;
  readonly prompt?: string;
  readonly command?: string;
}

/** The saved commands of a folder, by name; empty where there is none. */
export function listScripts(folder: string): readonly ListedCommand[] {
  return namesIn(folder)
    .filter((name) => NAME.test(name) && !name.endsWith('.new'))
    .sort()
    .flatMap((name) => {
      const text = readText(join(folder, name));
      return text?.startsWith('#!') ? [{ name, ...headerOf(text) }] : [];
    });
}

function headerOf(text: string): Omit<ListedCommand, 'name'> {
  const prompt = /^# Prompt: (.*)$/m.exec(text)?.[1];
  const command = /^# Command: (.*)$/m.exec(text)?.[1];
  return { ...(prompt === undefined ? {} : { prompt }), ...(command === undefined ? {} : { command }) };
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function readText(path: string): string | undefined {
  try {
    return readRegular(path).toString('utf8');
  } catch {
    return undefined;
  }
}
