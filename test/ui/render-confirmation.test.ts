import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeControls } from '../../src/text/escape-controls.js';
import { renderConfirmation, renderExplanation, renderRefusal } from '../../src/ui/render-confirmation.js';
import { createStyle } from '../../src/ui/style.js';
import { fix as anyFix } from '../support/arbitraries.js';

const style = createStyle(
  { isTTY: true, columns: 60 },
  { env: { LANG: 'C.UTF-8', NO_COLOR: '1' }, platform: 'linux' },
);
const packed = (text: string) => text.replace(/\s+/g, '');

describe('renderConfirmation', () => {
  it('shows the command, the risk with its reasons, and the impact', () => {
    const fix = {
      command: 'rm -r build',
      risk_level: 'Medium',
      risk_reasons: ['It deletes files.'],
    } as const;
    expect(renderConfirmation(fix, ['3 files, 12 kB would go.'], style)).toBe(`
   $ rm -r build
   [MEDIUM RISK]
   - It deletes files.
   - 3 files, 12 kB would go.

`);
  });

  it('Feature: shellpilot, Property 16: shows every character of the exact command', () => {
    fc.assert(
      fc.property(anyFix, (fix) => {
        const shown = renderConfirmation(fix, [], style);
        const [first = '', ...rest] = shown.split('[')[0]?.slice(1).split('\n') ?? [];
        expect(first.startsWith('   $ ')).toBe(true);
        const command = fix.command.split('\n').map(escapeControls).join('');
        if (!command.includes('[')) {
          expect(first.slice(5) + rest.map((line) => line.slice(7)).join('')).toBe(command);
        }
        expect(packed(shown)).toContain(packed(command));
      }),
      { numRuns: 200 },
    );
  });
});

describe('renderRefusal and renderExplanation', () => {
  it('say why', () => {
    expect(renderRefusal('mkfs /dev/sda', ['It erases a disk.'], style)).toContain(
      'will not run this:\n   - It erases',
    );
    fc.assert(
      fc.property(anyFix, (fix) => {
        const parts = [{ piece: 'git', meaning: 'the version control tool' }];
        const shown = packed(renderExplanation(fix, { summary: 'It runs git.', parts }, style));
        expect(shown).toContain(packed('It runs git. - git: the version control tool'));
        for (const reason of fix.risk_reasons.flatMap((text) => text.split(/\r?\n/)))
          expect(shown).toContain(packed(escapeControls(reason)));
      }),
    );
  });
});
