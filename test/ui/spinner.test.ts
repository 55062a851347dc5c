import { expect, it } from 'vitest';
import { startSpinner } from '../../src/ui/spinner.js';
import { createStyle } from '../../src/ui/style.js';
import { fakeDeps } from '../support/fake-deps.js';

/** What a spinner writes from its start to its stop, with 12 seconds in between. */
async function spin(text: string, env: Record<string, string>, isTTY = true): Promise<string> {
  let written = '';
  const output = {
    isTTY,
    columns: 40,
    write: (piece: string) => {
      written += piece;
    },
  };
  const times = [0, 12_000];
  const style = createStyle(output, { ...fakeDeps(), env });
  (await startSpinner(text, output, style, () => new Date(times.shift() ?? 0))).stop();
  return written;
}

const WIPE = '\r\u001b[K';

it('shows the seconds on a terminal, wipes itself away, and is silent elsewhere', async () => {
  const written = await spin('Asking', {});
  expect(written).toContain('Asking 12 s');
  expect(written.endsWith(WIPE)).toBe(true);
  expect(await spin('Asking', {}, false)).toBe('');
});

it('has a colour unless that is not wanted', async () => {
  expect(await spin('Asking', {})).toContain('\u001b[34m');
  for (const env of [{ NO_COLOR: '1' }, { TERM: 'dumb' }]) {
    expect((await spin('Asking', env)).replaceAll(WIPE, '')).not.toContain('\u001b');
  }
});

it('stays on one line, so that it can be wiped away', async () => {
  const shown = (await spin(`Asking ${'long-model-name-'.repeat(9)}`, { NO_COLOR: '1' })).replaceAll(
    WIPE,
    '',
  );
  expect(shown.length).toBeLessThan(40);
  expect(shown).toContain('12 s');
});
