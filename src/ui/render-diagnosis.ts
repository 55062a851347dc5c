import type { Analysis, Diagnosis, Evidence, Fix, RiskLevel } from '../model/diagnosis.js';
import { displayWidth } from '../text/display-width.js';
import { layOutCommand, layOutLine, layOutProse } from './lay-out.js';
import type { Style } from './style.js';

/** What the display of a failure is made of. */
export interface DiagnosisView {
  readonly command: string;
  /** Absent where a saved log does not tell it. */
  readonly exit_code?: number;
  readonly signal?: string;
  readonly diagnosis: Diagnosis;
  /** Adds to each fix why it works. */
  readonly learning: boolean;
}

/** The whole display of a failure, up to the question; ends in an empty line. */
export function renderDiagnosis(view: DiagnosisView, style: Style): string {
  const { analysis, fixes, withheld, notices } = view.diagnosis;
  return [
    ...heading(view, style),
    '',
    style.strong(`${style.icons.cause} Root Cause:`),
    ...layOutProse(analysis.root_cause, style.width),
    ...renderEvidence(analysis, style),
    ...layOutProse(methodLine(analysis), style.width).map(style.dim),
    ...(fixes.length > 0 ? ['', style.strong(`${style.icons.fixes} Suggested Fixes:`)] : []),
    ...fixes.flatMap((fix, index) => ['', ...renderFix(fix, index + 1, view.learning, style)]),
    ...(fixes.length === 0 && withheld.length === 0
      ? ['', ...layOutProse('No fix is known for this.', style.width).map(style.info)]
      : []),
    ...(withheld.length + notices.length > 0 ? [''] : []),
    ...withheld.flatMap(({ reason }) => renderWarning(`A suggestion was withheld: ${reason}`, style)),
    ...notices.flatMap((notice) => renderWarning(notice, style)),
    '',
    '',
  ].join('\n');
}

/** A line of warning about ai-run's own trouble or a withheld suggestion. */
export function renderWarning(text: string, style: Style): readonly string[] {
  const mark = `${style.icons.warning} `;
  const [first = '', ...rest] = layOutProse(text, style.width - displayWidth(mark));
  return [`${mark}${first}`, ...rest].map(style.warning);
}

/** One fix of the numbered list: risk, explanation, command and, in learning mode, why it works. */
function renderFix(fix: Fix, number: number, learning: boolean, style: Style): readonly string[] {
  const label = riskLabel(fix.risk_level);
  const [first = '', ...rest] = layOutProse(`${number}. ${label} ${fix.explanation}`, style.width - 3);
  return [
    first.replace(label, () => paintRisk(fix.risk_level, style)(label)),
    ...rest.map((line) => `   ${line}`),
    ...layOutCommand(fix.command, style.width).map(style.strong),
    ...(learning ? renderReasoning(fix, style) : []),
  ];
}

/** How the answer was found: said always, so that nobody takes a heuristic for a model. */
export function methodLine(analysis: Analysis): string {
  if (analysis.analysis_method === 'Heuristic') return 'Heuristic analysis (no AI)';
  return analysis.analysis_method === 'AI' ? 'AI analysis' : 'AI and heuristic analysis';
}

/** The label of a risk, as it stands in the list. */
export function riskLabel(level: RiskLevel): string {
  return level === 'Low' ? '[LOW RISK]' : '[MEDIUM RISK]';
}

/** The colour of a risk: green for low, yellow for medium. */
export function paintRisk(level: RiskLevel, style: Style): (text: string) => string {
  return level === 'Low' ? style.success : style.warning;
}

function heading(view: DiagnosisView, style: Style): readonly string[] {
  const lines = layOutProse(`${style.icons.failed} Command failed: ${view.command}`, style.width, '');
  const signal = view.signal === undefined ? '' : ` (${view.signal})`;
  return [
    ...lines.map(style.error),
    ...layOutProse(`Exit code: ${view.exit_code ?? 'not known'}${signal}`, style.width).map(style.dim),
  ];
}

/** The matched line, dim and on one line: proof, not reading matter. */
function renderEvidence(analysis: Analysis, style: Style): readonly string[] {
  const [first] = analysis.evidence;
  if (first === undefined || first.stream === 'command') return [];
  return [style.dim(layOutLine(describeEvidence(first), style.width))];
}

/** Where a pattern matched, and the line there. */
export function describeEvidence({ stream, number, line }: Evidence): string {
  return `${stream} line ${number}: ${line.trim()}`;
}

function renderReasoning(fix: Fix, style: Style): readonly string[] {
  const why = fix.reasoning.trim() === '' ? 'No further reason is recorded for this fix.' : fix.reasoning;
  return [style.info('   Why this works:'), ...layOutProse(why, style.width, '   ')];
}
