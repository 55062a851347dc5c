import type { Diagnosis, Evidence } from '../model/diagnosis.js';
import { layOutCommand, layOutProse } from './lay-out.js';
import { describeEvidence, methodLine, riskLabel } from './render-diagnosis.js';
import type { Style } from './style.js';

/** A failure in as few lines as it needs: for logs, and for findings that have no fix. */
export function renderBrief(
  view: {
    readonly command: string;
    readonly exit_code: number;
    readonly diagnosis: Diagnosis;
    /** Adds to each fix why it works. */
    readonly learning?: boolean;
  },
  style: Style,
): string {
  const { analysis, fixes, withheld, notices } = view.diagnosis;
  const [evidence] = analysis.evidence;
  const cause = analysis.root_cause.replace(/\s*\n\s*/g, ' ');
  const code = /\bcode \d/.test(cause) ? '' : ` (exit code ${view.exit_code})`;
  return [
    ...layOutProse(`ai-run: ${cause}${code}`, style.width).map(style.error),
    ...(evidence !== undefined && worthShowing(evidence, view.diagnosis)
      ? layOutProse(describeEvidence(evidence), style.width, '  ').map(style.dim)
      : []),
    ...fixes.flatMap((fix, index) => [
      ...layOutProse(`${index + 1}. ${riskLabel(fix.risk_level)} ${fix.explanation}`, style.width, '  '),
      ...layOutCommand(fix.command, style.width, '     '),
      ...(view.learning && fix.reasoning.trim() !== ''
        ? layOutProse(`Why this works: ${fix.reasoning}`, style.width, '     ')
        : []),
    ]),
    ...withheld.flatMap(({ reason }) =>
      layOutProse(`A suggestion was withheld: ${reason}`, style.width, '  '),
    ),
    ...notices.flatMap((notice) => layOutProse(notice, style.width, '  ')).map(style.warning),
    ...layOutProse(methodLine(analysis), style.width, '  ').map(style.dim),
    '',
  ].join('\n');
}

/** A named cause without a fix is proof enough in itself; an unknown one leaves only the line. */
function worthShowing(evidence: Evidence, { analysis, fixes }: Diagnosis): boolean {
  return evidence.stream !== 'command' && (fixes.length > 0 || analysis.error_type === 'Unknown');
}
