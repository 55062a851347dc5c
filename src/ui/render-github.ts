import type { Diagnosis } from '../model/diagnosis.js';
import { escapeControls } from '../text/escape-controls.js';

/** A workflow command that marks the failure in GitHub's interface; no text of ours can end it or start another. */
export function renderAnnotation(command: string, exitCode: number, diagnosis: Diagnosis): string {
  const [fix] = diagnosis.fixes;
  const message = `${diagnosis.analysis.root_cause}${fix === undefined ? '' : `\nSuggested fix: ${fix.command}`}`;
  const title = `${command} failed (exit code ${exitCode})`;
  return `::error title=${escapeProperty(title)}::${escapeData(message)}\n`;
}

/** The failure as Markdown for the step summary; foreign text stands in code spans and blocks that it cannot leave. */
export function renderStepSummary(command: string, exitCode: number, diagnosis: Diagnosis): string {
  const { analysis, fixes, withheld } = diagnosis;
  return [
    '### Command failed',
    '',
    codeBlock(command),
    `Exit code ${exitCode}. ${escapeMarkdown(analysis.root_cause)}`,
    '',
    ...fixes.flatMap((fix, index) => [
      `${index + 1}. **${fix.risk_level} risk**: ${escapeMarkdown(fix.explanation)}`,
      '',
      codeBlock(fix.command),
    ]),
    ...withheld.map(({ reason }) => `A suggestion was withheld: ${escapeMarkdown(reason)}\n`),
    '',
  ].join('\n');
}

function escapeData(text: string): string {
  return showLines(text).replaceAll('%', '%25').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

function showLines(text: string): string {
  return text.split('\n').map(escapeControls).join('\n');
}

function codeBlock(text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}sh\n${showLines(text)}\n${fence}\n`;
}

function escapeMarkdown(text: string): string {
  return showLines(text).replace(/[\\`*_{}[\]<>()#+!|~&-]/g, (char) => `\\${char}`);
}
