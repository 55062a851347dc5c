import { describe, expect, it } from 'vitest';
import { explainScript } from '../../src/explain/explain-script.js';
import { parseLine } from '../../src/shell/parse-line.js';
import { lookUpIn } from './command-sample.js';

const lookUp = lookUpIn({
  a: { description: 'does a', options: [] },
  b: { description: 'does b', options: [] },
});
const explain = (line: string) =>
  explainScript(parseLine(line), line, lookUp).map(({ text, depth }) => `${'  '.repeat(depth)}${text}`);
const meanings = (line: string) =>
  explainScript(parseLine(line), line, lookUp).map(({ text, meaning }) => `${text}: ${meaning}`);

describe('explainScript', () => {
  it.each([
    ['a && b || a', ['a', '&&', 'b', '||', 'a']],
    ['a |& b &', ['a', '|&', 'b', '&']],
    ['! a', ['!', 'a']],
    ['x=1 a > f', ['x=1', 'a', '  > f']],
    ['a $(b)', ['a', '  $(b)', '    b']],
    ['for i in 1 2; do a; done', ['for i in 1 2', '  a']],
    ['(a; b)', ['( … )', '  a', '  b']],
    ['if a; then b; fi', ['if', '  a', 'then', '  b']],
    ['until a; do b; done', ['until …', '  a', '  b']],
    ['f() { a; }', ['f()', '  { … }', '    a']],
    ['[[ -f x ]]', ['[[ -f x ]]']],
  ])('%s', (line, pieces) => {
    expect(explain(line)).toEqual(pieces);
  });

  it.each([
    ['x=1', 'x=1: set the variable x'],
    ['x=1 a', 'x=1: set the variable x for this command only'],
    ['a <(b)', '<(b): run this, and let its output be read as a file'],
    ['a >(b)', '>(b): run this, and let what is written to this file be its input'],
    ['until a; do b; done', 'until …: run the loop until the condition succeeds'],
    ['a << E\n$(b)\nE', 'b: does b'],
    ['a > "$(b)"', 'b: does b'],
  ])('%s has %s', (line, piece) => {
    expect(meanings(line)).toContain(piece);
  });

  it('stops at 200 pieces, and at 20 levels', () => {
    expect(explain('a;'.repeat(500))).toHaveLength(200);
    const deep = explainScript(parseLine(`${'( '.repeat(60)}a${' )'.repeat(60)}`), '', lookUp);
    expect(Math.max(...deep.map(({ depth }) => depth))).toBe(20);
  });
});
