import { describe } from 'vitest';
import { liveFailure } from './live-failure.js';

const program = "printf 'int main(void) { return 0; }\\n' > main.c";
const project = `printf 'cmake_minimum_required(VERSION 3.5)\\nproject(a C)\\nadd_executable(server main.c)\\n' > CMakeLists.txt; ${program}`;

describe('compilers and make', () => {
  liveFailure('a library that was not linked', {
    setup: `printf '#include <math.h>\\n#include <stdlib.h>\\nint main(int c, char **v) { return (int)pow(atof(v[0]), 2); }\\n' > a.c`,
    command: 'gcc a.c -o a',
    cause: '-lm',
    verify: '[ -x a ]',
    tools: ['gcc'],
  });

  liveFailure('a function in a file that was not compiled', {
    setup: `printf 'int help(void); int main(void) { return help(); }\\n' > main.c; printf 'int help(void) { return 0; }\\n' > help.c`,
    command: 'gcc main.c -o app',
    cause: 'help.c does',
    verify: '[ -x app ]',
    tools: ['gcc'],
  });

  liveFailure('an output folder that is not there', {
    setup: program,
    command: 'gcc main.c -o build/app',
    cause: "'build'",
    verify: '[ -x build/app ]',
    tools: ['gcc'],
  });

  liveFailure('a language standard that is too old', {
    setup: `printf 'int main(void) { for (int i = 0; i < 3; i++); return 0; }\\n' > main.c`,
    command: 'gcc -std=c89 main.c -o app',
    cause: '-std=c11',
    verify: '[ -x app ]',
    tools: ['gcc'],
  });

  liveFailure('a header with another name', {
    setup: `echo 'int x;' > util.h; printf '#include "utils.h"\\nint main(void) { return 0; }\\n' > main.c`,
    command: 'gcc main.c -o app',
    cause: "'util.h'",
    verify: '[ -x app ]',
    tools: ['gcc', 'sed'],
  });

  liveFailure('a program that was not built yet', {
    setup: "printf 'int main(void) { return 0; }\\n' > app.c",
    command: './app',
    cause: 'not been built yet',
    verify: '[ -x app ]',
    tools: ['gcc', 'make', 'cc'],
  });

  liveFailure('a recipe with blanks', {
    setup: "printf 'all:\\n    touch out.txt\\n' > Makefile",
    command: 'make',
    cause: 'must begin with a tab',
    verify: '[ -f out.txt ]',
    tools: ['make'],
  });

  liveFailure('a makefile with another name', {
    setup: "printf 'all:\\n\\ttouch out.txt\\n' > Makefile.dev",
    command: 'make',
    cause: 'Makefile.dev',
    verify: '[ -f out.txt ]',
    tools: ['make'],
  });

  liveFailure('a makefile one folder down', {
    setup: "mkdir src; printf 'all:\\n\\ttouch out.txt\\n' > src/Makefile",
    command: 'make',
    cause: 'no makefile',
    verify: '[ -f src/out.txt ]',
    tools: ['make'],
  });

  liveFailure('a step that may not be executed', {
    setup: "printf 'all:\\n\\t./gen.sh\\n' > Makefile; printf '#!/bin/sh\\ntouch out.txt\\n' > gen.sh",
    command: 'make',
    cause: 'not marked as executable',
    verify: '[ -f out.txt ]',
    tools: ['make'],
  });

  liveFailure('a step that writes to a folder that is not there', {
    setup: "printf 'all:\\n\\tcp a.txt dist/out.txt\\n' > Makefile; touch a.txt",
    command: 'make',
    cause: "'dist' does not exist",
    verify: '[ -f dist/out.txt ]',
    tools: ['make'],
  });

  liveFailure('a build folder that was not configured', {
    setup: project,
    command: 'cmake --build build',
    cause: 'not been configured',
    verify: '[ -x build/server ]',
    tools: ['cmake', 'gcc', 'make'],
  });

  liveFailure('a CMake target with a slip', {
    setup: `${project}; cmake -B build > /dev/null`,
    command: 'cmake --build build --target sevrer',
    cause: "'server'",
    verify: '[ -x build/server ]',
    tools: ['cmake', 'gcc', 'make'],
  });

  liveFailure('a syntax error in the code gets words and no fix', {
    setup: "printf 'int main(void) { return 0 }\\n' > main.c",
    command: 'gcc main.c -o app',
    cause: 'main.c',
    tools: ['gcc'],
  });
});
