import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderScript, type SavedCommand } from '../../src/saved/render-script.js';

const saved: SavedCommand = {
  name: 'big',
  command: "printf '%s\\n' ran",
  prompt: 'print it',
  model: 'm',
  version: '0.1.0',
  savedAt: '2026-01-02T03:04:05.678Z',
  risk: { level: 'Low', reasons: [] },
};

/** No terminal: a session of its own has no /dev/tty. */
const runScript = (script: string) => spawnSync('setsid', ['-w', 'bash', '-c', script], { encoding: 'utf8' });

describe('renderScript', () => {
  it('says where it comes from and runs the command alone', () => {
    const script = renderScript(saved);
    expect(script).toContain(
      '# big: saved by ai-run 0.1.0 on 2026-01-02T03:04:05.678Z\n# Prompt: print it\n# Model: m\n',
    );
    expect(runScript(script)).toMatchObject({ stdout: 'ran\n', stderr: '', status: 0 });
  });

  it('asks first where the command can change something; no terminal means no', () => {
    const script = renderScript({ ...saved, risk: { level: 'Medium', reasons: ["It's a write."] } });
    const run = runScript(script);
    expect(run.stdout).toBe('');
    expect(run.stderr).toContain("It's a write.\n");
    expect(run.stderr).toContain('Not run.');
    expect(run.status).toBe(0);
  });

  it('runs nothing but the command, whatever stands in the header', () => {
    const hostile = fc
      .array(
        fc.constantFrom(
          '\n',
          '\r',
          'echo pwned',
          '$(echo pwned)',
          '`echo pwned`',
          "'",
          '"',
          ';',
          '\u2028',
          '\\',
          '\u001b[2J',
          'x',
        ),
        { maxLength: 8 },
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(hostile, hostile, (prompt, reason) => {
        const script = renderScript({
          ...saved,
          prompt,
          model: prompt,
          risk: { level: 'Medium', reasons: [reason] },
          command: ':',
        });
        const run = runScript(script);
        expect(run.stdout).toBe('');
        expect(run.status).toBe(0);
      }),
      { numRuns: 100 },
    );
  });
});
