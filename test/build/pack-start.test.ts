import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packStart, withHash } from '../../src/build/pack-start.js';
import { temporaryFolder } from '../support/temporary-folder.js';

const CHUNKS = {
  'main.js': 'require("./chunk-A.js");Promise.resolve().then(()=>__toESM(require("./later-B.js")));',
  'wrap-C.js': 'require("./chunk-A.js");',
  'record-run-D.js': 'exports.name="record";',
  'after-failure-E.js': 'require("./chunk-A.js");require("./chunk-F.js");require("./chunk-G.js");',
  'redact-H.js': '',
  'redact-entry-I.js': '',
  'chunk-A.js': '',
  'chunk-F.js': '',
  'chunk-G.js': `/*${'patterns'.repeat(50_000)}*/`,
  'later-B.js': '',
  'explain-J.js': '',
};

const dist = temporaryFolder('ai-run-pack-');
for (const [name, code] of Object.entries(CHUNKS)) writeFileSync(join(dist, name), code);
packStart(dist);

function packed(file: string) {
  const text = readFileSync(join(dist, file), 'utf8');
  return { text, functions: new Function(`return ${text}`)() };
}

it('packs what every run needs, and what a failure needs on top of it', () => {
  const names = (file: string) => Object.keys(packed(file).functions).sort();
  expect(names('start.js')).toEqual(['chunk-A.js', 'main.js', 'record-run-D.js', 'wrap-C.js']);
  expect(names('failure.js')).toEqual([
    'after-failure-E.js',
    'chunk-F.js',
    'redact-H.js',
    'redact-entry-I.js',
  ]);
});

it('keeps the chunks runnable, and names the text by a hash in front', () => {
  const { text, functions } = packed('start.js');
  const exports: { name?: string } = {};
  functions['record-run-D.js'](exports);
  expect(exports.name).toBe('record');
  expect(withHash(text.slice('/*0123456789abcdef*/'.length))).toBe(text);
});
