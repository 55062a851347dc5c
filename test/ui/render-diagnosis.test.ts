import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Diagnosis, Fix } from '../../src/model/diagnosis.js';
import { displayWidth } from '../../src/text/display-width.js';
import { escapeControls } from '../../src/text/escape-controls.js';
import { renderBrief } from '../../src/ui/render-brief.js';
import { renderDiagnosis } from '../../src/ui/render-diagnosis.js';
import { createStyle } from '../../src/ui/style.js';
import { diagnosis as anyDiagnosis, commandLine } from '../support/arbitraries.js';

const style = (columns = 80, env: Record<string, string> = {}) =>
  createStyle({ isTTY: true, columns }, { env: { LANG: 'C.UTF-8', ...env }, platform: 'linux' });
const plain = (columns = 80) => style(columns, { NO_COLOR: '1' });
const withoutColours = (text: string) => text.replace(/\u001b\[\d+m/g, '');
/** The text without spaces and line breaks, to find a wrapped piece of it again. */
const packed = (text: string) => text.replace(/\s+/g, '');

const fix = (parts: Partial<Fix> = {}): Fix => ({
  command: 'git push',
  explanation: 'Run git push',
  risk_level: 'Low',
  risk_reasons: [],
  reasoning: 'git does not guess.',
  confidence: 0.95,
  kind: 'replaces',
  source: 'git_unknown_subcommand',
  ...parts,
});
const psuh: Diagnosis = {
  analysis: {
    root_cause: "'psuh' is not a git command; the nearest is 'push'.",
    error_type: 'UsageError',
    confidence: 'High',
    analysis_method: 'Heuristic',
    raw_patterns: [],
    evidence: [{ line: "git: 'psuh' is not a git command.", stream: 'stderr', number: 1 }],
  },
  fixes: [fix(), fix({ command: 'git pull', explanation: 'Run git pull', risk_level: 'Medium' })],
  withheld: [],
  notices: [],
};
const view = (diagnosis: Diagnosis, learning = false) => ({
  command: 'git psuh',
  exit_code: 1,
  diagnosis,
  learning,
});

describe('renderDiagnosis', () => {
  it('looks as designed', () => {
    expect(renderDiagnosis(view(psuh), plain())).toBe(`❌ Command failed: git psuh
Exit code: 1

🔍 Root Cause:
'psuh' is not a git command; the nearest is 'push'.
stderr line 1: git: 'psuh' is not a git command.
Heuristic analysis (no AI)

💡 Suggested Fixes:

1. [LOW RISK] Run git push
   $ git push

2. [MEDIUM RISK] Run git pull
   $ git pull

`);
  });

  it('needs no more than ASCII where the terminal has no more', () => {
    const text = renderDiagnosis(view(psuh), style(80, { LANG: 'C', NO_COLOR: '1' }));
    expect(text).toMatch(/^[\n -~]*$/);
    expect(text).toMatch(/^x Command failed: git psuh\n/);
  });

  it('says that a suggestion was withheld, and why', () => {
    const withheld = [{ command: 'rm -rf /', reason: 'It would delete the whole system.' }];
    const text = renderDiagnosis(
      view({ ...psuh, fixes: [], withheld, notices: ['A pattern was skipped.'] }),
      plain(),
    );
    expect(text).toContain('A suggestion was withheld: It would delete the whole system.');
    expect(text).toContain('A pattern was skipped.');
    expect(text).not.toContain('rm -rf');
  });

  it('sets a notice apart from the fixes above it', () => {
    const text = renderDiagnosis(view({ ...psuh, notices: ['A pattern was skipped.'] }), plain());
    expect(text).toMatch(/ {3}\$ .*\n\n⚠️ {2}A pattern was skipped\.\n\n$/);
  });

  it('says that no fix is known', () => {
    expect(renderDiagnosis(view({ ...psuh, fixes: [] }), plain())).toContain('No fix is known for this.');
  });

  it('Feature: shellpilot, Property 15: shows every fix with its risk, explanation and command', () => {
    fc.assert(
      fc.property(commandLine, anyDiagnosis, fc.constantFrom(40, 80, 200), (command, diagnosis, columns) => {
        for (const render of [renderDiagnosis, renderBrief]) {
          const shown = packed(render({ ...view(diagnosis), command }, plain(columns)));
          for (const { command: line, explanation, risk_level } of diagnosis.fixes) {
            expect(shown).toContain(packed(`[${risk_level.toUpperCase()} RISK]${safe(explanation)}`));
            expect(shown).toContain(packed(`$${safe(line)}`));
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  it('Feature: shellpilot, Property 20: paints by kind of message and numbers the fixes 1, 2, 3', () => {
    fc.assert(
      fc.property(anyDiagnosis, (diagnosis) => {
        const text = renderDiagnosis(view(diagnosis), style());
        expect(text).toMatch(/^\u001b\[31m❌ Command failed/);
        for (const [index, { risk_level }] of diagnosis.fixes.entries()) {
          const colour = risk_level === 'Low' ? '32' : '33';
          expect(text).toContain(
            `\n${index + 1}. \u001b[${colour}m[${risk_level.toUpperCase()} RISK]\u001b[39m `,
          );
        }
        expect(withoutColours(text)).toBe(renderDiagnosis(view(diagnosis), plain()));
        expect(withoutColours(text)).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
      }),
      { numRuns: 150 },
    );
  });

  it('Feature: shellpilot, Property 21: no line is wider than the terminal', () => {
    fc.assert(
      fc.property(
        commandLine,
        anyDiagnosis,
        fc.oneof(fc.constantFrom(40, 80, 200), fc.integer({ min: 20, max: 250 })),
        fc.boolean(),
        (command, diagnosis, columns, learning) => {
          for (const render of [renderDiagnosis, renderBrief]) {
            const text = withoutColours(render({ ...view(diagnosis, learning), command }, style(columns)));
            for (const line of text.split('\n')) expect(displayWidth(line)).toBeLessThanOrEqual(columns);
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  it('Feature: shellpilot, Property 22: learning mode adds to every fix why it works, and takes nothing away', () => {
    fc.assert(
      fc.property(anyDiagnosis, (diagnosis) => {
        const without = renderDiagnosis(view(diagnosis), plain());
        const learning = renderDiagnosis(view(diagnosis, true), plain());
        expect(without).not.toContain('Why this works:');
        expect(learning.split('Why this works:')).toHaveLength(diagnosis.fixes.length + 1);
        for (const { reasoning } of diagnosis.fixes)
          expect(packed(learning)).toContain(packed(safe(reasoning)));
        const lines = learning.split('\n');
        let at = -1;
        for (const line of without.split('\n')) {
          at = lines.indexOf(line, at + 1);
          expect(at).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('Feature: shellpilot, Property 28: says that no model was used, exactly where none was', () => {
    fc.assert(
      fc.property(anyDiagnosis, (diagnosis) => {
        for (const render of [renderDiagnosis, renderBrief]) {
          const lines = render(view(diagnosis), plain())
            .split('\n')
            .map((line) => line.trim());
          expect(lines.includes('Heuristic analysis (no AI)')).toBe(
            diagnosis.analysis.analysis_method === 'Heuristic',
          );
        }
      }),
      { numRuns: 150 },
    );
  });
});

/** Each line of a text as it is shown. */
function safe(text: string): string {
  return text.split(/\r?\n/).map(escapeControls).join('');
}
