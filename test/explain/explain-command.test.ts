import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ExplainDeps, explainCommand } from '../../src/explain/explain-command.js';

const PAGES: Readonly<Record<string, string>> = {
  ls: '.SH NAME\nls \\- list files\n.TP\n\\-l\nlong format\n.TP\n\\-a, \\-\\-all\nhidden ones too\n',
  grep: '.SH NAME\ngrep \\- print matching lines\n.TP\n\\-v\ninvert\n.TP\n\\-m NUM, \\-\\-max\\-count=NUM\nstop after NUM\n',
  rm: '.SH NAME\nrm \\- remove files\n.TP\n\\-r\nfolders too\n.TP\n\\-f\nnever ask\n',
  git: '.SH NAME\ngit \\- the content tracker\n',
  'git-commit':
    '.SH NAME\ngit-commit \\- record changes\n.TP\n\\-a\nstage all\n.TP\n\\-m <msg>\nthe message\n',
  sudo: '.SH NAME\nsudo \\- run as another user\n.TP\n\\-u user\nas this user\n',
  tar: '.SH NAME\ntar \\- an archiver\n.TP\n\\-x\nextract\n.TP\n\\-f ARCHIVE\nthis file\n.TP\n\\-C DIR\ngo there\n',
  find: '.SH NAME\nfind \\- search for files\n.TP\n\\-name pattern\nby name\n',
};

function explain(command: string, more: Partial<ExplainDeps> = {}) {
  return explainCommand(command, {
    manual: (page) => (Object.hasOwn(PAGES, page) ? PAGES[page] : undefined),
    probe: () => undefined,
    which: (program) => `/usr/bin/${program}`,
    clock: () => 0,
    assess: () => ({ level: 'Medium', withheld: false, reasons: ['It is a test.'], read_only: false }),
    ...more,
  });
}

function lines(command: string, more: Partial<ExplainDeps> = {}): readonly string[] {
  return explain(command, more).pieces.map(
    ({ text, meaning, depth }) => `${'  '.repeat(depth)}${text}: ${meaning}`,
  );
}

test('programs, bundled options, pipes and redirections', () => {
  expect(lines('ls -la /etc | grep -v x > out 2>&1')).toEqual([
    'ls: list files',
    '  -l: long format',
    '  -a: hidden ones too',
    '  /etc: ',
    '|: pass the output on as the input of the next',
    'grep: print matching lines',
    '  -v: invert',
    '  x: ',
    '  > out: write the output to out, replacing what is in it',
    '  2>&1: send errors to the same place as the output',
  ]);
});

test('values of options, joined or in the next word', () => {
  expect(lines('grep -m 3 x')).toContain('  -m 3: stop after 3');
  expect(lines('grep -vm3 x')).toEqual([
    'grep: print matching lines',
    '  -v: invert',
    '  -m 3: stop after 3',
    '  x: ',
  ]);
  expect(lines('grep --max-count=3 x')).toContain('  --max-count=3: stop after 3');
});

test("tar's options without a dash take the next words in their order", () => {
  const options = ['tar: an archiver', '  x: extract', '  f a.tar: this file', '  C out: go there'];
  expect(lines('tar xfC a.tar out b')).toEqual([...options, '  b: ']);
  expect(lines('tar xf')).toEqual(['tar: an archiver', '  x: extract', '  f: this file']);
  expect(lines('tar xf a.tar -C out')).toContain('  -C out: go there');
  expect(lines('tar -x xf')).toEqual(['tar: an archiver', '  -x: extract', '  xf: ']);
  expect(lines('ls xf')).toEqual(['ls: list files', '  xf: ']);
});

test('subcommands have their own page', () => {
  expect(lines("git commit -am 'a b'")).toEqual([
    'git commit: record changes',
    '  -a: stage all',
    "  -m 'a b': the message",
  ]);
});

test('a program that runs another one', () => {
  expect(lines('sudo -u me rm -rf x')).toEqual([
    'sudo: run as another user',
    '  -u me: as this user',
    '  rm: remove files',
    '    -r: folders too',
    '    -f: never ask',
    '    x: ',
  ]);
  expect(lines("find . -name '*.x' -exec rm {} +")).toEqual([
    'find: search for files',
    '  .: ',
    "  -name '*.x': by name",
    '  -exec … +: run this for what is found, with {} standing for it',
    '    rm: remove files',
    '      {}: ',
  ]);
});

test('substitutions, variables, patterns, background and choices', () => {
  expect(lines('A=1 ls "$(rm x)" *.c $B && cd y || exit &')).toEqual([
    'A=1: set the variable A for this command only',
    'ls: list files',
    '  "$(rm x)": ',
    '  *.c: every name that fits this pattern',
    '  $B: the value of this variable',
    '  $(rm x): run this first and put its output here',
    '    rm: remove files',
    '      x: ',
    '&&: then, only if that succeeds',
    'cd: change the current folder',
    '  y: ',
    '||: else, only if that fails',
    'exit: end this shell',
    '&: do not wait: run it in the background',
  ]);
});

test('loops and other structure', () => {
  expect(lines('for f in a b; do ls "$f"; done')).toEqual([
    'for f in a b: run the loop once for each word, with $f set to it',
    '  ls: list files',
    '    "$f": the value of this variable',
  ]);
  expect(
    lines('if true; then ls; elif false; then rm; else cd; fi').map((line) => line.split(':')[0]),
  ).toEqual(['if', '  true', 'then', '  ls', 'elif', '  false', 'then', '  rm', 'else', '  cd']);
  expect(lines('while true; do ls; done')[0]).toContain('as long as');
  expect(lines('diff <(ls) x').join()).toContain('let its output be read as a file');
  expect(lines('cat <<E\nx\nE').join()).toContain('<<E: give the lines that follow');
});

test('what is not known is said so', () => {
  expect(lines('frobnicate --x')).toEqual([
    'frobnicate: no description of this program was found',
    '  --x: ',
  ]);
  expect(lines('./run.sh')).toEqual(['./run.sh: a program or script at this path']);
  expect(lines('$cmd')).toEqual(['$cmd: a program whose name is only known at run time']);
});

test('the summary is one sentence', () => {
  expect(explain('ls | grep x && sudo rm y; cd z').summary).toBe(
    'It runs `ls` (list files), whose output goes to `grep` (print matching lines), and if that succeeds `sudo rm` (remove files), then `cd` (change the current folder).',
  );
  expect(explain('echo "x').summary).toContain('cannot be read in full');
});

test('help is asked of safe programs only, and only without a manual page', () => {
  const asked: string[] = [];
  const probe = (argv: readonly string[]) => {
    asked.push(argv.join(' '));
    return '  -f, --file   the file\n';
  };
  expect(lines('jq -f x', { probe })).toContain('  -f: the file');
  lines('frobnicate x', { probe });
  lines('ls x', { probe });
  expect(asked.every((line) => line.startsWith('jq '))).toBe(true);
});

test('no look-up is started when the time is over', () => {
  let now = 0;
  let looked = 0;
  const manual = (page: string) => {
    looked += 1;
    now += 200;
    return PAGES[page];
  };
  expect(lines('ls; rm; find; grep', { manual, clock: () => now }).length).toBe(4);
  expect(looked).toBe(2);
});

test('any text gets an explanation', () => {
  const noise = fc.oneof(
    fc.string(),
    fc
      .array(
        fc.constantFrom(
          'ls',
          '-la',
          '|',
          '&&',
          ';',
          '$(',
          ')',
          '"',
          "'",
          '{',
          '}',
          'for',
          'do',
          'done',
          'if',
          '<<E',
          '\n',
          '>',
          '`',
          'find',
          '-exec',
          'sudo',
          '-',
        ),
      )
      .map((parts) => parts.join(' ')),
  );
  fc.assert(
    fc.property(noise, (command) => {
      const explanation = explain(command);
      expect(explanation.summary).not.toBe('');
      expect(explanation.pieces.length).toBeLessThanOrEqual(200);
    }),
    { numRuns: 300 },
  );
});

test('words that a manual has a name for stand in its place, and signs choose between two meanings', () => {
  const manual = (page: string) =>
    page === 'find'
      ? '.SH NAME\nfind \\- search\n.TP\n\\-perm mode\nexactly these bits\n.TP\n\\-perm \\-mode\nall of these bits\n'
      : '.SH NAME\nhead \\- the first part\n.TP\n\\-n, \\-\\-lines=[\\-]NUM\nprint the first NUM lines; with the leading a sign, more\n.TP\n\\-i[SUFFIX]\nin place with SUFFIX\n';
  expect(lines('head -5 --lines 7 -i.bak', { manual })).toEqual([
    'head: the first part',
    '  -5: print the first 5 lines',
    '  --lines 7: print the first 7 lines',
    '  -i.bak: in place with SUFFIX',
  ]);
  expect(lines('find . -perm -4000 -perm 644', { manual }).slice(2)).toEqual([
    '  -perm -4000: all of these bits',
    '  -perm 644: exactly these bits',
  ]);
});

test('a word with a letter that is not known is left whole', () => {
  expect(lines('ls -lx')).toEqual(['ls: list files', '  -lx: ']);
});

test('lines inside a line, functions, signals and options of builtins', () => {
  expect(lines("sh -c 'ls -l'").slice(-3)).toEqual([
    '  ls -l: run this line in a shell',
    '    ls: list files',
    '      -l: long format',
  ]);
  expect(lines('f() { ls; }; f').at(-1)).toBe('f: the function that is defined here');
  expect(lines('kill -9 1')).toContain('  -9: send the signal KILL, which ends a process at once');
  expect(lines('kill -HUP 1')).toContain('  -HUP: send the signal HUP');
  expect(lines('set -euo pipefail').at(-1)).toBe('  -o pipefail: turn on the setting of this name');
});

test('a program that is not installed is said so, and what its wrapper takes is known all the same', () => {
  const absent = { which: () => undefined, manual: () => undefined };
  expect(lines('sudo -u me frobnicate', absent)).toEqual([
    'sudo: not installed here, so nothing is known of it',
    '  -u me: ',
    '  frobnicate: not installed here, so nothing is known of it',
  ]);
});
