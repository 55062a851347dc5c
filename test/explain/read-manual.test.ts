import { describe, expect, test } from 'vitest';
import { readHelp } from '../../src/explain/read-help.js';
import { firstSentence, type Manual, readManual } from '../../src/explain/read-manual.js';

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
.It Fl L Xo
.Sm off
.Ar port : host
.Xc
.It Fl L Xo
.Ar socket : host
.Xc
Forwards a port of this machine.
.El
`;

/** A manual in lines: whether an option has a value, its spellings, its text. */
function told({ description, options }: Manual) {
  const lines = options.map(({ spellings: [first, ...rest], text }) => {
    const names = new Set([first, ...rest].map((spelling) => spelling?.name));
    return `${first?.value} ${[...names].join(' ')}: ${text}`;
  });
  return { description, options: lines };
}

describe('manual pages', () => {
  test('with hanging headers, headers in a row and headers of sections', () => {
    const source = [
      '.SH OPTIONS\n.HP\n\\fB\\-i[SUFFIX]\\fR, \\-\\-in\\-place[=SUFFIX]\n.IP\nedit in place',
      '.IP "\\fB\\-q\\fR" 4\n.PD 0\n.IP "\\fB\\-\\-quiet\\fR" 4\n.PD\nSay nothing.',
      '.SS "\\-\\-numeric, \\-n"\nShow numbers.',
      '.TP\n.BI \\-o \\ format\nThe columns.',
      '.TP\n[\\-d exdir]\nWhere to.',
    ].join('\n');
    expect(told(readManual(source)).options).toEqual([
      'optional -i --in-place: edit in place',
      'none -q --quiet: Say nothing',
      'none --numeric -n: Show numbers',
      'required -o: The columns',
      'required -d: Where to',
    ]);
  });

  test('of the man macros', () => {
    expect(told(readManual(MAN))).toEqual({
      description: 'list directory contents',
      options: [
        'none -a --all: do not ignore entries starting with .',
        'required -n --lines: print the first NUM lines. More follows',
        'required -o: Write to file; never to a terminal',
        'none -x --exclude: leave out',
      ],
    });
  });

  test('with items that are indented paragraphs', () => {
    expect(told(readManual(GIT))).toEqual({
      description: 'Update remote refs along with associated objects',
      options: [
        'none -f --force: Usually, the command refuses. This flag disables these checks',
        'required -m --message: Use the given <msg>',
      ],
    });
  });

  test('of the mdoc macros', () => {
    expect(told(readManual(MDOC))).toEqual({
      description: 'OpenSSH remote login client',
      options: [
        'none -4: Forces ssh to use IPv4 addresses only',
        'required -p: Port to connect to',
        'required -L: Forwards a port of this machine',
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

Does one thing well.

  -q, --quiet          say nothing
      --color <WHEN>   when to use colours
  --long
        on a line of its own
`;
  expect(told(readHelp(help))).toEqual({
    description: 'Does one thing well',
    options: [
      'none -q --quiet: say nothing',
      'required --color: when to use colours',
      'none --long: on a line of its own',
    ],
  });
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
  expect(cut.length).toBeLessThanOrEqual(240);
  expect(cut).toMatch(/word…$/);
});
