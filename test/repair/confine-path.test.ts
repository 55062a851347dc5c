import { mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { confinePath } from '../../src/repair/confine-path.js';
import { temporaryFolder } from '../support/temporary-folder.js';

let root = '';
let outside = '';
const project = () => ({ root, isIgnored: (path: string) => path.startsWith('ignored/') });
const reason = (path: string) => {
  const place = confinePath(project(), path);
  return place.ok ? `ok: ${place.path}` : place.reason;
};

beforeAll(() => {
  const folder = realpathSync(temporaryFolder('ai-run-confine-'));
  root = join(folder, 'project');
  outside = join(folder, 'project-secrets');
  for (const path of [join(root, 'src'), join(root, 'ignored'), join(root, '.git'), outside])
    mkdirSync(path, { recursive: true });
  writeFileSync(join(root, 'src', 'a.ts'), 'a\n');
  writeFileSync(join(root, '.env'), 'KEY=1\n');
  writeFileSync(join(root, 'ignored', 'token.txt'), 't\n');
  writeFileSync(join(outside, 'b.ts'), 'b\n');
  symlinkSync(outside, join(root, 'out'));
  symlinkSync(join(outside, 'b.ts'), join(root, 'out.ts'));
  symlinkSync('src', join(root, 'in'));
  symlinkSync('.env', join(root, 'harmless.txt'));
  symlinkSync('.git', join(root, 'not-git'));
  symlinkSync('nowhere', join(root, 'dangling'));
  symlinkSync('/etc/cron.d/new', join(root, 'dangling-out'));
  symlinkSync('loop', join(root, 'loop'));
});

it.each([
  ['src/a.ts', 'ok: src/a.ts'],
  ['./src//a.ts', 'ok: src/a.ts'],
  ['in/a.ts', 'ok: src/a.ts'],
  ['.', 'ok: .'],
  ['new/deep/file.ts', 'ok: new/deep/file.ts'],
  ['in/new.ts', 'ok: src/new.ts'],
])('%s is inside', (path, expected) => {
  expect(reason(path)).toBe(expected);
});

it.each([
  ['../project-secrets/b.ts', 'outside'],
  ['src/../../project-secrets/b.ts', 'outside'],
  ['src/../src/a.ts', 'outside'],
  ['/etc/passwd', 'only paths inside'],
  ['~/.ssh/id_rsa', 'only paths inside'],
  ['C:\\Windows', 'only paths inside'],
  ['c:x', 'only paths inside'],
  ['src\\a.ts', 'backslash'],
  ['src/a\n.ts', 'control'],
  ['src/\u202ea.ts', 'control'],
  ['', 'no path'],
  ['out', 'outside'],
  ['out/b.ts', 'outside'],
  ['out/new.ts', 'outside'],
  ['out.ts', 'outside'],
  ['dangling', 'outside'],
  ['dangling-out', 'outside'],
  ['loop', 'outside'],
  ['src/a.ts/b', 'outside'],
  ['.env', 'secrets'],
  ['harmless.txt', 'secrets'],
  ['not-git/config', 'secrets'],
  ['.git/hooks/post-checkout', 'secrets'],
  ['ignored/token.txt', 'secrets'],
])('%j is refused', (path, expected) => {
  expect(reason(path)).toContain(expected);
});

it('Feature: shellpilot, Property: no path leads out of the project, whatever its segments are', () => {
  const segment = fc.constantFrom(
    '..',
    '.',
    '',
    'src',
    'in',
    'out',
    'out.ts',
    'a.ts',
    'loop',
    'dangling-out',
    '~',
    'new',
    '...',
    '.. ',
  );
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 6 }), fc.constantFrom('', '/', './'), (segments, start) => {
      const place = confinePath(project(), start + segments.join('/'));
      if (place.ok) expect(place.absolute === root || place.absolute.startsWith(root + sep)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
