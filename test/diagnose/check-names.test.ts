import { describe, expect, it } from 'vitest';
import { unknownNames } from '../../src/diagnose/check-names.js';
import { type PatternSpec, patternSchema } from '../../src/diagnose/pattern-schema.js';

const pattern = (parts: object): PatternSpec =>
  patternSchema.parse({
    id: 'x',
    error_type: 'Unknown',
    confidence: 0.5,
    regex: '(?<name>\\w+)',
    fixes: [],
    ...parts,
  });

const fix = (command: string, explanation = 'Do it.', why?: string): object => ({
  fixes: [{ command, explanation, ...(why === undefined ? {} : { why }) }],
});

describe('unknownNames', () => {
  it.each([
    [fix('{sudo}{program|lower} {arg2} {last_arg}')],
    [fix('{original_command|swap:name:near}')],
    [fix('x {name|default:tool}')],
    [{ command: '(?<file>\\S+)', ...fix('cat {file}') }],
    [{ let: { near: { near: '{name}', from: ['files', 'output:^x'] } }, ...fix('cat {near}') }],
    [{ let: { a: '{name}', b: { first: ['{a}'] } }, ...fix('cat {b}') }],
    [fix("awk '{ print $1 }' x")],
    [fix('echo "a" {name} "b"')],
    [fix(`echo "it's" {name} 'done'`)],
  ])('all is known: %j', (parts) => {
    const near = 'let' in parts ? {} : { let: { near: '{name}' } };
    expect(unknownNames(pattern({ ...near, ...parts }))).toEqual([]);
  });

  it.each([
    [fix('cat {file}'), '{file}'],
    [fix('cat x', 'Show {file}.'), '{file}'],
    [fix('cat x', 'Show.', 'There is {file}.'), '{file}'],
    [fix('cat x', 'Show[ {file}].'), '{file}'],
    [{ explain: 'No {file}.' }, '{file}'],
    [fix('{original_command|swap:name:file}'), '{file}'],
    [{ let: { b: '{a}', a: '{name}' } }, '{a}'],
    [{ let: { b: { capture: 'x', of: 'file:{path}' } } }, '{path}'],
    [{ let: { b: { table: 't', key: '{key}', or: '{name}' } } }, '{key}'],
    [{ let: { b: { near: '{name}', from: 'fils' } } }, "'fils' is no source"],
    [{ let: { b: { list: ['files', 'constructor'] } } }, "'constructor' is no source"],
    [fix('cat {name|lowr}'), "'|lowr' is no filter"],
    [fix('cat {name|constructor}'), "'|constructor' is no filter"],
    [fix("cat {name|resub:'a:b}"), 'is no placeholder'],
    [fix('bash -c "cat {name}"'), 'inside quotes'],
    [fix('echo "a" "b {name}" c'), 'inside quotes'],
    [fix("bash -c 'cat {name}'"), 'inside quotes'],
  ])('%j: %s', (parts, problem) => {
    expect(unknownNames(pattern(parts)).join('\n')).toContain(problem);
  });

  it('says each problem once', () => {
    expect(unknownNames(pattern(fix('cat {file} {file}', '{file}')))).toHaveLength(1);
  });
});
