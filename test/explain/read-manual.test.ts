import { describe, expect, test } from 'vitest';
import { readHelp } from '../../src/explain/read-help.js';
import { firstSentence, readManual } from '../../src/explain/read-manual.js';

const MAN = String.raw`.\" a comment
.TH LS "1"
.SH NAME
ls \- list directory contents
.SH DESCRIPTION
.PP
List information about the FILEs.
.TP
\fB\-a\fR, \fB\-\-all\fR
do not ignore entries starting with .
.TP
.BR \-n ", " \-\-lines =\fINUM\fR
print the first
.I NUM
lines. More follows.
.IP "\-o file" 4
Write to file; never to a terminal.
.TP
.B \-x
.TQ
.B \-\-exclude
leave out
`;

const GIT = String.raw`.SH "NAME"
git-push \- Update remote refs along with associated objects
.SH "OPTIONS"
.PP
\fB\-f\fR, \fB\-\-force\fR
.RS 4
Usually, the command refuses\&. This flag disables these checks\&.
.RE
.PP
\-m <msg>, \-\-message=<msg>
.RS 4
Use the given <msg>\&.
.RE
`;

const MDOC = `.Sh NAME
.Nm ssh
.Nd OpenSSH remote login client
.Sh DESCRIPTION
.Bl -tag -width Ds
.It Fl 4
Forces
.Nm ssh
to use IPv4 addresses only.
.It Fl p Ar port
Port to connect to.
.El
`;

describe('manual pages', () => {
  test('of the man macros', () => {
    expect(readManual(MAN)).toEqual({
      description: 'list directory contents',
      options: [
        { names: ['-a', '--all'], takesValue: false, text: 'do not ignore entries starting with .' },
        { names: ['-n', '--lines'], takesValue: true, text: 'print the first NUM lines' },
        { names: ['-o'], takesValue: true, text: 'Write to file' },
        { names: ['-x', '--exclude'], takesValue: false, text: 'leave out' },
      ],
    });
  });

  test('with items that are indented paragraphs', () => {
    expect(readManual(GIT)).toEqual({
      description: 'Update remote refs along with associated objects',
      options: [
        { names: ['-f', '--force'], takesValue: false, text: 'Usually, the command refuses' },
        { names: ['-m', '--message'], takesValue: true, text: 'Use the given <msg>' },
      ],
    });
  });

  test('of the mdoc macros', () => {
    expect(readManual(MDOC)).toEqual({
      description: 'OpenSSH remote login client',
      options: [
        { names: ['-4'], takesValue: false, text: 'Forces ssh to use IPv4 addresses only' },
        { names: ['-p'], takesValue: true, text: 'Port to connect to' },
      ],
    });
  });

  test('of nonsense give nothing', () => {
    expect(readManual('')).toEqual({ description: undefined, options: [] });
    expect(readManual('.TP\n.TP\n.SH\n\\').options).toEqual([]);
  });
});

test('help texts', () => {
  const help = `Usage: x [options]

  -q, --quiet          say nothing
      --color <WHEN>   when to use colours
  --long
        on a line of its own
`;
  expect(readHelp(help).options).toEqual([
    { names: ['-q', '--quiet'], takesValue: false, text: 'say nothing' },
    { names: ['--color'], takesValue: true, text: 'when to use colours' },
    { names: ['--long'], takesValue: false, text: 'on a line of its own' },
  ]);
});

test.each([
  ['It does one thing. Another thing.', 'It does one thing'],
  ['Use e.g. this. Or that.', 'Use e.g. this'],
  ['x'.repeat(10), 'x'.repeat(10)],
])('the first sentence of %j', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});

test('a long sentence is cut at a word', () => {
  const cut = firstSentence('word '.repeat(100));
  expect(cut.length).toBeLessThanOrEqual(160);
  expect(cut).toMatch(/word…$/);
});
