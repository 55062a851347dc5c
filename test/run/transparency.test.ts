import { chmodSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanEnv } from '../support/built-binary.js';
import { aiRunPiped, runPiped } from '../support/run-piped.js';

const env = cleanEnv({ AI_RUN_NO_AI: '1' });
const runs = { numRuns: 100 };

/** Shell lines that print hostile text on both outputs: quotes, escape codes, bytes that are no UTF-8, no final newline. */
const piece = fc.constantFrom(
  `printf 'plain\\n'`,
  `printf '\\033[31mred\\033[0m'`,
  `printf '\\377\\376\\000x'`,
  `printf 'no newline'`,
  `printf 'e\\n' >&2`,
  `printf '\\r50%%\\r100%%\\n' >&2`,
  `echo "it's \\"quoted\\" \\$HOME"`,
  `seq 500`,
  `head -c 70000 /dev/zero`,
  `echo ünïcödé 名前 >&2`,
  `cat`,
);
const line = fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join('; '));
const input = fc.string().map((text) => Buffer.from(text));

function compare(script: string, stdin: Buffer, args: readonly string[] = []) {
  const quiet = ['--quiet', 'sh', '-c', script, 'sh', ...args];
  const direct = runPiped(['sh', '-c', script, 'sh', ...args], { env, input: stdin });
  return { direct, wrapped: aiRunPiped(quiet, { env, input: stdin }) };
}

describe('a wrapped command', () => {
  it('Feature: shellpilot, Property 1: command execution preserves output', () => {
    fc.assert(
      fc.property(line, input, fc.integer({ min: 0, max: 3 }), (script, stdin, code) => {
        const { direct, wrapped } = compare(`${script}; exit ${code}`, stdin);
        expect(wrapped.stdout.equals(direct.stdout)).toBe(true);
        expect(wrapped.stderr.equals(direct.stderr)).toBe(true);
      }),
      runs,
    );
  });

  it('Feature: shellpilot, Property 2: exit code capture accuracy', () => {
    const folder = mkdtempSync(join(tmpdir(), 'ai-run-code-'));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 255 }), (code) => {
        const report = join(folder, `${code}.json`);
        const { status } = aiRunPiped(['--quiet', '--report', report, 'sh', '-c', `exit ${code}`], { env });
        expect(status).toBe(code);
        expect(existsSync(report)).toBe(code !== 0);
      }),
      runs,
    );
  });

  it('Feature: shellpilot, Property 4: successful command non-interference', () => {
    fc.assert(
      fc.property(
        line,
        input,
        fc.array(fc.string({ maxLength: 8 }), { maxLength: 4 }),
        (script, stdin, args) => {
          const words = args.map((word) => word.replaceAll('\u0000', ''));
          const { direct, wrapped } = compare(`${script}; printf '<%s>' "$@"`, stdin, words);
          expect({ ...wrapped, status: 0 }).toEqual({ ...direct, status: 0 });
          expect(wrapped.status).toBe(0);
        },
      ),
      runs,
    );
  });

  it('Feature: shellpilot, Property 24: collecting context does not delay the start', () => {
    const folder = mkdtempSync(join(tmpdir(), 'ai-run-early-'));
    const marker = join(folder, 'asked');
    // Programs that environment detection could ask: whichever runs before the command leaves a mark that it sees.
    for (const name of ['python', 'python3', 'node', 'docker', 'git']) {
      const path = join(folder, name);
      writeFileSync(path, `#!/bin/sh\n: > ${marker}\nexit 1\n`);
      chmodSync(path, 0o755);
    }
    const watched = { ...env, PATH: `${folder}:${env.PATH}`, HISTFILE: join(folder, 'history') };
    const node = process.execPath;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 125 }), fc.constantFrom('out', 'err'), (code, stream) => {
        const script = `test -e ${marker} && echo late || echo first ${stream === 'err' ? '>&2' : ''}; rm -f ${marker}; exit ${code}`;
        const run = runPiped([node, 'bin/ai-run.js', 'sh', '-c', script], { env: watched });
        expect(`${run.stdout}${run.stderr}`).toMatch(/^first/);
        expect(run.status).toBe(code);
      }),
      runs,
    );
  });
});
