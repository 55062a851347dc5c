import { describe } from 'vitest';
import { liveFailure } from './live-failure.js';

describe('the shell, really run', () => {
  liveFailure('a loop without its do', {
    command: 'for i in 1 2 3; echo $i >> out.txt; done',
    verify: '[ "$(wc -l < out.txt)" = 3 ]',
  });

  liveFailure('a condition without its then', {
    setup: 'touch a.txt',
    command: 'if [ -f a.txt ]; echo yes > out.txt; fi',
    verify: 'grep -qx yes out.txt',
  });

  liveFailure('an operator typed twice', {
    setup: 'printf "b\\na\\n" > in.txt',
    command: 'cat in.txt | | sort > out.txt',
    verify: '[ "$(head -n 1 out.txt)" = a ]',
  });

  liveFailure('a substitution that is never closed', {
    command: 'echo $(printf hi > out.txt',
    verify: 'grep -qx hi out.txt',
  });

  liveFailure('a quote that is never closed', {
    command: 'echo "hello world > out.txt',
    verify: "grep -qx 'hello world' out.txt",
  });

  liveFailure('a script whose last block is open', {
    setup: 'printf "if true; then\\n  echo hi > out.txt\\n" > run.sh',
    command: 'bash run.sh',
    cause: "'fi' is missing",
    verify: 'grep -qx hi out.txt',
  });

  liveFailure('a script with Windows line ends', {
    setup: 'printf "if true; then\\r\\n  echo hi > out.txt\\r\\nfi\\r\\n" > run.sh',
    command: 'bash run.sh',
    cause: 'Windows line ends',
    verify: 'grep -qx hi out.txt',
  });

  liveFailure('a Python file given to bash', {
    tools: ['python3'],
    setup: `printf 'x = (1, 2)\\nopen("out.txt", "w").write("hi")\\n' > app.py`,
    command: 'bash app.py',
    cause: 'written for python3',
    verify: 'grep -q hi out.txt',
  });

  liveFailure('a name with a blank and no quotes', {
    setup: `touch 'my report.pdf'; mkdir docs`,
    command: 'mv my report.pdf docs/',
    verify: `test -f 'docs/my report.pdf'`,
  });

  liveFailure('a name that begins with a dash', {
    setup: 'touch ./-draft.txt',
    command: 'rm -draft.txt',
    verify: '! test -e ./-draft.txt',
  });

  liveFailure('a home folder inside quotes', {
    setup: 'echo hi > "$HOME/notes.txt"',
    command: `cp '~/notes.txt' out.txt`,
    verify: 'grep -qx hi out.txt',
  });

  liveFailure('a path with backslashes', {
    setup: 'mkdir docs; echo hi > docs/notes.txt',
    command: 'cp docs\\notes.txt out.txt',
    verify: 'grep -qx hi out.txt',
  });

  liveFailure('a prompt copied along', {
    command: 'user@host:~$ touch a.txt',
    verify: 'test -f a.txt',
  });

  liveFailure('a file in another folder', {
    setup: 'mkdir config; echo hi > config/settings.json',
    command: 'cp settings.json out.txt',
    verify: 'grep -qx hi out.txt',
  });

  liveFailure('a link that leads nowhere', {
    setup: 'echo two > data-v2.txt; ln -s data-v1.txt current.txt',
    command: 'cp current.txt out.txt',
    cause: "link to 'data-v1.txt'",
    verify: 'grep -qx two out.txt',
  });

  liveFailure('several files into a folder that is missing', {
    setup: 'touch a.log b.log',
    command: 'mv a.log b.log old/',
    verify: 'test -f old/a.log; test -f old/b.log',
  });

  liveFailure('a mode behind the file', {
    setup: 'touch build.sh',
    command: 'chmod build.sh +x',
    verify: 'test -x build.sh',
  });

  liveFailure('a search that finds nothing is no failure', {
    setup: 'echo a > f',
    command: 'grep nothing f',
  });

  liveFailure('a script that reports what it found', {
    setup: 'printf "#!/bin/sh\\necho 3 checks failed\\nexit 1\\n" > ci.sh; chmod +x ci.sh',
    command: './ci.sh',
  });
});
