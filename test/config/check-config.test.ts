import { describe, expect, it } from 'vitest';
import { checkConfig } from '../../src/config/check-config.js';
import { DEFAULT_CONFIG } from '../../src/config/default-config.js';

describe('checkConfig', () => {
  it.each([undefined, null, {}, { ai: null }])('%j means the defaults', (data) => {
    expect(checkConfig(data)).toEqual({ config: DEFAULT_CONFIG, set: [], problems: [] });
  });

  it('lays what is right over the defaults and tells which keys were set', () => {
    const { config, set, problems } = checkConfig({ display: { max_fixes: 2 }, ai: { model: 'small' } });
    expect(config.display).toEqual({ ...DEFAULT_CONFIG.display, max_fixes: 2 });
    expect([set, problems]).toEqual([['display.max_fixes', 'ai.model'], []]);
  });

  it.each([
    [['x'], 'a list'],
    ['text', 'a string'],
  ])('names a file that holds no sections: %j', (data, kind) => {
    expect(checkConfig(data).problems).toEqual([expect.stringContaining(kind)]);
  });

  it.each([
    [{ display: { max_fixs: 2 } }, "display.max_fixs: unknown key; did you mean 'max_fixes'?"],
    [{ displai: {} }, "displai: unknown section; did you mean 'display'?"],
    [{ display: 3 }, 'display: must hold keys, not a number'],
    [{ display: { max_fixes: 'two' } }, 'display.max_fixes: '],
    [{ constructor: {} }, 'constructor: unknown section'],
    [{ ai: { constructor: 1 } }, 'ai.constructor: unknown key'],
    [{ triage: { quiet: [{ program: 'x', exit_codes: ['seven'] }] } }, 'triage.quiet[0].exit_codes[0]: '],
  ])('names the key and the reason: %j', (data, problem) => {
    const { config, problems } = checkConfig(data);
    expect(problems).toEqual([expect.stringContaining(problem)]);
    expect(config).toEqual(DEFAULT_CONFIG);
  });

  it('keeps the other keys of a section in which one is wrong', () => {
    const { config } = checkConfig({ display: { max_fixes: 'two', learning_mode: true } });
    expect(config.display).toEqual({ ...DEFAULT_CONFIG.display, learning_mode: true });
  });
});
