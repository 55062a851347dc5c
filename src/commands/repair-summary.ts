import { ENDINGS, type RepairRecord } from '../repair/repair-record.js';
import { countOf } from '../text/count-of.js';
import { layOutLine, layOutProse } from '../ui/lay-out.js';
import { renderOutcome } from '../ui/render-outcome.js';
import type { Style } from '../ui/style.js';

/** What is said at the end: what was done, how each check ended, what it cost, and how to take it back. */
export function renderSummary(record: RepairRecord, questions: number, style: Style): string {
  const solved = record.ending === 'passed';
  const verdict =
    solved && record.done.length > 0 ? 'Solved: it passes now.' : `Not solved: ${ENDINGS[record.ending]}`;
  const line = (text: string) => `  ${layOutLine(text, style.width - 2)}`;
  const changes = [...new Set(record.files.map(({ change }) => change))].reverse();
  return [
    '',
    renderOutcome({ solved, text: verdict }, style).trimEnd(),
    ...record.done.map((title) => line(`done: ${title}`)),
    ...record.files.map(({ path, added, removed }) => line(`changed: ${path} +${added} -${removed}`)),
    ...record.failed.map(({ step, result }) => line(`failed: ${step} (${result})`)),
    ...record.validation.map(({ command, exit_code }) => line(`check: ${command} (exit code ${exit_code})`)),
    ...changes.map((id) => line(`undo: ai-run --undo ${id}`)),
    ...(questions > 0 ? [line(`model: ${cost(record, questions)}`)] : []),
    ...(solved
      ? []
      : layOutProse('ai-run --handoff gives all of this as Markdown.', style.width - 2).map(
          (text) => `  ${text}`,
        )),
    '',
  ].join('\n');
}

function cost({ tokens, cost }: RepairRecord, questions: number): string {
  const price = cost > 0 ? `, cost ${cost.toFixed(4)}` : '';
  return `${countOf(questions, 'question')}, ${countOf(tokens, 'token')}${price}`;
}
