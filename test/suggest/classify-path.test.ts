import { describe, expect, it } from 'vitest';
import { startScope } from '../../src/shell/scope.js';
import { known, UNKNOWN } from '../../src/shell/static-text.js';
import { classifyPath, isSecretPath, resolvePath } from '../../src/suggest/classify-path.js';

const scope = startScope({ cwd: '/home/kim/project', home: '/home/kim' });
const kindOf = (text: string) => classifyPath({ ...known(text), globbed: /[*?[]/.test(text) }, scope);

describe('classifyPath', () => {
  it.each([
    ['/dev/null', 'harmless'],
    ['-', 'harmless'],
    ['/dev/sda1', 'device'],
    ['/proc/sysrq-trigger', 'device'],
    ['/', 'root'],
    ['/*', 'root'],
    ['//', 'root'],
    ['/home/../', 'root'],
    [`/${UNKNOWN}`, 'root'],
    ['/etc', 'system'],
    ['/et?', 'system'],
    ['/usr/lib', 'system'],
    ['/var/log', 'system'],
    ['../../../usr', 'system'],
    ['/etc/passwd', 'critical'],
    ['/etc/pass*', 'critical'],
    ['/home/kim', 'home'],
    ['/root', 'system'],
    ['/home/*', 'system'],
    ['/home/kim/*', 'home'],
    ['..', 'home'],
    ['.', 'here'],
    ['*', 'here'],
    ['/home/kim/project', 'here'],
    ['.git', 'repository'],
    ['sub/.git', 'repository'],
    ['/home/kim/.ssh', 'keepsake'],
    ['../Documents', 'keepsake'],
    ['/home/kim/.ssh/authorized_keys', 'logins'],
    ['build', 'ordinary'],
    ['*.o', 'ordinary'],
    ['/etc/nginx/nginx.conf', 'ordinary'],
    ['', 'ordinary'],
  ])('%j: %s', (text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });
});

describe('resolvePath', () => {
  it.each([
    ['a/./b/../c', '', 'a/c'],
    ['x', 'sub', 'sub/x'],
    ['../x', 'sub', 'x'],
    ['/x', 'sub', '/x'],
    ['..', '', '/home/kim'],
    [`${UNKNOWN}`, '', ''],
  ])('%j from %j', (text, place, path) => {
    expect(resolvePath(text, { ...scope, place })).toBe(path);
  });
});

it.each([
  '~/.ssh/id_rsa',
  '.env',
  '.env.local',
  '/etc/shadow',
  'server.key',
  '~/.aws/credentials',
  '/proc/1/environ',
])('%s holds secrets', (path) => {
  expect(isSecretPath(path)).toBe(true);
});

it.each(['~/.ssh/id_rsa.pub', '~/.ssh/known_hosts', '.env.example', 'ca.pem', 'keyboard.txt', 'environ'])(
  '%s does not',
  (path) => {
    expect(isSecretPath(path)).toBe(false);
  },
);
