import { describe, expect, it } from 'vitest';
import type { ValueSpec } from '../../src/diagnose/pattern-schema.js';
import { resolveValues } from '../../src/diagnose/resolve-values.js';
import { matchScope } from '../support/match-scope.js';

const tables = { packages: { jq: 'jq-tools', many: ['a', 'b'] } };

/** The candidates of a value that is found by this spec. */
const resolve = (spec: ValueSpec, parts: Parameters<typeof matchScope>[0] = {}): string[] | undefined => {
  const scope = resolveValues({ found: spec }, matchScope(parts), tables);
  return scope.values.get('found')?.map(({ text }) => text);
};
const files = { world: { files: { 'notes.txt': 'name: x\nname: y\nname: x', 'other.md': '' } } };

describe('resolveValues', () => {
  it.each<[string, ValueSpec, string[] | undefined]>([
    ['a text', 'lib{typed}.so', ['libmany.so']],
    ['a lone placeholder keeps its candidates', '{several}', ['one', 'two']],
    ['the first that is there', { first: ['{none}', '{several}', '{typed}'] }, ['one', 'two']],
    ['nothing where none is there', { first: ['{none}'] }, undefined],
    ['a table', { table: 'packages', key: '{typed}' }, ['a', 'b']],
    ['a table with a way out', { table: 'packages', key: 'nmap', or: '{typed}' }, ['many']],
    ['a table without the key', { table: 'packages', key: 'nmap' }, undefined],
    ['a key that every object has', { table: 'packages', key: 'constructor' }, undefined],
    ['no such table', { table: 'none', key: 'jq' }, undefined],
    ['an empty text', "{typed|resub:'many':''}", undefined],
  ])('%s', (_name, spec, found) => {
    expect(resolve(spec, { values: { typed: 'many', several: ['one', 'two'] } })).toEqual(found);
  });

  it.each<[string, ValueSpec, string[] | undefined]>([
    ['the output', { capture: 'port (\\d+)', of: 'output' }, ['80']],
    ['the group called item', { capture: '(port) (?<item>\\d+)', of: 'output' }, ['80']],
    ['the whole match without a group', { capture: 'port \\d+', of: 'output' }, ['port 80']],
    ['the command', { capture: '-p (\\d+)', of: 'command' }, ['8080']],
    ['a file', { capture: '^name: (.)', of: 'file:notes.txt' }, ['x']],
    ['all of a file, each once', { capture: '^name: (.)', of: 'file:notes.txt', all: true }, ['x y']],
    ['the environment', { capture: '^/(\\w+)', of: 'env:HOME' }, ['home']],
    ['a file that is not there', { capture: '.', of: 'file:none.txt' }, undefined],
    ['a variable that is not set', { capture: '.', of: 'env:NONE' }, undefined],
    ['all of nothing', { capture: 'zzz', of: 'output', all: true }, undefined],
  ])('captures from %s', (_name, spec, found) => {
    expect(resolve(spec, { ...files, command: 'serve -p 8080', output: 'port 80\nport 81' })).toEqual(found);
  });

  it.each<[string, ValueSpec, string[] | undefined]>([
    ['a near file', { near: 'notse.txt', from: ['files'] }, ['notes.txt']],
    ['the first source that has one', { near: 'notse.txt', from: ['env_names', 'files'] }, ['notes.txt']],
    ['nothing near', { near: 'zebra.png', from: ['files'] }, undefined],
    ['nothing where nothing was typed', { near: '{none}', from: ['files'] }, undefined],
    ['a list that fits', { list: ['words:a b a c'], matching: '[ab]' }, ['a', 'b']],
    ['a list of three at most', { list: ['words:a b c d'] }, ['a', 'b', 'c']],
    ['a list of as many as asked for', { list: ['words:a b c d'], max: 1 }, ['a']],
  ])('names %s', (_name, spec, found) => {
    expect(resolve(spec, files)).toEqual(found);
  });

  it.each([
    ['cat noets.md', ['notes.md']],
    ['rm noets.md', ['notes.md']],
    ['cat nots.mdx', ['notes.md']],
    ['rm nots.mdx', undefined],
  ])('%s names %j: what is deleted must be a close slip', (command, found) => {
    const near = command.replace(/^\w+ /, '');
    expect(resolve({ near, from: ['files'] }, { command, world: { files: { 'notes.md': '' } } })).toEqual(
      found,
    );
  });

  it('puts what comes near first among what a tool suggests', () => {
    const found = resolve({ near: 'gte', from: ['hinted:\\t(\\w+)'] }, { output: '\tset\n\tget\n' });
    expect(found).toEqual(['get', 'set']);
  });

  it('prefers no subcommand for being called like a program', () => {
    expect(resolve({ near: 'pu', from: ['subcommands:docker compose'] })?.[0]).toBe('up');
  });

  it('lets a value use those before it, and leaves the given scope as it was', () => {
    const scope = matchScope({ values: { a: 'x' } });
    const resolved = resolveValues({ b: '{a}y', c: '{b}z' }, scope, {});
    expect(resolved.values.get('c')?.[0]?.text).toBe('xyz');
    expect([...scope.values.keys()]).toEqual(['a']);
  });
});
