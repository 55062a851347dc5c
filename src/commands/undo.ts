import * as fs from 'node:fs';
import { resolvePaths } from '../config/paths.js';
import type { Deps } from '../deps.js';
import { AiRunError, EXIT } from '../errors.js';
import type { Invocation } from '../model/invocation.js';
import type { ChangedFile, StoredChangeSet } from '../repair/change-set.js';
import { type Choice, chooseChangeSet, laterSets, openSets } from '../repair/choose-change-set.js';
import { listChangeSets } from '../repair/store-change-set.js';
import { type DifferingFile, undoChangeSet } from '../repair/undo-change-set.js';
import { unifiedDiff } from '../repair/unified-diff.js';
import { quoteWord } from '../shell/quote-word.js';
import { escapeControls } from '../text/escape-controls.js';
import { recordVisit } from './record-visit.js';

/** Takes back a file change that ai-run made, where its files are still as ai-run left them. */
export async function run(
  invocation: Pick<Invocation, 'argv' | 'mode' | 'value'>,
  deps: Pick<Deps, 'env' | 'home' | 'platform' | 'cwd' | 'stdout' | 'stderr' | 'now'>,
): Promise<number> {
  return recordVisit(invocation, deps, async () => undo(invocation.value, deps));
}

function undo(
  wanted: string | undefined,
  deps: Pick<Deps, 'env' | 'home' | 'platform' | 'stdout' | 'now'>,
): number {
  const sets = listChangeSets(fs, resolvePaths(deps).undoDir);
  const choice = chooseChangeSet(sets, wanted);
  if (choice.kind !== 'chosen') throw notChosen(choice, wanted ?? '');
  const { stored } = choice;
  const outcome = undoChangeSet(fs, stored, deps.now);
  if (outcome.kind === 'already') throw alreadyUndone(stored, openSets(sets));
  if (outcome.kind === 'differs') throw differs(stored, outcome.files, laterSets(sets, stored));
  deps.stdout.write(describeUndo(stored, outcome.restored));
  return 0;
}

function describeUndo({ set }: StoredChangeSet, restored: readonly ChangedFile[]): string {
  if (restored.length === 0) return `Change ${set.id}: its files are already as they were before.\n`;
  const lines = restored.map(
    ({ shown, old_sha256 }) => `  ${old_sha256 === null ? 'removed ' : 'restored'} ${escapeControls(shown)}`,
  );
  return [`Took back change ${set.id}:`, ...lines, ''].join('\n');
}

function notChosen(choice: Exclude<Choice, { kind: 'chosen' }>, wanted: string): AiRunError {
  const messages = {
    none: 'There is no file change to take back.',
    unknown: `There is no change ${quoteWord(wanted)}.`,
    ambiguous: `${quoteWord(wanted)} stands for more than one change.`,
  };
  return refusal(
    messages[choice.kind],
    choice.others.length > 0 ? `Changes: ${list(choice.others)}` : undefined,
  );
}

function alreadyUndone({ set, state }: StoredChangeSet, others: readonly StoredChangeSet[]): AiRunError {
  const message =
    state.state === 'undone'
      ? `Change ${set.id} is already taken back.`
      : `Change ${set.id} was never made: it failed and was put back at once.`;
  return refusal(
    message,
    others.length > 0 ? `Earlier changes: ${list(others)} (ai-run --undo <id>)` : undefined,
  );
}

function differs(
  { set }: StoredChangeSet,
  files: readonly DifferingFile[],
  later: readonly StoredChangeSet[],
): AiRunError {
  const message = [
    `Change ${set.id} is not taken back, and no file is touched: not all are as ai-run left them.`,
    ...files.flatMap(describeDifference),
  ].join('\n');
  return refusal(message, later.length > 0 ? `Take back first what came later: ${list(later)}` : undefined);
}

function describeDifference({ file, now, oldContent, newContent }: DifferingFile): string[] {
  if (now === 'moved') return [`  ${file.shown}: its folder is a link to another place now`];
  const place = quoteWord(file.path);
  const how = oldContent === undefined ? `rm -- ${place}` : `cp -- ${quoteWord(oldContent)} ${place}`;
  return [
    `  ${file.shown}: ${now}${now === 'changed' ? size(file, newContent) : ''}`,
    `    to get the old state: ${how}`,
  ];
}

function size(file: ChangedFile, newContent: string): string {
  const { added, removed } = unifiedDiff(file.shown, fs.readFileSync(newContent), fs.readFileSync(file.path));
  return ` since (+${added} -${removed})`;
}

function list(sets: readonly StoredChangeSet[]): string {
  const shown = sets
    .slice(0, 5)
    .map(({ set }) => `${set.id} (${set.files.map((file) => file.shown).join(', ')})`);
  return shown.join('; ');
}

function refusal(message: string, hint: string | undefined): AiRunError {
  return new AiRunError(message, { exitCode: EXIT.usage, ...(hint === undefined ? {} : { hint }) });
}
