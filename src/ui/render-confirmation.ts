import type { Fix } from '../model/diagnosis.js';
import { layOutCommand, layOutProse } from './lay-out.js';
import { paintRisk, renderWarning, riskLabel } from './render-diagnosis.js';
import { type Explained, renderParts, renderSummary } from './render-explained.js';
import type { Style } from './style.js';

/** What a person sees before the yes: the exact command, why it has its risk, and what it would touch. */
export function renderConfirmation(
  fix: Pick<Fix, 'command' | 'risk_level' | 'risk_reasons'>,
  impact: readonly string[],
  style: Style,
): string {
  const reasons =
    fix.risk_reasons.length > 0 ? fix.risk_reasons : ['Nothing in it changes anything outside the project.'];
  return [
    '',
    ...layOutCommand(fix.command, style.width).map(style.strong),
    `   ${paintRisk(fix.risk_level, style)(riskLabel(fix.risk_level))}`,
    ...reasons.flatMap((reason) => bullet(reason, style)),
    ...impact.flatMap((line) => bullet(line, style).map(style.warning)),
    '',
    '',
  ].join('\n');
}

/** The refusal of a command that is never run, with its reasons. */
export function renderRefusal(command: string, reasons: readonly string[], style: Style): string {
  return [
    '',
    ...layOutCommand(command, style.width),
    ...renderWarning('ai-run will not run this:', style),
    ...reasons.flatMap((reason) => bullet(reason, style)),
    '',
  ].join('\n');
}

/** The explanation of one fix, asked for with `?`: why it may help, what its command does piece by piece, and its risk. */
export function renderExplanation(
  fix: Fix,
  explained: Pick<Explained, 'summary' | 'parts'>,
  style: Style,
): string {
  const why = fix.reasoning.trim() === '' ? fix.explanation : fix.reasoning;
  return [
    '',
    ...layOutCommand(fix.command, style.width).map(style.strong),
    ...layOutProse(why, style.width, '   '),
    '',
    ...renderSummary(explained, style, '   '),
    ...renderParts(explained.parts, style, '   '),
    '',
    `   ${paintRisk(fix.risk_level, style)(riskLabel(fix.risk_level))}`,
    ...fix.risk_reasons.flatMap((reason) => bullet(reason, style)),
    '',
    '',
  ].join('\n');
}

function bullet(text: string, style: Style): readonly string[] {
  const [first = '', ...rest] = layOutProse(text, style.width - 5);
  return [`   - ${first}`, ...rest.map((line) => `     ${line}`)];
}
