import { describe } from 'vitest';
import { liveFailure } from './live-failure.js';

const java = (head = ''): string =>
  `${head} class Main { public static void main(String[] a) throws Exception { new java.io.File("out.txt").createNewFile(); } }`;
const verify = '[ -f out.txt ]';

describe('other languages', () => {
  liveFailure('a class with its package left out', {
    setup: `mkdir -p com/acme; echo '${java('package com.acme;')}' > com/acme/Main.java; javac com/acme/Main.java`,
    command: 'java Main',
    cause: 'com.acme.Main',
    verify,
    tools: ['java', 'javac'],
  });

  liveFailure('a class that was compiled into another folder', {
    setup: `mkdir out src; echo '${java()}' > src/Main.java; javac -d out src/Main.java`,
    command: 'java Main',
    cause: 'compiled into out',
    verify,
    tools: ['java', 'javac'],
  });

  liveFailure('one file of a Go program', {
    setup: `printf 'package main\\nfunc main() { helper() }\\n' > main.go; printf 'package main\\nimport "os"\\nfunc helper() { os.Create("out.txt") }\\n' > helper.go`,
    command: 'go run main.go',
    cause: 'defined in helper.go',
    verify,
    tools: ['go'],
    env: { GOFLAGS: '-mod=mod', GOTOOLCHAIN: 'local' },
  });

  liveFailure('a Ruby library in lib', {
    setup: `mkdir lib; echo 'X = 1' > lib/util.rb; printf 'require "util"\\nFile.write("out.txt", "")\\n' > app.rb`,
    command: 'ruby app.rb',
    cause: 'here in lib',
    verify,
    tools: ['ruby'],
  });

  liveFailure('a PHP file in lib', {
    setup: `mkdir lib; echo '<?php' > lib/util.php; echo '<?php require "util.php"; touch("out.txt");' > index.php`,
    command: 'php index.php',
    cause: 'it is in lib',
    verify,
    tools: ['php'],
  });

  liveFailure('a Lua module in lib', {
    setup: `mkdir lib; echo 'return {}' > lib/util.lua; echo 'require "util"; io.open("out.txt", "w")' > main.lua`,
    command: 'lua main.lua',
    cause: 'here in lib',
    verify,
    tools: ['lua'],
  });

  liveFailure('a Perl module in this folder', {
    setup: `echo 'package Util; 1;' > Util.pm; echo 'use Util; open F, ">out.txt";' > run.pl`,
    command: 'perl run.pl',
    cause: 'in this folder',
    verify,
    tools: ['perl'],
  });
});
