import { describe, expect, it } from 'vitest';
import { aiRunPiped } from '../support/run-piped.js';

describe('a builtin without the shell function', () => {
  it.each(['cd', 'export', 'source', 'alias', 'pushd'])('%s: says why, and how it works', (name) => {
    const { status, stdout, stderr } = aiRunPiped([name, 'foo']);
    const said = stderr.toString().replace(/\s+/g, ' ');
    expect(status).toBe(127);
    expect(stdout.toString()).toBe('');
    expect(said).toContain(`'${name}' is part of the shell and changes only the shell that runs it`);
    expect(said).toContain('ai-run --init bash');
    expect(said).not.toContain('RISK]');
  });

  it('a line for the shell may use them', () => {
    expect(aiRunPiped(['cd / && pwd']).stdout.toString()).toBe('/\n');
  });
});
