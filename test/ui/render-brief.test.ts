import { describe, expect, it } from 'vitest';
import type { Analysis, Diagnosis } from '../../src/model/diagnosis.js';
import { renderBrief } from '../../src/ui/render-brief.js';
import { createStyle } from '../../src/ui/style.js';

const style = createStyle(
  { isTTY: false, columns: 80 },
  { env: { LANG: 'C.UTF-8', NO_COLOR: '1' }, platform: 'linux' },
);
const rendered = (analysis: Partial<Analysis>, rest: Partial<Diagnosis> = {}, learning = false) =>
  renderBrief(
    {
      learning,
      command: 'build-it',
      exit_code: 4,
      diagnosis: {
        analysis: {
          root_cause: 'The disk is full.',
          error_type: 'ResourceExhausted',
          confidence: 'High',
          analysis_method: 'Heuristic',
          raw_patterns: [],
          evidence: [{ line: 'write: No space left on device', stream: 'stderr', number: 7 }],
          ...analysis,
        },
        fixes: [],
        withheld: [],
        notices: [],
        ...rest,
      },
    },
    style,
  );

describe('the brief form of a diagnosis', () => {
  it('says the cause and the exit code once', () => {
    expect(rendered({})).toContain('ai-run: The disk is full. (exit code 4)');
    expect(rendered({ root_cause: 'It ended with exit code 4.' })).not.toContain('(exit code');
  });

  it('shows the line only where it adds to the cause', () => {
    expect(rendered({})).not.toContain('stderr line 7');
    expect(rendered({ error_type: 'Unknown' })).toContain('  stderr line 7: write: No space left on device');
    const command = [{ line: 'build-it', stream: 'command', number: 1 }] as const;
    expect(rendered({ error_type: 'Unknown', evidence: command })).not.toContain('line 1');
  });

  it('tells what was withheld and what went wrong with ai-run itself', () => {
    const withheld = [{ command: 'rm -rf /', reason: 'it would delete everything' }];
    const text = rendered({}, { withheld, notices: ['pattern x is too slow'] });
    expect(text).toContain('A suggestion was withheld: it would delete everything');
    expect(text).toContain('pattern x is too slow');
    expect(text).not.toContain('rm -rf');
  });

  it('says why a fix works where that is asked for', () => {
    const fix = {
      command: 'df -h',
      explanation: 'See what is full',
      reasoning: 'It lists the room on each disk.',
      risk_level: 'Low',
      risk_reasons: [],
      confidence: 0.9,
      kind: 'prepares',
      source: 'disk_full',
    } as const;
    const why = '     Why this works: It lists the room on each disk.';
    expect(rendered({}, { fixes: [fix] })).not.toContain(why);
    expect(rendered({}, { fixes: [fix] }, true)).toContain(why);
  });
});
