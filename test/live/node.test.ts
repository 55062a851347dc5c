import { describe } from 'vitest';
import { liveFailure } from './live-failure.js';

const writes = "node -e \\\"require('fs').writeFileSync('out.txt','')\\\"";
const script = (name: string, folder = '.'): string =>
  `mkdir -p ${folder}; echo '{"name":"app","version":"1.0.0","scripts":{"${name}":"touch out.txt"}}' > ${folder}/package.json`;

describe('node and npm', () => {
  liveFailure('a script with another separator', {
    setup: script('lint:fix'),
    command: 'npm run lint-fix',
    cause: "'lint:fix'",
    verify: '[ -f out.txt ]',
    tools: ['npm'],
  });

  liveFailure('npm start where the script is called dev', {
    setup: script('dev'),
    command: 'npm start',
    cause: "no script 'start'",
    verify: '[ -f out.txt ]',
    tools: ['npm'],
  });

  liveFailure('a package.json one folder down', {
    setup: script('build', 'web'),
    command: 'npm run build',
    cause: 'no package.json in this folder',
    verify: '[ -f web/out.txt ]',
    tools: ['npm'],
  });

  liveFailure('a script that only a workspace has', {
    setup: `${script('build', 'packages/app')}; echo '{"name":"all","workspaces":["packages/*"]}' > package.json`,
    command: 'npm run build',
    cause: "the workspace 'app' has",
    verify: '[ -f packages/app/out.txt ]',
    tools: ['npm'],
  });

  liveFailure('a trailing comma in package.json', {
    setup: `printf '{\\n  "name": "app",\\n  "scripts": {\\n    "build": "touch out.txt",\\n  }\\n}\\n' > package.json`,
    command: 'npm run build',
    cause: 'comma before a closing bracket',
    verify: '[ -f out.txt ]',
    tools: ['npm'],
  });

  liveFailure('a program of the project that is not on PATH', {
    setup: `mkdir -p node_modules/.bin; printf '#!/bin/sh\\ntouch out.txt\\n' > node_modules/.bin/acme-tool; chmod +x node_modules/.bin/acme-tool; echo '{"name":"app"}' > package.json`,
    command: 'acme-tool --fast',
    cause: 'installed in this project',
    verify: '[ -f out.txt ]',
    tools: ['npx'],
  });

  liveFailure('a program in another folder', {
    setup: `mkdir src; echo "${writes.slice('node -e \\"'.length, -2)}" > src/index.js`,
    command: 'node index.js',
    cause: 'one in src',
    verify: '[ -f out.txt ]',
    tools: ['node'],
  });

  liveFailure('require in an ES module', {
    setup: `echo '{"type":"module"}' > package.json; echo 'require("fs").writeFileSync("out.txt","")' > app.js`,
    command: 'node app.js',
    cause: 'uses require',
    verify: '[ -f out.txt ]',
    tools: ['node'],
  });

  liveFailure('an import without its ending', {
    setup: `echo 'export default 1' > util.mjs; echo 'import x from "./util"; import fs from "fs"; fs.writeFileSync("out.txt", "")' > app.mjs`,
    command: 'node app.mjs',
    cause: 'util.mjs',
    verify: '[ -f out.txt ]',
    tools: ['node', 'sed'],
  });

  liveFailure('a report of jest is named, down to the line', {
    setup: `printf 'FAIL ./a.test.js\\n  ● adds up\\n\\n      at Object.toBe (a.test.js:1:25)\\n\\nTests:       1 failed, 1 total\\n' > report`,
    command: 'cat report; exit 1',
    cause: '1 test failed: adds up (a.test.js:1)',
  });

  liveFailure('the bug of a program gets words and no fix', {
    setup: `echo 'const a = {}; a.b.c()' > app.js`,
    command: 'node app.js',
    cause: 'TypeError (app.js:1)',
    tools: ['node'],
  });
});
