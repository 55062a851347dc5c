import type { Fix, ProposedFix, RiskLevel, WithheldFix } from '../model/diagnosis.js';
import type { RiskAssessment } from '../model/risk.js';
import { normaliseLine } from '../shell/normalise-line.js';

/** What decides which proposals are offered. */
export interface SuggestOptions {
  readonly maxFixes: number;
  readonly failedCommand: string;
  /** Commands that are not offered again: declined, or tried without success. */
  readonly refused?: readonly string[];
  readonly assess: (command: string) => RiskAssessment;
}

/** The fixes to offer, best first, and those that are never offered, with the reason. */
export interface Suggestions {
  readonly fixes: readonly Fix[];
  readonly withheld: readonly WithheldFix[];
}

/** How much a Medium fix loses against a Low one. */
const RISK_PENALTY = 0.05;

/** Turns proposals into fixes: risk computed, duplicates and known failures dropped, ranked, cut to the number wanted. */
export function suggestFixes(proposals: readonly ProposedFix[], options: SuggestOptions): Suggestions {
  const excluded = new Set([options.failedCommand, ...(options.refused ?? [])].map(normaliseLine));
  const groups = groupByCommand(proposals.filter(isWhole), excluded);
  const fixes: Fix[] = [];
  const withheld: WithheldFix[] = [];
  for (const group of groups) {
    const [best] = group;
    const risk = options.assess(best.command);
    if (risk.withheld)
      withheld.push({ command: best.command, reason: risk.reasons[0] ?? 'It is too dangerous.' });
    else fixes.push(toFix(group, risk));
  }
  const ranked = fixes.sort((a, b) => b.confidence - a.confidence);
  return { fixes: ranked.slice(0, Math.max(0, options.maxFixes)), withheld };
}

type Group = readonly [ProposedFix, ...ProposedFix[]];

function isWhole(proposal: ProposedFix): boolean {
  return proposal.command.trim() !== '' && proposal.explanation.trim() !== '';
}

/** Proposals of the same command together, the most confident first. */
function groupByCommand(proposals: readonly ProposedFix[], excluded: ReadonlySet<string>): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const proposal of proposals) {
    const key = normaliseLine(proposal.command);
    if (excluded.has(key)) continue;
    const [best, ...others] = groups.get(key) ?? [];
    if (best === undefined) groups.set(key, [proposal]);
    else if (clamp(proposal.confidence) > clamp(best.confidence))
      groups.set(key, [proposal, best, ...others]);
    else groups.set(key, [best, ...others, proposal]);
  }
  return [...groups.values()];
}

function toFix(group: Group, risk: RiskAssessment): Fix {
  const [best] = group;
  const raised = risk.level === 'Low' && group.some((proposal) => proposal.claimed_risk === 'Medium');
  const level: RiskLevel = raised ? 'Medium' : risk.level;
  // What fixed it before stays first, whatever its risk.
  const penalty = level === 'Medium' && best.source !== 'history' ? RISK_PENALTY : 0;
  return {
    command: best.command,
    explanation: best.explanation,
    risk_level: level,
    risk_reasons: raised ? ['Whoever proposed it calls it risky.', ...risk.reasons] : risk.reasons,
    reasoning: best.reasoning,
    confidence: Math.max(0, Math.round((clamp(best.confidence) - penalty) * 1000) / 1000),
    kind: best.kind,
    source: best.source,
  };
}

function clamp(confidence: number): number {
  return Number.isFinite(confidence) ? Math.min(1, Math.max(0, confidence)) : 0;
}
