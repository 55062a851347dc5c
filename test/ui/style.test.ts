import { describe, expect, it } from 'vitest';
import { layOutProse } from '../../src/ui/lay-out.js';
import { createStyle } from '../../src/ui/style.js';

const style = (
  env: Record<string, string>,
  options: { tty?: boolean; platform?: NodeJS.Platform; color?: boolean } = {},
) =>
  createStyle(
    { isTTY: options.tty ?? true, columns: 80 },
    { env, platform: options.platform ?? 'linux' },
    options.color,
  );
const coloured = (...args: Parameters<typeof style>) => style(...args).error('x') !== 'x';

describe('colours', () => {
  it.each([
    ['a terminal', {}, {}, true],
    ['no terminal', {}, { tty: false }, false],
    ['NO_COLOR', { NO_COLOR: '1' }, {}, false],
    ['an empty NO_COLOR', { NO_COLOR: '' }, {}, true],
    ['FORCE_COLOR without a terminal', { FORCE_COLOR: '1' }, { tty: false }, true],
    ['FORCE_COLOR over NO_COLOR', { FORCE_COLOR: '1', NO_COLOR: '1' }, {}, true],
    ['FORCE_COLOR=0', { FORCE_COLOR: '0' }, {}, false],
    ['a dumb terminal', { TERM: 'dumb' }, {}, false],
    ['color_output: false', {}, { color: false }, false],
    ['FORCE_COLOR over color_output', { FORCE_COLOR: '1' }, { color: false }, true],
  ])('%s', (_, env, options, expected) => {
    expect(coloured(env, options)).toBe(expected);
  });

  it('are red, yellow, green and blue', () => {
    const { error, warning, success, info } = style({});
    expect([error, warning, success, info].map((paint) => paint('x'))).toEqual(
      [31, 33, 32, 34].map((code) => `\u001b[${code}mx\u001b[39m`),
    );
  });
});

describe('icons', () => {
  it.each([
    [{ LANG: 'en_US.UTF-8' }, {}, '❌'],
    [{ LC_ALL: 'C', LANG: 'en_US.UTF-8' }, {}, 'x'],
    [{ LC_CTYPE: 'de_DE.utf8' }, {}, '❌'],
    [{ LANG: 'de_DE.ISO-8859-1' }, {}, 'x'],
    [{}, {}, 'x'],
    [{}, { platform: 'darwin' as const }, '❌'],
    [{ LANG: 'C.UTF-8', TERM: 'dumb' }, {}, 'x'],
    [{ LANG: 'C.UTF-8', TERM: 'linux' }, {}, 'x'],
    [{}, { platform: 'win32' as const }, 'x'],
    [{ WT_SESSION: '1' }, { platform: 'win32' as const }, '❌'],
  ])('%j %j', (env, options, icon) => {
    expect(style(env, options).icons.failed).toBe(icon);
  });
});

describe('width', () => {
  it('is the terminal, at least 20, and 100 where there is none', () => {
    const width = (columns: number, isTTY = true) =>
      createStyle({ isTTY, columns }, { env: {}, platform: 'linux' }).width;
    expect([width(40), width(200), width(5), width(0), width(40, false)]).toEqual([40, 200, 20, 80, 100]);
  });

  it.each(['CI', 'GITHUB_ACTIONS', 'TF_BUILD', 'TEAMCITY_VERSION'])(
    "does not break lines of a build's log (%s), where the start of a line can be an order",
    (name) => {
      const { width } = createStyle(
        { isTTY: false, columns: 80 },
        { env: { [name]: '1' }, platform: 'linux' },
      );
      expect(layOutProse(`${'a'.repeat(95)} ::error::forged`, width)).toHaveLength(1);
    },
  );
});
