import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { escapeNonAscii } from '../../src/build/escape-non-ascii.js';

describe('escapeNonAscii', () => {
  it('keeps what a regular expression matches', () => {
    const source = escapeNonAscii('/^● (?:‘|💡)$/m.test(text)');
    expect(source).toBe('/^\\u25cf (?:\\u2018|\\ud83d\\udca1)$/m.test(text)');
    expect(new Function('text', `return ${source}`)('● 💡')).toBe(true);
  });

  it('leaves nothing in the bundle that Latin-1 would read wrongly', () => {
    const scripts = readdirSync('dist').filter((name) => name.endsWith('.js'));
    const foreign = scripts.filter((name) => /[\u0080-\uffff]/.test(readFileSync(`dist/${name}`, 'utf8')));
    expect(scripts.length).toBeGreaterThan(0);
    expect(foreign).toEqual([]);
  });
});
