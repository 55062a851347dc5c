import { describe, expect, it } from 'vitest';
import { OPTION_GROUPS, OPTION_TABLE } from '../../src/cli/option-table.js';
import { renderHelp } from '../../src/cli/render-help.js';

describe('--help', () => {
  const help = renderHelp();

  it('fits 80 columns', () => {
    expect(help.split('\n').filter((line) => [...line].length > 80)).toEqual([]);
  });

  it.each(OPTION_TABLE.map((row) => row.long))('shows --%s with its description', (long) => {
    const row = OPTION_TABLE.find((each) => each.long === long);
    expect(help).toContain(`--${long}`);
    expect(help.replace(/\s+/g, ' ')).toContain(row?.description);
  });

  it('has its groups in order', () => {
    const places = OPTION_GROUPS.map((group) => help.indexOf(`\n${group}:\n`));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });
});
