import fc from 'fast-check';
import { expect, test } from 'vitest';
import { displayWidth } from '../../src/text/display-width.js';
import { renderCounts, renderHistory } from '../../src/ui/render-history.js';
import { createStyle } from '../../src/ui/style.js';

const style = (columns: number) =>
  createStyle({ isTTY: true, columns }, { env: { NO_COLOR: '1' }, platform: 'linux' });

test('runs are one line each', () => {
  const rows = [
    { when: '2026-01-02 03:04', exit_code: 0, command: 'true', note: '' },
    { when: '2026-01-02 03:05', exit_code: 127, command: 'gti  status', note: 'CommandNotFound' },
  ];
  expect(renderHistory(rows, style(80))).toBe(
    '2026-01-02 03:04    0  true\n2026-01-02 03:05  127  gti  status  CommandNotFound\n',
  );
});

test('what belongs to a run stands below it, cut to the width', () => {
  const row = { when: '2026-01-02 03:04', exit_code: 0, command: '--fix make', note: '' };
  const below = ['--undo 20260102-030405678-abcd: changed a.py +1 -1', `\u001b[31m${'x'.repeat(90)}`];
  const [, first = '', second = ''] = renderHistory([{ ...row, below }], style(80)).split('\n');
  expect(first).toBe(`${' '.repeat(23)}${below[0]}`);
  expect(second).toMatch(/^ {23}[^\u001b]*…$/);
  expect(displayWidth(second)).toBe(80);
});

test('whatever a command holds, each run is one line within the width, free of control bytes', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.constantFrom('\u001b[31mred', 'a\nb', '日本語'.repeat(40), 'x'.repeat(300)),
  );
  fc.assert(
    fc.property(text, text, fc.integer({ min: 60, max: 200 }), (command, note, width) => {
      const shown = renderHistory([{ when: '2026-01-02 03:04', exit_code: 1, command, note }], style(width));
      expect(shown.slice(0, -1)).not.toMatch(/[\u0000-\u001f]/);
      expect(displayWidth(shown.slice(0, -1))).toBeLessThanOrEqual(width);
      const counts = renderCounts([{ title: 'T', rows: [{ count: 3, name: command }] }], style(width));
      expect(counts.split('\n')).toHaveLength(4);
      for (const line of counts.split('\n')) expect(displayWidth(line)).toBeLessThanOrEqual(width);
    }),
    { numRuns: 300 },
  );
});
