import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isHistoryOn, scanHistorySwitch } from '../../src/config/history-switch.js';
import { parseYaml } from '../../src/config/parse-yaml.js';
import { temporaryFolder } from '../support/temporary-folder.js';

test.each([
  ['', 'on'],
  ['ai:\n  enabled: false\n', 'on'],
  ['# history:\n#   enabled: false\n', 'on'],
  ['history:\n  enabled: true # keep\n', 'on'],
  ['history:\n  enabled: false\n', 'off'],
  ['history: # none\r\n\r\n  enabled: false\r\nai:\r\n  enabled: true\r\n', 'off'],
  ['history: {enabled: false}\n', 'unsure'],
  ['"history":\n  enabled: false\n', 'unsure'],
  ['history:\n  keep: 3\n  enabled: false\n', 'unsure'],
  ['history:\n  enabled: False\n', 'unsure'],
  ['x: |\n  a\nhistory:\n  enabled: "false"\n', 'unsure'],
])('the scan of %j says %s', (text, expected) => {
  expect(scanHistorySwitch(text)).toBe(expected);
});

test('a sure scan never contradicts the parser', () => {
  const line = fc.constantFrom(
    'history:',
    'history: {enabled: false}',
    '  enabled: false',
    '  enabled: true',
    ' enabled: false',
    '# history:',
    'ai:',
    '  note: |',
    '    history:',
    '',
    'other: [1]',
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
      const text = lines.join('\n');
      const parsed = parseYaml(text);
      const scanned = scanHistorySwitch(text);
      fc.pre(parsed.ok && scanned !== 'unsure');
      const root: unknown = parsed.ok ? parsed.value : undefined;
      const off = JSON.stringify(root ?? null).includes('"history":{"enabled":false}');
      expect(scanned).toBe(off ? 'off' : 'on');
    }),
    { numRuns: 2_000 },
  );
});

test('the switch is honoured in every notation, and on where nothing or nonsense is there', async () => {
  const home = temporaryFolder('ai-run-switch-');
  const config = join(home, 'c.yaml');
  const deps = { env: { AI_RUN_CONFIG: config }, home, cwd: home, platform: 'linux' as const };
  expect(await isHistoryOn(deps)).toBe(true);
  for (const [text, on] of [
    ['history: {"enabled": false}', false],
    ['history:\n    enabled: False', false],
    ['history:\n  enabled: false', false],
    ['history:\n  enabled: true', true],
    ['history: [', true],
    ['history:', true],
  ] as const) {
    writeFileSync(config, text);
    expect(await isHistoryOn(deps), text).toBe(on);
  }
});
