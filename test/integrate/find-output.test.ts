import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findOutput } from '../../src/integrate/find-output.js';

describe('findOutput', () => {
  it.each([
    ['a plain prompt', '$ git psuh\ngit: not a command\n$ air', 'git psuh', 'git: not a command'],
    ['the hook line', '$ ls /x\nno\nai-run: ls /x: exit 2. Type air to see why.\n$ air', 'ls /x', 'no'],
    ['no output', '$ false\n$ air', 'false', ''],
    ['the last of two runs', '$ make\none\n$ make\ntwo\n$ air', 'make', 'two'],
    ['a prompt of two lines', '~/src main\n> make\nboom\n~/src main\n> air', 'make', 'boom'],
    ['a prompt with an empty line above', '\n> make\nboom\n\n> air', 'make', 'boom'],
    ['a changed prompt', 'ok$ make\nboom\nfailed$ air', 'make', 'boom'],
    ['blank lines in the output', '$ make\na\n\nb\n$ air\n\n', 'make', 'a\n\nb'],
    ['a command that came later', '$ make\nboom\n$ echo hi\nhi\n$ air', 'make', 'boom'],
    [
      'a run that was diagnosed already',
      '$ air make\nboom\n\n❌ Command failed: make\nExit code: 2\n\nSelect a fix\n$ air',
      'make',
      'boom',
    ],
    ['several lines typed', '$ for x in a\nb\n$ air', 'for x in a\ndo false; done', 'b'],
  ])('reads the output behind %s', (_, screen, command, output) => {
    expect(findOutput(screen, command)).toBe(output);
  });

  it.each([
    ['another command that ends alike', '$ remake\nboom\n$ air', 'make'],
    ['a screen that was cleared', '$ air', 'make'],
    ['no command', '$ air', ''],
  ])('finds nothing in %s', (_, screen, command) => {
    expect(findOutput(screen, command)).toBeUndefined();
  });

  it('gives back any output that no prompt stands in', () => {
    const line = fc.stringMatching(/^[a-z: ]{0,30}[a-z]$/);
    const shown = fc.record({
      prompt: fc.constantFrom('$ ', '~/src > ', 'me@host:~# '),
      lines: fc.array(line),
    });
    fc.assert(
      fc.property(shown, ({ prompt, lines }) => {
        const output = lines.filter((each) => !each.endsWith('make'));
        const screen = [`${prompt}make x`, ...output, `${prompt}air`].join('\n');
        expect(findOutput(screen, 'make x')).toBe(output.join('\n'));
      }),
      { numRuns: 200 },
    );
  });
});
