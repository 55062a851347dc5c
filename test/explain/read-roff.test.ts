import { describe, expect, it } from 'vitest';
import { readRoff } from '../../src/explain/read-roff.js';

const blocks = (source: string) =>
  readRoff(source).map(({ section, header, text }) => [section, header, text] as const);

describe('readRoff', () => {
  it.each([
    ['a paragraph of a section', '.SH Name\nls \\- list\nfiles', [['NAME', undefined, 'ls - list files']]],
    ['a tagged item', '.TP\n\\fB\\-a\\fR, \\-\\-all\nhidden too', [['', '-a, --all', 'hidden too']]],
    ['two tags of one item', '.TP\n\\-a\n.TQ\n\\-b\nboth', [['', '-a, -b', 'both']]],
    ['an indented item', '.IP "\\-n count" 4\nso many', [['', '-n count', 'so many']]],
    ['fonts', '.TP\n.BI \\-o " file"\n.B write\n.I here', [['', '-o file', 'write here']]],
    ['an option that begins a paragraph', '.PP\n\\-x\n.RS\nextract', [['', '-x', 'extract']]],
    [
      'a break',
      'one\n.PP\ntwo',
      [
        ['', undefined, 'one'],
        ['', undefined, 'two'],
      ],
    ],
    [
      'mdoc',
      '.Sh NAME\n.Nm ls\n.Nd list\n.It Fl n Ar count\nso many',
      [
        ['NAME', undefined, 'ls - list'],
        ['NAME', '-n count', 'so many'],
      ],
    ],
    ['a comment', '.\\" nothing\ntext \\" and no more', [['', undefined, 'text']]],
    ['unknown requests', '.ie n foo\n.XYZ bar\ntext', [['', undefined, 'text']]],
    ['nothing', '', []],
  ])('%s', (_name, source, expected) => {
    expect(blocks(source)).toEqual(expected);
  });

  it.each([
    ['\\(aqx\\(aq', "'x'"],
    ['\\[lq]x\\[rq]', '"x"'],
    ['a\\ b\\~c', 'a b c'],
    ['a\\&b\\|c', 'abc'],
    ['\\s-1x\\s0', 'x'],
    ['\\fIx\\fP\\f[CB]y\\f(CWz', 'xyz'],
    ['a\\eb', 'a\\b'],
    ['\\(rsfx\\[rs]\\[rs]', '\\fx\\\\'],
    ['\\(toString\\[constructor]x', 'Stringx'],
  ])('%s reads %s', (source, text) => {
    expect(readRoff(source)[0]?.text).toBe(text);
  });

  it('reads 20000 lines at most', () => {
    expect(readRoff('.PP\nx\n'.repeat(15_000))).toHaveLength(10_000);
  });
});
