import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { parseShellHistory, readShellHistory } from '../../src/context/shell-history.js';
import { temporaryFolder } from '../support/temporary-folder.js';

describe('parseShellHistory', () => {
  it('reads bash lines', () => {
    expect(parseShellHistory('ls\n\ngit status\n', 'bash')).toEqual(['ls', 'git status']);
  });

  it('reads bash entries with time stamps, also of several lines', () => {
    const text = 'old\n#1700000000\nfor i in 1; do\necho $i\ndone\n#1700000001\nls # 5\n';
    expect(parseShellHistory(text, 'bash')).toEqual(['old', 'for i in 1; do\necho $i\ndone', 'ls # 5']);
  });

  it('reads plain and extended zsh entries, also of several lines', () => {
    const text = ': 1700000000:0;ls\nplain\n: 1700000001:5;for i in 1; do\\\necho $i\\\ndone\n';
    expect(parseShellHistory(text, 'zsh')).toEqual(['ls', 'plain', 'for i in 1; do\necho $i\ndone']);
  });

  it('reads fish entries', () => {
    const text = '- cmd: ls\n  when: 1700000000\n- cmd: echo a\\nb \\\\n\n  when: 1\n  paths:\n    - x\n';
    expect(parseShellHistory(text, 'fish')).toEqual(['ls', 'echo a\nb \\n']);
  });
});

describe('readShellHistory', () => {
  let home: string;
  beforeEach(() => {
    home = temporaryFolder('ai-run-history-');
  });

  it('gives the last ten, oldest first', () => {
    const lines = Array.from({ length: 25 }, (_, index) => `command ${index}`);
    writeFileSync(join(home, '.bash_history'), `${lines.join('\n')}\n`);
    expect(readShellHistory({ home, env: { SHELL: '/bin/bash' } })).toEqual(lines.slice(-10));
  });

  it('follows HISTFILE, ZDOTDIR and XDG_DATA_HOME', () => {
    writeFileSync(join(home, 'mine'), 'from histfile\n');
    writeFileSync(join(home, '.zsh_history'), ': 1:0;from zdotdir\n');
    mkdirSync(join(home, 'fish'));
    writeFileSync(join(home, 'fish/fish_history'), '- cmd: from fish\n');
    const read = (env: Record<string, string>) => readShellHistory({ home: '/nonexistent', env });
    expect(read({ SHELL: 'bash', HISTFILE: join(home, 'mine') })).toEqual(['from histfile']);
    expect(read({ SHELL: '/usr/bin/zsh', ZDOTDIR: home })).toEqual(['from zdotdir']);
    expect(read({ SHELL: '/usr/bin/fish', XDG_DATA_HOME: home })).toEqual(['from fish']);
  });

  it('puts back the bytes that zsh hides behind a mark', () => {
    // ’ is e2 80 99 in UTF-8, of which zsh writes 99 as 83 b9.
    const hidden = Buffer.from([0xe2, 0x80, 0x83, 0xb9]);
    writeFileSync(
      join(home, '.zsh_history'),
      Buffer.concat([Buffer.from(': 1:0;it'), hidden, Buffer.from('s\n')]),
    );
    expect(readShellHistory({ home, env: { SHELL: 'zsh' } })).toEqual(['it’s']);
  });

  it('reads only the end of a huge file', () => {
    writeFileSync(join(home, '.bash_history'), `${'x'.repeat(50)}\n`.repeat(40_000));
    expect(readShellHistory({ home, env: {} })).toEqual(Array.from({ length: 10 }, () => 'x'.repeat(50)));
  });

  it('is empty where there is nothing, a folder, or a pipe nobody writes to', () => {
    expect(readShellHistory({ home, env: { SHELL: '/bin/bash' } })).toEqual([]);
    expect(readShellHistory({ home, env: { HISTFILE: home } })).toEqual([]);
    execFileSync('mkfifo', [join(home, 'pipe')]);
    expect(readShellHistory({ home, env: { HISTFILE: join(home, 'pipe') } })).toEqual([]);
  });
});
