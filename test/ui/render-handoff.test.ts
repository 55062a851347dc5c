import { expect, test } from 'vitest';
import { code, renderHandoff } from '../../src/ui/render-handoff.js';

const HANDOFF = {
  command: 'make',
  exit_code: 2,
  when: '2026-01-01T00:00:00.000Z',
  cwd: '/w',
  environment: [['git branch', 'main']],
  outputs: [['Output', 'boom\n']],
  cause: 'It broke.',
  tried: ['`make clean`: still-failing (2026-01-01)'],
} as const;

test('a failure reads as Markdown', () => {
  expect(renderHandoff(HANDOFF)).toBe(
    [
      '# A command failed',
      '',
      '```sh',
      'make',
      '```',
      '',
      '- Exit code: 2',
      '- When: 2026-01-01T00:00:00.000Z',
      '- Folder: `/w`',
      '- git branch: main',
      '',
      '## Cause',
      '',
      '> It broke.',
      '',
      '## Output',
      '',
      '```text',
      'boom',
      '```',
      '',
      '## What was tried',
      '',
      '- `make clean`: still-failing (2026-01-01)',
      '',
    ].join('\n'),
  );
});

test('what was tried is left to the repair where there was one', () => {
  expect(renderHandoff({ ...HANDOFF, tried: [] })).toMatch(/## What was tried\n\nNothing yet\.\n$/);
  expect(renderHandoff({ ...HANDOFF, tried: [], repaired: true })).toMatch(/boom\n```\n$/);
});

test('output cannot leave its fence, and escape codes are spelled out', () => {
  const shown = renderHandoff({ ...HANDOFF, outputs: [['Output', 'a\n````\n# Fake\n\u001b[2J']] });
  expect(shown).toContain('`````text\na\n````\n# Fake\n\\x1b[2J\n`````\n');
  expect(shown).not.toContain('\u001b');
});

test('inline code holds any backticks', () => {
  expect(code('a')).toBe('`a`');
  expect(code('a `b` c')).toBe('``a `b` c``');
  expect(code('`b`')).toBe('`` `b` ``');
});

test('names of branches and causes are words, not links, pictures or tags', () => {
  const shown = renderHandoff({
    ...HANDOFF,
    environment: [['git branch', '<img/src=x>']],
    cause: 'No ![p](http://x.example/p)\n[click](http://x.example)',
  });
  expect(shown).toContain('- git branch: \\<img/src=x>');
  expect(shown).toContain('> No ![p]\\(http://x.example/p)\n> [click]\\(http://x.example)');
});
