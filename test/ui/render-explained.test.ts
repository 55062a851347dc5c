import fc from 'fast-check';
import { expect, test } from 'vitest';
import { displayWidth } from '../../src/text/display-width.js';
import { renderExplained } from '../../src/ui/render-explained.js';
import { createStyle } from '../../src/ui/style.js';

const style = (columns: number) =>
  createStyle({ isTTY: true, columns }, { env: { NO_COLOR: '1' }, platform: 'linux' });
const explained = {
  command: 'tar -xzf a.tgz',
  generated: true,
  summary: 'It unpacks a.tgz here.',
  parts: [
    { piece: 'tar', meaning: 'an archiving utility' },
    { piece: '-x', meaning: 'extract files', depth: 1 },
    { piece: 'a.tgz', meaning: '', depth: 1 },
  ],
  notices: [],
};

test('the layout is command, explanation, pieces below what they belong to', () => {
  expect(renderExplained(explained, style(80))).toBe(
    [
      'Generated command:',
      '  tar -xzf a.tgz',
      '',
      'Explanation:',
      '  It unpacks a.tgz here.',
      '  - tar: an archiving utility',
      '    - -x: extract files',
      '    - a.tgz',
      '',
      '',
    ].join('\n'),
  );
  expect(renderExplained({ ...explained, generated: false }, style(80))).toMatch(/^Command:\n/);
});

test('a summary that says no more than the first piece is left out', () => {
  const summary = 'It runs `tar` (an archiving utility).';
  const shown = renderExplained({ ...explained, summary }, style(80));
  expect(shown).toContain('Explanation:\n  - tar: an archiving utility\n');
  expect(renderExplained({ ...explained, summary: `${summary} More.` }, style(80))).toContain(
    '  It runs `tar`',
  );
});

test('what could not be had is said behind the rest', () => {
  const shown = renderExplained({ ...explained, notices: ['The model did not explain it.'] }, style(80));
  expect(shown.indexOf('The model did not')).toBeGreaterThan(shown.indexOf('a.tgz\n'));
});

test('foreign words never break out of their line: no escape codes, nothing wider than the terminal', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.constantFrom('\u001b[2J', 'a\r\nb', '日本'.repeat(50)),
  );
  const part = fc.record({ piece: text, meaning: text, depth: fc.nat({ max: 20 }) });
  fc.assert(
    fc.property(
      text,
      fc.array(part, { maxLength: 3 }),
      fc.integer({ min: 60, max: 120 }),
      (summary, parts, width) => {
        const lines = renderExplained({ ...explained, summary, parts }, style(width)).split('\n');
        for (const line of lines) {
          expect(line).not.toMatch(/\p{Cc}/u);
          expect(displayWidth(line)).toBeLessThanOrEqual(width);
        }
      },
    ),
    { numRuns: 300 },
  );
});
