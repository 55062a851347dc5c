import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Deps } from '../deps.js';
import type { ProposedFix } from '../model/diagnosis.js';
import type { RiskAssessment } from '../model/risk.js';
import { folderOfLine } from '../shell/folder-of-line.js';
import { continueLine } from '../suggest/continue-line.js';

/** Where the failed part of a line ran. */
export interface Place {
  readonly cwd: string;
  /** The `cd` of the line that led there, where it was not the folder the line started in. */
  readonly cd?: string;
}

/** The folder that `cd sub && make` ran `make` in; a folder that is not there was not gone to. */
export function placeOfLine(command: string, { cwd, home }: Pick<Deps, 'cwd' | 'home'>): Place {
  const folder = folderOfLine(command);
  if (folder === undefined) return { cwd };
  const path = resolve(cwd, folder.path.replace(/^~(?=\/|$)/, home));
  return isFolder(path) ? { cwd: path, cd: folder.cd } : { cwd };
}

/**
 * A pattern's proposals as they should run after this line: a replacement goes on where the line stopped and says
 * what it leaves out or repeats, and a preparation runs in the folder that the line had gone to.
 */
export function fitToLine(
  fix: ProposedFix,
  line: { readonly command: string; readonly place: Place },
  assess: (command: string) => RiskAssessment,
): ProposedFix {
  if (fix.kind === 'replaces') return goOn(fix, line.command, assess);
  const { cd } = line.place;
  const foreign = fix.source === 'ai' || fix.source === 'history';
  return cd === undefined || foreign ? fix : { ...fix, command: `${cd} && ${fix.command}` };
}

function goOn(fix: ProposedFix, original: string, assess: (command: string) => RiskAssessment): ProposedFix {
  const { command, leftOut, repeated } = continueLine(original, fix.command, assess);
  const notes = [
    ...(leftOut.length > 0 ? [`${list(leftOut)} has run already and is left out`] : []),
    ...(repeated.length > 0 ? [`this runs ${list(repeated)} again`] : []),
  ];
  return { ...fix, command, explanation: [fix.explanation, ...notes].join('; ') };
}

function list(commands: readonly string[]): string {
  return commands.map((command) => `\`${shorten(command)}\``).join(', ');
}

function shorten(command: string): string {
  return command.length > 40 ? `${command.slice(0, 39)}…` : command;
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
