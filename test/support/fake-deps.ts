import { tmpdir } from 'node:os';
import type { Deps } from '../../src/deps.js';

/** Deps for tests: a fixed clock, no terminal, scripted answers, and all that was written. */
export interface FakeDeps extends Deps {
  readonly written: { stdout: string; stderr: string };
  readonly questions: string[];
}

/** Deps whose every part is chosen by argument; without answers every question is refused. */
export function fakeDeps(overrides: Partial<Deps> & { readonly answers?: readonly string[] } = {}): FakeDeps {
  const { answers = [], ...rest } = overrides;
  const written = { stdout: '', stderr: '' };
  const questions: string[] = [];
  const pending = [...answers];
  const output = (stream: 'stdout' | 'stderr') => ({
    isTTY: false,
    columns: 80,
    write: (text: string) => {
      written[stream] += text;
    },
  });
  return {
    env: {},
    cwd: tmpdir(),
    platform: 'linux',
    home: tmpdir(),
    now: () => new Date('2026-01-02T03:04:05.678Z'),
    stdout: output('stdout'),
    stderr: output('stderr'),
    canPrompt: () => pending.length > 0,
    ask: async (question) => {
      questions.push(question);
      return pending.shift();
    },
    written,
    questions,
    ...rest,
  };
}
