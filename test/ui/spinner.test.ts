import { expect, it } from 'vitest';
import { startSpinner } from '../../src/ui/spinner.js';

it('shows the seconds on a terminal, wipes itself away, and is silent elsewhere', async () => {
  let written = '';
  const output = (isTTY: boolean) => ({
    isTTY,
    columns: 80,
    write: (text: string) => {
      written += text;
    },
  });
  (await startSpinner('Asking', output(false), () => new Date(0))).stop();
  expect(written).toBe('');
  const times = [0, 12_000];
  (await startSpinner('Asking', output(true), () => new Date(times.shift() ?? 0))).stop();
  expect(written).toContain('Asking 12 s');
  expect(written.endsWith('\r\u001b[K')).toBe(true);
});
