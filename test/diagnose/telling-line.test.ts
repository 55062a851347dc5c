import { describe, expect, it } from 'vitest';
import { tellingLine } from '../../src/diagnose/telling-line.js';
import { failureContext } from '../support/failure-context.js';

const noise = (count: number) => Array.from({ length: count }, (_, at) => `step ${at} done`).join('\n');
const told = (streams: { readonly stderr?: string; readonly stdout?: string; readonly merged?: boolean }) =>
  tellingLine(failureContext({ command: 'build-it', exit_code: 1, ...streams }));

describe('the line that says most', () => {
  it('is the first that is marked as an error', () => {
    const stderr = `${noise(6)}\nsrc/a.q:3:1: error: bad thing\nsrc/a.q:9:1: error: follows from it\nbuild failed`;
    expect(told({ stderr })).toEqual({ line: 'src/a.q:3:1: error: bad thing', stream: 'stderr', number: 7 });
  });

  it('is the exception rather than the frames above it', () => {
    const stderr = `Traceback:\n  File "error.py", line 3\n${noise(5)}\nzlib.ThingError: no such thing`;
    expect(told({ stderr })?.line).toBe('zlib.ThingError: no such thing');
  });

  it('is the last line that speaks of trouble where none is marked', () => {
    const stdout = `could not warm up, going on\n${noise(6)}\nthe daemon refused\nbye`;
    expect(told({ stdout })).toEqual({ line: 'the daemon refused', stream: 'stdout', number: 8 });
    expect(told({ stdout, merged: true })?.stream).toBe('output');
  });

  it('prefers stderr', () => {
    expect(told({ stderr: 'upload failed', stdout: `${noise(6)}\n0 tests failed` })?.line).toBe(
      'upload failed',
    );
  });

  it('is not repeated where the whole output is on the screen, nor made up', () => {
    expect(told({ stderr: 'error: boom' })).toBeUndefined();
    expect(told({ stdout: noise(20) })).toBeUndefined();
  });

  it('is cut where it is very long, and found in linear time', () => {
    const stderr = `${noise(6)}\nerror: ${'x'.repeat(500_000)}`;
    expect(told({ stderr })?.line).toHaveLength(300);
  });
});
