import { describe, expect, it } from 'vitest';
import { readSavedOutput } from '../../src/context/read-saved-output.js';

describe('readSavedOutput', () => {
  it.each([
    ['+ npm ci\nnpm error code ENOENT\n', { command: 'npm ci' }],
    ['$ make\n$ make install\nmake: *** No rule\n', { command: 'make install' }],
    [
      '##[group]Run npm test\nboo\n##[error]Process completed with exit code 2.\n',
      { command: 'npm test', exit_code: 2 },
    ],
    ['user@host:~/p$ gti push\nbash: gti: command not found\n', { command: 'gti push' }],
    ['only words\n', {}],
  ])('%j', (raw, expected) => {
    const { text, ...found } = readSavedOutput(raw);
    expect(found).toEqual(expected);
    expect(text).toBe(raw);
  });

  it('drops colours and the time stamps of CI services', () => {
    expect(readSavedOutput('2026-01-02T03:04:05.1234567Z \u001b[31merror:\u001b[0m bad\n').text).toBe(
      'error: bad\n',
    );
    expect(readSavedOutput('[12:00:01] error: bad\n').text).toBe('error: bad\n');
  });

  it('keeps the end of a huge log', () => {
    const { text } = readSavedOutput(`${'x\n'.repeat(1_000_000)}the end\n`);
    expect(text.length).toBeLessThan(600_000);
    expect(text.endsWith('the end\n')).toBe(true);
  });
});
