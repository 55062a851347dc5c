import { describe, expect, it } from 'vitest';
import { reportError } from '../../src/cli/report-error.js';
import { AiRunError } from '../../src/errors.js';
import { fakeDeps } from '../support/fake-deps.js';

const trouble = new AiRunError('this sentence is wider than thirty columns.', {
  exitCode: 1,
  hint: 'Usage: one\n       two',
});

function shown(env: Record<string, string>, terminal?: { readonly columns: number }): string {
  const written: string[] = [];
  const write = (text: string) => void written.push(text);
  const stderr = { isTTY: terminal !== undefined, columns: terminal?.columns ?? 80, write };
  reportError(trouble, fakeDeps({ env, stderr }));
  return written.join('');
}

describe('reportError', () => {
  it('marks an error with what the locale can show', () => {
    expect(shown({ LANG: 'en_GB.UTF-8' })).toMatch(/^⚠️ {2}ai-run: this/);
    expect(shown({ LANG: 'C' })).toMatch(/^! ai-run: this/);
    expect(shown({ LANG: 'en_GB.UTF-8', LC_ALL: 'POSIX' })).toMatch(/^! ai-run: this/);
  });

  it('breaks what is too wide for a terminal between words and keeps the blanks of what fits', () => {
    expect(shown({}, { columns: 30 })).toBe(
      '! ai-run: this sentence is\nwider than thirty columns.\nUsage: one\n       two\n',
    );
  });

  it('keeps the room behind the sign where the line is broken', () => {
    expect(shown({ LANG: 'en_GB.UTF-8' }, { columns: 30 })).toMatch(/^⚠️ {2}ai-run: this sentence is\nwider/);
  });

  it('leaves lines whole where nobody knows the width', () => {
    expect(shown({})).toContain('this sentence is wider than thirty columns.\n');
  });
});
