import { describe, expect, it } from 'vitest';
import { parseTemplate, templateNames } from '../../src/diagnose/parse-template.js';

const text = (text: string) => ({ kind: 'text', text }) as const;
const value = (name: string) => ({ kind: 'value', name, filters: [] }) as const;

describe('parseTemplate', () => {
  it.each([
    ['a {b}c', [text('a '), value('b'), text('c')]],
    ['{a}{b}', [value('a'), value('b')]],
    ['', []],
    ['a [{b}]', [text('a ['), value('b'), text(']')]],
    ['{ print $1 } {A} {1} {}', [text('{ print $1 } {A} {1} {}')]],
    ['{a|lower', [text('{a|lower')]],
  ])('%s', (template, parts) => {
    expect(parseTemplate(template)).toEqual(parts);
  });

  it.each([
    ['a[ {b}]c', [text('a'), { kind: 'optional', parts: [text(' '), value('b')] }, text('c')]],
    ['a[0] {b}', [text('a[0] '), value('b')]],
  ])('with optional stretches: %s', (template, parts) => {
    expect(parseTemplate(template, true)).toEqual(parts);
  });

  it('reads filters with names and literals, colons and quotes inside of them', () => {
    expect(parseTemplate("{a|lower|swap:b:'it\\'s: |x}'}")).toEqual([
      {
        kind: 'value',
        name: 'a',
        filters: [
          { name: 'lower', args: [] },
          {
            name: 'swap',
            args: [
              { kind: 'name', name: 'b' },
              { kind: 'literal', text: "it's: |x}" },
            ],
          },
        ],
      },
    ]);
  });

  it("leaves a regex's own backslashes in a literal", () => {
    const [part] = parseTemplate("{a|resub:'\\d\\\\':'x'}");
    expect(part).toMatchObject({ filters: [{ args: [{ text: '\\d\\' }, { text: 'x' }] }] });
  });
});

describe('templateNames', () => {
  it('gives values, those in optional stretches and in arguments, but no literals', () => {
    expect(templateNames("{a|swap:b:'c'}[ {d|default:e}] [f]")).toEqual(['a', 'b', 'd', 'e']);
  });
});
