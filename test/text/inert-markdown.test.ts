import { expect, test } from 'vitest';
import { inertMarkdown } from '../../src/text/inert-markdown.js';

test.each([
  ["'psuh' is not a git command.", "'psuh' is not a git command."],
  ['It needs [redacted:token].', 'It needs [redacted:token].'],
  ['![x](http://x.example/pixel)', '![x]\\(http://x.example/pixel)'],
  ['[x][y]', '[x]\\[y]'],
  ['[y]: http://x.example', '[y]\\: http://x.example'],
  ['\\[x](y)', '\\\\[x]\\(y)'],
  ['<img src=x>', '\\<img src=x>'],
  ['`code`', '\\`code\\`'],
  ['# heading\n- item\n1. one', '\\# heading\n\\- item\n\\1. one'],
  ['a \u001b[2J', 'a \\x1b[2J'],
])('%j', (text, shown) => {
  expect(inertMarkdown(text)).toBe(shown);
});
