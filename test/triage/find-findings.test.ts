import { describe, expect, it } from 'vitest';
import { triageFailure } from '../../src/triage/triage-failure.js';
import { failureContext } from '../support/failure-context.js';

/** What the tools really printed, shortened; then the kind and the sentence made of it. */
const REPORTS: readonly (readonly [name: string, output: string, kind: string, sentence: string])[] = [
  [
    'pytest',
    '=== FAILURES ===\ntest_a.py:2: AssertionError\n=== short test summary info ===\nFAILED test_a.py::test_a - assert 1 == 2\nFAILED test_a.py::test_b - assert 0\n=== 2 failed, 3 passed in 1.25s ===\n',
    'findings',
    '2 tests failed; the first is test_a (test_a.py:2): assert 1 == 2.',
  ],
  [
    'pytest -q',
    'test_a.py:2: AssertionError\nFAILED test_a.py::test_a - assert 1 == 2\n1 failed in 1.25s\n',
    'findings',
    '1 test failed: test_a (test_a.py:2): assert 1 == 2.',
  ],
  [
    'pytest that cannot import',
    'ERROR test_a.py - ModuleNotFoundError: No module named flask\n=== 1 error in 0.1s ===\n',
    'diagnose',
    '1 test failed: test_a.py: ModuleNotFoundError: No module named flask.',
  ],
  [
    'unittest',
    'FAIL: test_upper (test_s.T.test_upper)\n----\nTraceback (most recent call last):\n  File "/work/project/test_s.py", line 5, in test_upper\n    self.assertEqual(1, 2)\nAssertionError: 1 != 2\n\n----\nRan 1 test in 0.0s\n\nFAILED (failures=1)\n',
    'findings',
    '1 test failed: test_upper (test_s.py:5): AssertionError: 1 != 2.',
  ],
  [
    'vitest',
    ' FAIL  test/zz.test.ts > adds\nAssertionError: expected 2 to be 3 // Object.is equality\n\n ❯ test/zz.test.ts:1:65\n\n Test Files  1 failed (1)\n      Tests  1 failed (1)\n',
    'findings',
    '1 test failed: adds (test/zz.test.ts:1): AssertionError: expected 2 to be 3 // Object.is equality.',
  ],
  [
    'jest',
    'FAIL ./sum.test.js\n  ● math › adds\n\n    expect(received).toBe(expected)\n\n      at Object.toBe (sum.test.js:4:17)\n\nTests:       1 failed, 2 passed, 3 total\n',
    'findings',
    '1 test failed: math › adds (sum.test.js:4).',
  ],
  [
    'mocha',
    '  1 failing\n\n  1) sum\n       adds:\n\n      AssertionError [ERR_ASSERTION]: 3 == 4\n      at Context.<anonymous> (test/sum.js:5:12)\n',
    'findings',
    '1 test failed: sum (test/sum.js:5): AssertionError [ERR_ASSERTION]: 3 == 4.',
  ],
  [
    'node --test',
    "not ok 1 - adds\n  ---\n  location: '/work/project/t.mjs:1:63'\n# fail 1\n",
    'findings',
    '1 test failed: adds (t.mjs:1).',
  ],
  [
    'go test',
    '--- FAIL: TestAdd (0.00s)\n    add_test.go:7: got 3, want 4\nFAIL\n',
    'findings',
    'A test failed: TestAdd (add_test.go:7): got 3, want 4.',
  ],
  [
    'cargo test',
    "test adds ... FAILED\n\nthread 'adds' (1) panicked at src/main.rs:4:12:\nassertion `left == right` failed\n\ntest result: FAILED. 0 passed; 1 failed; 0 ignored\n",
    'findings',
    '1 test failed: adds (src/main.rs:4): assertion `left == right` failed.',
  ],
  [
    'rspec',
    '1 example, 1 failure\n\nFailed examples:\n\nrspec ./spec/a_spec.rb:3 # Cart adds\n',
    'findings',
    '1 test failed: Cart adds (./spec/a_spec.rb:3).',
  ],
  [
    'maven',
    '[ERROR] Tests run: 2, Failures: 1, Errors: 0\n[ERROR]   CartTest.total:12 expected: <3> but was: <2>\n',
    'findings',
    'A test failed: CartTest.total:12 expected: <3> but was: <2>.',
  ],
  [
    'eslint',
    '\n/work/project/a.js\n  3:7  error  x is assigned a value but never used  no-unused-vars\n\n✖ 1 problem (1 error, 0 warnings)\n',
    'findings',
    '1 problem: a.js:3: x is assigned a value but never used.',
  ],
  [
    'tsc',
    "src/a.ts(3,7): error TS2322: Type 'string' is not assignable to type 'number'.\n",
    'findings',
    "The first error: src/a.ts:3: TS2322: Type 'string' is not assignable to type 'number'.",
  ],
  [
    'tsc without a package',
    "src/a.ts(1,20): error TS2307: Cannot find module 'zod' or its corresponding type declarations.\n",
    'diagnose',
    "The first error: src/a.ts:1: TS2307: Cannot find module 'zod' or its corresponding type declarations.",
  ],
  [
    'rustc',
    'error[E0308]: mismatched types\n --> src/main.rs:1:25\n  |\n\nerror: could not compile `r` (bin "r") due to 1 previous error\n',
    'findings',
    '1 error: E0308 (src/main.rs:1): mismatched types.',
  ],
  [
    'gcc',
    "main.c: In function 'main':\nmain.c:1:26: error: expected ';' before '}' token\n",
    'findings',
    "The first error: main.c:1: expected ';' before '}' token.",
  ],
  [
    'gcc without a header',
    'main.c:1:10: fatal error: zlib.h: No such file or directory\n',
    'diagnose',
    'The first error: main.c:1: fatal error: zlib.h: No such file or directory.',
  ],
  [
    'javac',
    'Main.java:1: error: illegal start of expression\n1 error\n',
    'findings',
    '1 error: Main.java:1: illegal start of expression.',
  ],
  [
    'mypy',
    'a.py:3: error: Incompatible types in assignment  [assignment]\nFound 1 error in 1 file (checked 1 source file)\n',
    'findings',
    '1 error: a.py:3: Incompatible types in assignment  [assignment].',
  ],
  [
    'ruff',
    'F401 [*] `os` imported but unused\n --> a.py:1:8\n  |\n\nFound 1 error.\n',
    'findings',
    '1 error: a.py:1: F401 [*] `os` imported but unused.',
  ],
  [
    'black',
    'would reformat a.py\n\n1 file would be reformatted.\n',
    'findings',
    '1 file is not formatted: a.py.',
  ],
  [
    'python',
    'Traceback (most recent call last):\n  File "/work/project/app.py", line 5, in <module>\n    print(rate(1, 0))\n  File "/work/project/app.py", line 2, in rate\n    return a / b\n           ~~^~~\nZeroDivisionError: division by zero\n',
    'findings',
    'The Python program stopped with an error: ZeroDivisionError (app.py:2): division by zero.',
  ],
  [
    'python in a library',
    'Traceback (most recent call last):\n  File "/work/project/k.py", line 3, in <module>\n    os.environ["A"]\n  File "/usr/lib/python3.11/os.py", line 679, in __getitem__\n    raise KeyError(key)\nKeyError: \'A\'\n',
    'findings',
    "The Python program stopped with an error: KeyError (k.py:3): 'A'.",
  ],
  [
    'python without a module',
    'Traceback (most recent call last):\n  File "/work/project/a.py", line 1, in <module>\n    import nope\nModuleNotFoundError: No module named \'nope\'\n',
    'diagnose',
    "The Python program stopped with an error: ModuleNotFoundError (a.py:1): No module named 'nope'.",
  ],
  [
    'node',
    "/work/project/app.js:1\nconst user = undefined; console.log(user.name);\n\nTypeError: Cannot read properties of undefined (reading 'name')\n    at Object.<anonymous> (/work/project/app.js:1:42)\n    at node:internal/main/run_main_module:28:49\n",
    'findings',
    "The program stopped with an error: TypeError (app.js:1): Cannot read properties of undefined (reading 'name').",
  ],
  [
    'node that cannot read a file',
    '/work/project/app.js:2\n  return 1\n         ^\n\nSyntaxError: Unexpected number\n    at wrapSafe (node:internal/modules/cjs/loader:1464:18)\n    at node:internal/main/run_main_module:28:49\n',
    'findings',
    'The program stopped with an error: SyntaxError (app.js:2): Unexpected number.',
  ],
  [
    'node -e',
    '[eval]:1\nconsole.log("hi)\n            ^^^^\n\nSyntaxError: Invalid or unexpected token\n    at makeContextifyScript (node:internal/vm:185:14)\n    at [eval]-wrapper:6:24\n    at evalScript (node:internal/process/execution:133:3)\n',
    'findings',
    'The program stopped with an error: SyntaxError: Invalid or unexpected token.',
  ],
  [
    'g++, whose first error begins with a quote',
    'main.cpp: In function ‘int main()’:\nmain.cpp:1:18: error: ‘vector’ is not a member of ‘std’\n    1 | int main(){ std::vector<int> v; }\nmain.cpp:1:25: error: expected primary-expression before ‘int’\n',
    'findings',
    'The first error: main.cpp:1: ‘vector’ is not a member of ‘std’.',
  ],
  [
    'node on a taken port',
    'Error: listen EADDRINUSE: address already in use :::3000\n    at Server.setupListenHandle (node:net:1463:16)\n    at Object.<anonymous> (/work/project/server.js:3:4)\n',
    'diagnose',
    'The program stopped with an error: Error (server.js:3): listen EADDRINUSE: address already in use :::3000.',
  ],
  [
    'java',
    'Exception in thread "main" java.lang.NullPointerException: s is null\n\tat Main.main(Main.java:1)\n',
    'findings',
    'The program stopped with an exception: java.lang.NullPointerException (Main.java:1): s is null.',
  ],
  [
    'rust',
    "thread 'main' (19385) panicked at src/main.rs:2:52:\nindex out of bounds: the len is 0\n",
    'findings',
    'The Rust program panicked: src/main.rs:2: index out of bounds: the len is 0.',
  ],
  [
    'go',
    'panic: runtime error: integer divide by zero\n\ngoroutine 1 [running]:\nmain.main()\n\t/work/project/main.go:5 +0x1\n',
    'findings',
    'The Go program panicked: main.go:5: runtime error: integer divide by zero.',
  ],
  [
    'ruby',
    "app.rb:2:in `/': divided by 0 (ZeroDivisionError)\n\tfrom app.rb:2:in `<main>'\n",
    'findings',
    'The Ruby program stopped with an error: ZeroDivisionError (app.rb:2): divided by 0.',
  ],
  [
    'php',
    'PHP Fatal error:  Uncaught DivisionByZeroError: Division by zero in /work/project/a.php:3\n',
    'findings',
    'The PHP program stopped with an error: a.php:3: DivisionByZeroError: Division by zero.',
  ],
  [
    'perl',
    'Illegal division by zero at a.pl line 1.\n',
    'findings',
    'The Perl program stopped with an error: a.pl:1: Illegal division by zero.',
  ],
];

describe('findFindings', () => {
  it.each(REPORTS)('%s', (_, output, kind, sentence) => {
    for (const context of [
      failureContext({ command: './run', stdout: output, merged: true }),
      failureContext({ command: './run', stderr: output }),
    ]) {
      expect(triageFailure(context)).toMatchObject({ kind, cause: { root_cause: sentence } });
    }
  });

  it('names the line that it read', () => {
    const context = failureContext({
      command: 'gcc main.c',
      stderr: 'main.c: In main:\nmain.c:1:2: error: expected x\n',
    });
    expect(triageFailure(context)).toMatchObject({
      cause: { evidence: { stream: 'stderr', number: 2, line: 'main.c:1:2: error: expected x' } },
    });
  });

  it.each([
    ["git: 'psuh' is not a git command. See 'git --help'."],
    ['error: no such command: `tset`'],
    ['npm error Missing script: "biuld"'],
    ['ls: cannot access nothing: No such file or directory'],
    ['error: Your local changes to the following files would be overwritten by merge:\n\tnotes.txt'],
    ['E: Unable to locate package rsycn'],
  ])('leaves alone: %s', (stderr) => {
    expect(triageFailure(failureContext({ stderr }))).toEqual({ kind: 'diagnose' });
  });
});
