import fc from 'fast-check';
import type { Diagnosis, Fix } from '../../src/model/diagnosis.js';

const REAL_COMMANDS = [
  'git push --set-upstream origin main',
  "grep -rn 'it'\\''s' src | sort -u",
  'pip install requests',
  'sudo rm -rf ./build',
  'docker run --rm -it -v "$PWD":/w alpine sh -c \'ls /w && exit 3\'',
  'cat <<EOF > notes.txt\nline one\nline two\nEOF',
  'echo 漢字テスト && printf "é"',
  'x',
  `echo ${'long-word-'.repeat(40)}`,
] as const;

const HOSTILE = [
  '\u001b[2J\u001b[H',
  '\u001b]0;title\u0007',
  '\r overwritten',
  '\b\b\b',
  '\u202etxt.exe',
  '\u200bhidden',
  '\u009b31m',
  '\t',
  '\n::error::x',
  '$(reboot)',
  '`id`',
  "'; rm -rf ~ #",
  '漢字かな',
  '👩‍👩‍👧 flag 🇩🇪',
  'e\u0301\u0301',
  'a'.repeat(300),
  ' '.repeat(90),
] as const;

/** Text as programs and people really produce it, with what could hurt a terminal or a shell mixed in. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...HOSTILE) },
      { weight: 3, arbitrary: fc.string({ maxLength: 30 }) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
      { weight: 3, arbitrary: fc.lorem({ maxCount: 12 }) },
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.join(' '));

/** A command line: a real one, or one with hostile text in it; never empty. */
export const commandLine: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...REAL_COMMANDS),
  hostileText.map((text) => `echo ${text}`),
);

/** A fix as it may be offered. */
export const fix: fc.Arbitrary<Fix> = fc.record({
  command: commandLine,
  explanation: hostileText.map((text) => `Do ${text}`),
  risk_level: fc.constantFrom('Low', 'Medium'),
  risk_reasons: fc.array(hostileText, { maxLength: 3 }),
  reasoning: hostileText.map((text) => `Because ${text}`),
  confidence: fc.double({ min: 0, max: 1, noNaN: true }),
  kind: fc.constantFrom('replaces', 'prepares'),
  source: fc.constant('some_pattern'),
});

/** A diagnosis with up to three fixes. */
export const diagnosis: fc.Arbitrary<Diagnosis> = fc.record({
  analysis: fc.record({
    root_cause: hostileText.map((text) => `It failed: ${text}`),
    error_type: fc.constantFrom('Unknown', 'PermissionDenied', 'CommandNotFound'),
    confidence: fc.constantFrom('High', 'Medium', 'Low'),
    analysis_method: fc.constantFrom('Heuristic', 'AI', 'Hybrid'),
    raw_patterns: fc.constant([]),
    evidence: fc.array(
      fc.record({
        line: hostileText,
        stream: fc.constantFrom('stderr', 'stdout', 'output', 'command'),
        number: fc.integer({ min: 1, max: 9999 }),
      }),
      { maxLength: 2 },
    ),
  }),
  fixes: fc.array(fix, { maxLength: 3 }),
  withheld: fc.array(fc.record({ command: commandLine, reason: hostileText }), { maxLength: 1 }),
  notices: fc.array(hostileText, { maxLength: 1 }),
});
