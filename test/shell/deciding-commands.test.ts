import { describe, expect, it } from 'vitest';
import { decidingCommands } from '../../src/shell/deciding-commands.js';

const programs = (line: string) => decidingCommands(line).commands.map(({ program }) => program);

describe('decidingCommands', () => {
  it.each([
    ['grep x file', ['grep']],
    ['a && b | grep x', ['a', 'grep']],
    ['a || b && c', ['b', 'c']],
    ['a && b || c', ['c']],
    ['cd x; ls', ['ls']],
    ['set -o pipefail; yes | head', ['yes', 'head']],
    ['yes | head', ['head']],
    ['if a; then b; else c; fi', ['b', 'c']],
    ['for i in 1 2; do grep x "$i"; done', ['grep']],
    ['{ diff a b; } > out', ['diff']],
    ['(cd x && test -f y)', ['cd', 'test']],
    ['case $x in a) grep x;; *) cmp a b;; esac', ['grep', 'cmp']],
    ['[[ -f x ]]', ['[[']],
    ['(( 0 ))', ['((']],
    ['sudo -u bob env A=b grep x', ['grep']],
    ['time grep x', ['grep']],
    ["bash -c 'cd x; grep y z'", ['grep']],
    ['bash script.sh', ['bash']],
    ['sleep 1 &', []],
    ['grep "unclosed', []],
    ['', []],
  ])('%s', (line, expected) => {
    expect(programs(line)).toEqual(expected);
  });

  it('sees a negated line', () => {
    expect(decidingCommands('! grep -q x y').negated).toBe(true);
    expect(decidingCommands('! ! grep -q x y').negated).toBe(false);
    expect(decidingCommands('grep -q x y').negated).toBe(false);
  });
});
