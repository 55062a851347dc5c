import { describe, expect, it } from 'vitest';
import { isCloseSlip } from '../../src/text/close-slip.js';

describe('isCloseSlip', () => {
  it.each([
    ['featrue', 'feature'],
    ['nots.txt', 'notes.txt'],
    ['v1.O', 'v1.0'],
    ['Readme', 'README'],
    ['requirments.tx', 'requirements.txt'],
  ])('%s is %s mistyped', (typed, name) => {
    expect(isCloseSlip(typed, name)).toBe(true);
  });

  it.each([
    ['v2', 'v1'],
    ['backup-2024.sql', 'backup-2023.sql'],
    ['release/1.9', 'release/1.10'],
    ['test', 'best'],
    ['dev', 'dew'],
    ['notes', 'nodes-old'],
    ['app.log', 'logs/app.log'],
  ])('%s is another name than %s', (typed, name) => {
    expect(isCloseSlip(typed, name)).toBe(false);
  });
});
