import { describe } from 'vitest';
import { liveFailure } from './live-failure.js';

const lines = 'printf "a b c\\nd e f\\n" > in.txt';
const folder = 'mkdir d; echo hi > d/f';

describe('text tools, really run', () => {
  liveFailure('sed -i with the empty suffix of macOS', {
    tools: ['sed'],
    setup: lines,
    command: "sed -i '' 's/a/x/' in.txt",
    verify: "grep -q '^x b' in.txt",
  });

  liveFailure('a group without extended syntax', {
    tools: ['sed'],
    setup: lines,
    command: "sed 's/(a)/\\1x/' in.txt > out.txt",
    verify: 'grep -q ax out.txt',
  });

  liveFailure('an awk program without quotes', {
    tools: ['awk'],
    setup: lines,
    command: 'awk {print $1} in.txt > out.txt',
    verify: 'grep -qx d out.txt',
  });

  liveFailure('a pattern that is no regular expression', {
    tools: ['grep'],
    setup: "echo 'foo(x)' > in.txt",
    command: "grep -E 'foo(' in.txt > out.txt",
    verify: 'grep -q foo out.txt',
  });

  liveFailure('a pattern of two words', {
    tools: ['grep'],
    setup: 'echo hello world > in.txt',
    command: 'grep hello world in.txt > out.txt',
    verify: "grep -qx 'hello world' out.txt",
  });

  liveFailure('find with a word for -type', {
    tools: ['find'],
    setup: 'touch a.txt; mkdir b.txt',
    command: "find . -type file -name '*.txt' > out",
    verify: 'grep -q a.txt out; ! grep -q b.txt out',
  });

  liveFailure('names with blanks through xargs', {
    tools: ['find', 'xargs'],
    setup: "touch 'a b.txt'",
    command: "find . -name '*.txt' | xargs rm",
    verify: "! test -e 'a b.txt'",
  });

  liveFailure('a tab written as two characters', {
    tools: ['cut'],
    setup: 'printf "a\\tb\\n" > in.txt',
    command: "cut -d '\\t' -f 1 in.txt > out.txt",
    verify: 'grep -qx a out.txt',
  });

  liveFailure('tr with a file', {
    tools: ['tr'],
    setup: lines,
    command: 'tr a-z A-Z in.txt > out.txt',
    cause: 'standard input',
    verify: "grep -q '^A B' out.txt",
  });

  liveFailure('a jq field without its dot', {
    tools: ['jq'],
    setup: `echo '{"name":"bob"}' > data.json`,
    command: 'jq name data.json > out.txt',
    verify: 'grep -q bob out.txt',
  });

  liveFailure('a date option of macOS', {
    tools: ['date'],
    command: 'date -v-1d +%F > out.txt',
    verify: 'grep -q -- - out.txt',
  });

  liveFailure('a dd operand mistyped', {
    tools: ['dd'],
    command: 'dd if=/dev/zero of=z.bin bs=1k coutn=1',
    verify: '[ "$(wc -c < z.bin)" = 1024 ]',
  });
});

describe('archives, really run', () => {
  liveFailure('the f of tar before the other letters', {
    tools: ['tar', 'gzip'],
    setup: folder,
    command: 'tar -cfz d.tar.gz d',
    verify: 'tar tzf d.tar.gz | grep -qx d/f',
  });

  liveFailure('a gzip file with a wrong name', {
    tools: ['gzip', 'xz'],
    setup: 'echo hi > notes; gzip notes; mv notes.gz notes.xz',
    command: 'xz -d notes.xz',
    cause: 'is a gzip file',
    verify: 'grep -qx hi notes',
  });

  liveFailure('a zip archive given to tar', {
    tools: ['zip', 'unzip', 'tar'],
    setup: `${folder}; zip -qr d.zip d; rm -r d`,
    command: 'tar xf d.zip',
    verify: 'grep -qx hi d/f',
  });

  liveFailure('a folder to extract into that is missing', {
    tools: ['tar'],
    setup: `${folder}; tar cf data.tar d`,
    command: 'tar xf data.tar -C out',
    verify: 'grep -qx hi out/d/f',
  });

  liveFailure('a folder given to gzip', {
    tools: ['gzip', 'tar'],
    setup: folder,
    command: 'gzip d',
    verify: 'tar tzf d.tar.gz | grep -qx d/f',
  });
});
