import type { PlannedFile } from '../repair/plan-change-set.js';
import type { BlockedStep, Step, StepStatus } from '../repair/repair-state.js';
import { type DiffLine, unifiedDiff } from '../repair/unified-diff.js';
import { escapeControls } from '../text/escape-controls.js';
import { layOutLine } from '../ui/lay-out.js';
import { renderWarning } from '../ui/render-diagnosis.js';
import type { Style } from '../ui/style.js';

const MARKS: Readonly<Record<StepStatus, string>> = {
  done: '[x]',
  failed: '[!]',
  blocked: '[!]',
  skipped: '[-]',
  now: '[>]',
  next: '[ ]',
};

/** The plan as a short checklist: done, now, next. */
export function renderChecklist(steps: readonly Step[], style: Style): string {
  const lines = steps.map(({ status, title, note }) => {
    const text = layOutLine(`${title}${note ? ` (${note})` : ''}`, style.width - 6);
    return `  ${paintStatus(status, style)(`${MARKS[status]} ${text}`)}`;
  });
  return `\n${lines.join('\n')}\n`;
}

function paintStatus(status: StepStatus, style: Style): (text: string) => string {
  if (status === 'done') return style.success;
  if (status === 'now') return style.strong;
  return status === 'failed' || status === 'blocked' ? style.error : style.dim;
}

/** A warning in foreign words, wrapped. */
export function renderNotice(text: string, style: Style): string {
  return renderWarning(text, style)
    .map((line) => `${line}\n`)
    .join('');
}

/** Steps that are not offered, each with its reason. */
export function renderBlocked(blocked: readonly BlockedStep[], style: Style): string {
  return blocked
    .map(({ subject, reason }) => renderNotice(`not offered: ${subject}: ${reason}`, style))
    .join('');
}

/** Most lines of a diff that are shown at once; the counts say how many there are. */
const MAX_DIFF_LINES = 400;

/** A change as a coloured unified diff with its counts; undefined where it is too long to be looked at. */
export function renderChange(files: readonly PlannedFile[], style: Style): string | undefined {
  const diffs = files.map(({ path, before, after }) => ({
    path,
    isNew: !before,
    ...unifiedDiff(path, before, after),
  }));
  const lines = diffs.flatMap((diff) => diff.lines);
  if (lines.length > MAX_DIFF_LINES) return undefined;
  const counts = diffs.map(({ path, isNew, added, removed }) => {
    return `  ${isNew ? 'new file' : 'change'} ${escapeControls(path)} ${style.success(`+${added}`)} ${style.error(`-${removed}`)}`;
  });
  return `\n${[...lines.map((line) => renderDiffLine(line, style)), '', ...counts].join('\n')}\n`;
}

function renderDiffLine({ kind, text }: DiffLine, style: Style): string {
  const paint = {
    file: style.strong,
    hunk: style.info,
    add: style.success,
    remove: style.error,
    note: style.dim,
    same: (line: string) => line,
  };
  return paint[kind](text.split('\t').map(escapeControls).join('\t'));
}
