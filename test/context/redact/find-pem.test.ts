import { describe, expect, it } from 'vitest';
import { findPemBlocks } from '../../../src/context/redact/find-pem.js';
import { found, kinds } from './found.js';

const begin = '-----BEGIN RSA PRIVATE KEY-----';
const end = '-----END RSA PRIVATE KEY-----';
const body = 'MIIEvQIBADANBgkqhkiG\nVJTUt9Us8cKj';

describe('findPemBlocks', () => {
  it.each([
    ['whole', `a\n${begin}\n${body}\n${end}\nb`, `${begin}\n${body}\n${end}`],
    ['without its end', `a\n${begin}\n${body}\n`, `${begin}\n${body}`],
    [
      'without its end, with a header',
      `${begin}\nProc-Type: 4,ENCRYPTED\n\n${body}\n??`,
      `${begin}\nProc-Type: 4,ENCRYPTED\n\n${body}`,
    ],
    ['without its begin', `so it was:\n${body}\n${end}\nb`, `${body}\n${end}`],
    ['in one line of JSON', `{"k":"${begin}\\n${body}`, `${begin}\\n${body}`],
  ])('a block %s', (_name, text, block) => {
    expect(found(findPemBlocks, text)).toContain(block);
  });

  it('does not swallow what stands between two blocks, the first of them cut off', () => {
    const text = `${begin}\n${body}\n?? lost\n${begin}\n${body}\n${end}`;
    expect(found(findPemBlocks, text)[0]).toBe(`${begin}\n${body}`);
  });

  it('leaves the prose above a lone end', () => {
    const text = `this is no key at all\n${end}`;
    expect(found(findPemBlocks, text)).toEqual([end]);
  });

  it.each([
    ['RSA PRIVATE KEY', 'private-key'],
    ['PGP PRIVATE KEY BLOCK', 'private-key'],
    ['CERTIFICATE', 'certificate'],
  ])('%s is named %s', (label, kind) => {
    expect(kinds(findPemBlocks, `-----BEGIN ${label}-----`)).toEqual([kind]);
  });

  it.each(['----- no block -----', '-----BEGIN-----', '-----begin private key-----'])('%s', (text) => {
    expect(found(findPemBlocks, text)).toEqual([]);
  });
});
