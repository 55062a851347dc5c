import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createWorld } from '../../src/diagnose/real-world.js';
import { optionWords } from '../../src/diagnose/sources/option-names.js';

describe('createWorld', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'ai-run-world-'));
    mkdirSync(join(folder, 'man1'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    ['man', '.TP\n\\fB\\-\\-inspect\\fR[=host], \\fB\\-i\\fR\n'],
    ['mdoc', '.Bl -tag -width 6n\n.It Fl -inspect Ns = Ns Ar host , Fl i\n'],
  ])('reads options of a manual page in %s as they are typed', (_macros, roff) => {
    writeFileSync(join(folder, 'man1', 'some-tool.1'), roff);
    const deps = { env: { MANPATH: folder }, cwd: folder, home: folder, platform: 'linux' as const };
    const text = createWorld(deps, () => undefined).manual('some-tool') ?? '';
    expect(optionWords(text)).toEqual(['--inspect', '-i']);
  });
});
