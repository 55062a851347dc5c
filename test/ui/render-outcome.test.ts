import { expect, it } from 'vitest';
import { renderOutcome } from '../../src/ui/render-outcome.js';
import { createStyle } from '../../src/ui/style.js';

const style = createStyle({ isTTY: true, columns: 80 }, { env: { LANG: 'C.UTF-8' }, platform: 'linux' });

it.each([
  [true, '\u001b[32m✅ Text.\u001b[39m\n'],
  [false, '\u001b[31m❌ Text.\u001b[39m\n'],
  [undefined, '\u001b[34mText.\u001b[39m\n'],
])('solved %s', (solved, expected) => {
  expect(renderOutcome({ solved, text: 'Text.' }, style)).toBe(expected);
});
