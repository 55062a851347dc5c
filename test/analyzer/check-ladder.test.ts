import { describe, expect, it } from 'vitest';
import { checkLadder, type Rung } from '../../src/analyzer/check-ladder.js';

const TOOLS = ['ls', 'find', 'grep', 'xargs', 'awk', 'sed', 'git', 'tar', 'sort', 'wc', 'cat'];
const outcome = (line: string, rung: Rung) => {
  const check = checkLadder(line, rung, TOOLS);
  return check.ok ? 'ok' : check.reason;
};

describe('checkLadder', () => {
  it.each([
    'ls -la',
    "find . -name '*.log' -size +10M",
    "find . -exec grep -l 'a b' {} \\;",
    "awk '{ print $1 }' x",
    "awk -F: '$3 > 100 { print $1 }' /etc/passwd",
    "sed -n '/error/p' x",
    "sed 's/e/f/' x",
    'git log --oneline',
    'tar czf x.tgz dir',
    'find . -delete',
  ])('lets a listed tool through by itself: %s', (line) => {
    expect(outcome(line, 'restricted')).toBe('ok');
    expect(outcome(line, 'unsafe')).toBe('ok');
  });

  it.each([
    ['rm x', 'rm'],
    ['./ls', './ls (by path)'],
    ['/tmp/ls', '/tmp/ls (by path)'],
    ['sudo ls', 'sudo'],
    ['env X=1 ls', 'env'],
    ["l''s && r\\m x", 'rm'],
    ['ls $(rm x)', 'rm'],
    ['ls "`rm x`"', 'rm'],
    ['cat <(rm x)', 'rm'],
    ['ls | sh', 'sh'],
    ['if true; then rm x; fi', 'true, rm'],
    ['find . -exec rm {} \\;', 'rm'],
    ['find . -ok /bin/rm {} +', 'rm'],
    ['xargs -n 1 rm', 'rm'],
    ['ls | xargs -I {} sh -c x', 'sh'],
    [`awk 'BEGIN{system("id")}'`, 'any program'],
    [`awk '{ print | "sh" }' x`, 'any program'],
    [`awk 'BEGIN{ "id" | getline x }'`, 'any program'],
    ["sed '1e id' x", 'any program'],
    ["sed 's/x/id/e' x", 'any program'],
    ['git -c core.pager=id log', 'any program'],
    ['git submodule foreach id', 'any program'],
    ['tar xf a --to-command=id', 'any program'],
    ['tar cf a --checkpoint-action exec=id b', 'any program'],
    ['sort --compress-program=id x', 'any program'],
    ['X=1', 'no program by name'],
    ['$CMD x', '$CMD'],
  ])('sees what else would run: %s', (line, program) => {
    for (const rung of ['restricted', 'unsafe'] as const) {
      expect(outcome(line, rung)).toBe(`it runs ${program}, which is not in safety.tools`);
    }
    expect(outcome(line, 'unrestricted')).toBe('ok');
  });

  it.each(['ls | wc -l', 'ls > x', 'ls && ls', 'ls *.txt', 'ls ~', 'ls $HOME'])(
    'allows operators only when unsafe: %s',
    (line) => {
      expect(outcome(line, 'restricted')).toMatch(/^it needs a shell/);
      expect(checkLadder(line, 'unsafe', TOOLS)).toEqual({ ok: true });
    },
  );

  it.each([
    ['ls\nrm x', 'more than one line'],
    ['ls\r', 'more than one line'],
    ["ls 'a", 'does not parse'],
  ])('refuses %j on every rung', (line, reason) => {
    for (const rung of ['restricted', 'unsafe', 'unrestricted'] as const)
      expect(outcome(line, rung)).toContain(reason);
  });

  it('runs a plain command by its words, without a shell', () => {
    expect(checkLadder("grep 'a b' x", 'restricted', TOOLS)).toEqual({
      ok: true,
      argv: ['grep', 'a b', 'x'],
    });
  });
});
