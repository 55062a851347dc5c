import { describe } from 'vitest';
import { liveFailure } from './live-failure.js';

const tools = ['python3'];
const writes = 'open("out.txt", "w")';
const verify = '[ -f out.txt ]';

describe('python', () => {
  liveFailure('a module named like its file', {
    setup: `echo '${writes}' > main.py`,
    command: 'python3 -m main.py',
    cause: 'not of a file',
    verify,
    tools,
  });

  liveFailure('a module named like its path', {
    setup: `mkdir pkg; touch pkg/__init__.py; echo '${writes}' > pkg/main.py`,
    command: 'python3 -m pkg/main',
    cause: 'pkg.main',
    verify,
    tools,
  });

  liveFailure('a package without __main__', {
    setup: `mkdir pkg; touch pkg/__init__.py; echo '${writes}' > pkg/cli.py`,
    command: 'python3 -m pkg',
    cause: 'no __main__.py',
    verify,
    tools,
  });

  liveFailure('a script in another folder', {
    setup: `mkdir src; echo '${writes}' > src/main.py`,
    command: 'python3 main.py',
    cause: 'src/main.py',
    verify,
    tools,
  });

  liveFailure('a relative import in a script', {
    setup: `mkdir acme; touch acme/__init__.py; echo 'x = 1' > acme/util.py; printf 'from .util import x\\n${writes}\\n' > acme/cli.py`,
    command: 'python3 acme/cli.py',
    cause: 'run as a module',
    verify,
    tools,
  });

  liveFailure('a package beside the folder of the script', {
    setup: `mkdir scripts lib; touch lib/__init__.py; printf 'import lib\\n${writes}\\n' > scripts/run.py`,
    command: 'python3 scripts/run.py',
    cause: 'search path',
    verify,
    tools,
  });

  liveFailure('typographic quotes', {
    setup: `printf 'print(“hi”)\\n${writes}\\n' > a.py`,
    command: 'python3 a.py',
    cause: 'typographic quote',
    verify,
    tools: [...tools, 'sed'],
  });

  liveFailure('a source in Latin-1', {
    setup: `printf '# caf\\xe9\\n${writes}\\n' > a.py`,
    command: 'python3 a.py',
    cause: 'not UTF-8',
    verify,
    tools: [...tools, 'iconv'],
  });

  liveFailure('a slip in the name of a module', {
    setup: `printf 'import josn\\n${writes}\\n' > a.py`,
    command: 'python3 a.py',
    cause: "called 'json'",
    verify,
    tools: [...tools, 'sed'],
  });

  liveFailure('a Python script without a first line that says so', {
    setup: `printf 'import sys\\n${writes}\\n' > a.py; chmod +x a.py`,
    command: './a.py',
    cause: 'took it for a shell script',
    verify,
    tools: [...tools, 'bash'],
  });

  liveFailure('activate run instead of sourced', {
    setup: "mkdir -p .venv/bin; echo 'touch out.txt' > .venv/bin/activate",
    command: '.venv/bin/activate',
    cause: 'sourced',
    verify,
    tools: ['bash'],
  });

  liveFailure('an exception of the program gets words and no fix', {
    setup: "printf 'def rate(a, b):\\n    return a / b\\n\\nrate(1, 0)\\n' > a.py",
    command: 'python3 a.py',
    cause: 'ZeroDivisionError (a.py:2)',
    tools,
  });
});
