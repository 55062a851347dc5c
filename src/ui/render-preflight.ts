import type { RiskAssessment } from '../model/risk.js';
import { layOutProse } from './lay-out.js';
import { paintRisk, riskLabel } from './render-diagnosis.js';
import type { Style } from './style.js';

/** What a person should know before a generated command runs. */
export interface Preflight {
  readonly prompt: string;
  readonly command: string;
  readonly tool: string;
  readonly scope?: string;
  readonly peeks: readonly string[];
  readonly safety: string;
  readonly explanation: string;
  readonly risk: RiskAssessment;
  readonly config: string;
}

/** The card before the question: what was asked, what came back, and under which rules it would run. */
export function renderPreflight(card: Preflight, style: Style): string {
  const { level, reasons } = card.risk;
  const label = riskLabel(level);
  return [
    style.strong('Preflight'),
    ...row('Prompt', card.prompt, style),
    ...row('Command', card.command, style),
    ...row('Tool', card.tool, style),
    ...row('Scope', [card.scope ?? 'none', ...card.peeks.map((path) => `peek ${path}`)].join(', '), style),
    ...row('Safety', card.safety, style),
    ...row('Explanation', card.explanation, style),
    ...row('Risk', [label, ...reasons].join(' '), style).map((line) =>
      line.replace(label, () => paintRisk(level, style)(label)),
    ),
    ...row('Config', card.config, style),
    '',
    '',
  ].join('\n');
}

const LABEL_WIDTH = 15;

function row(label: string, text: string, style: Style): readonly string[] {
  const [first = '', ...rest] = layOutProse(text, Math.max(style.width - LABEL_WIDTH, 20));
  const indent = ' '.repeat(LABEL_WIDTH);
  return [
    `  ${`${label}:`.padEnd(LABEL_WIDTH - 2)}${first}`,
    ...rest.map((line) => (line === '' ? '' : indent + line)),
  ];
}
