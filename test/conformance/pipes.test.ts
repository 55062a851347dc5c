import { describe, expect, it } from 'vitest';
import { compareScript, readable } from './compare.js';

/** Every clause of "without a terminal, nobody can tell": a script that runs `$W command`, directly and wrapped. */
const SAME: readonly (readonly [string, string])[] = [
  ['text on both outputs', `$W sh -c 'echo out; echo err >&2' x`],
  ['all byte values', `$W bash -c 'for i in {0..255}; do printf "\\\\x$(printf %x $i)"; done' x`],
  [
    '8 MB on each output at once',
    `$W sh -c 'yes out | head -c 8000000 & yes err | head -c 8000000 >&2; wait' x`,
  ],
  ['order in one pipe', `$W bash -c 'for i in {1..300}; do echo o$i; echo e$i >&2; done' x 2>&1 | cat`],
  ['order in one file', `$W bash -c 'for i in {1..300}; do echo o$i; echo e$i >&2; done' x >f 2>&1; cat f`],
  ['appending to a file', `echo before >f; $W sh -c 'echo a; echo b >&2' x >>f 2>>f; cat f`],
  ['64 MB of stdin', `yes stdin | head -c 67108864 | $W md5sum -`],
  ['a shared file offset', `seq 9 >f; { $W sh -c 'read a; echo "got $a"' x; cat; } <f`],
  ['no stdin', `$W cat - </dev/null`],
  [
    'arguments of any shape',
    `$W printf '%s|' '' ' ' 'a b' '*' '$HOME' "it's" '"' '\\' $'new\\nline' -- -n --yes --help 'ü€😀' ';' '&&' '\`id\`'`,
  ],
  ['an argument of 100 KB', `$W sh -c 'printf %s "$1" | wc -c' x "$(head -c 100000 /dev/zero | tr '\\0' a)"`],
  ['bytes that are no UTF-8 in arguments', `$W printf '%s|' $'\\xff\\xfe' $'caf\\xe9' plain`],
  ['several such arguments', `$W printf '%s|' $'\\xff' $'\\xfe' $'\\xff' $'\\xef\\xbf\\xbd'`],
  [
    'an environment of 300 KB, with odd names and control bytes',
    `for i in 1 2 3; do export BIG$i=$(head -c 100000 /dev/zero | tr '\\0' $i); done; unset PWD OLDPWD; env -u _ 'a.b=1' $'c=x\\001y\\n\\n' $W env -0 | tr '\\0' '\\n' | grep -v -e ^W= -e ai-run-case -e ^_= | sort | md5sum`,
  ],
  [
    '1.5 MB of arguments',
    `a=$(head -c 100000 /dev/zero | tr '\\0' a); $W sh -c 'printf %s "$@" | wc -c' x $a $a $a $a $a $a $a $a $a $a $a $a $a $a $a`,
  ],
  ['bytes that are no UTF-8 in the environment', `X=$'caf\\xe9' $W printenv X`],
  [
    'the environment',
    `A=1 B='x y' C= $W env -0 | tr '\\0' '\\n' | grep -v -e ^_= -e ^W= -e ai-run-case | sort`,
  ],
  [
    'variables that hold every control byte, next to odd names',
    `for i in {1..31}; do v=$v$(printf "x\\\\$(printf %03o $i)y=$i"); done; A="$v" NODE_OPTIONS= $W env -0 | tr '\\0' '\\n' | grep -av -e ^_= -e ^W= -e ai-run-case -e ^v= | sort; env 'a.b=1' A="$v" $W env | grep -a -c -e y= -e a.b`,
  ],
  ['an empty environment', `env -i $W /usr/bin/env -u X`],
  ['odd names in the environment', `env 'a.b=1' 'c-d=2' $W env | grep -e ^a.b -e ^c-d`],
  ['exported shell functions', `f() { echo "f says $1"; }; export -f f; $W bash -c 'f hello' x`],
  ['variables that Node reads', `NODE_OPTIONS=--bogus NODE_EXTRA_CA_CERTS=/none $W env | grep ^NODE_ | sort`],
  ['PWD that is a link', `mkdir d; ln -s d l; cd l; $W sh -c 'echo $PWD | sed s,.*/,,' x`],
  ['a deleted folder', `mkdir gone; cd gone; rmdir ../gone; $W echo here 2>/dev/null`],
  ['umask', `umask 027; $W sh -c umask x`],
  ['limit of open files', `ulimit -Sn 256; $W sh -c 'ulimit -Sn; ulimit -Hn' x`],
  ['other limits', `ulimit -Sc 0; $W sh -c 'ulimit -a' x | grep -v -e pipe -e pending`],
  ['ignored signals', `trap '' HUP USR1 PIPE; $W sh -c 'grep SigIgn /proc/self/status' x`],
  ['blocked and caught signals', `$W grep -e SigBlk -e SigCgt -e SigIgn /proc/self/status`],
  ['nohup', `nohup $W sh -c 'kill -HUP $$; echo alive' x 2>/dev/null`],
  ['background jobs of a script', `$W sh -c 'grep SigIgn /proc/self/status' x & wait`],
  ['an extra descriptor', `$W sh -c 'echo three >&3' x 3>f; cat f`],
  ['many extra descriptors', `$W bash -c 'echo 5 >&5; echo 9 >&9; echo 12 >&12' x 5>a 9>b 12>c; cat a b c`],
  ['no descriptor that was not there', `$W bash -c 'echo /proc/self/fd/*' x`],
  ['process substitution', `$W cat <(echo one) <(echo two)`],
  ['output process substitution', `$W sh -c 'echo sent >"$1"' x >(cat >f); sleep 0.3; cat f`],
  ['every ignored signal', `trap '' {1..8} {10..16} 18 {20..31}; $W grep -e SigIgn /proc/self/status`],
  ['blocked signals', `env --block-signal=TERM,INT,CHLD $W grep -e SigBlk /proc/self/status`],
  ['few descriptors', `ulimit -n 16; $W sh -c 'ulimit -n; echo out | cat; exit 3' x; echo $?`],
  ['few descriptors for now', `ulimit -Sn 14; $W bash -c 'ulimit -Sn; ulimit -Hn' x`],
  ['little memory', `ulimit -v 400000; $W sh -c 'ulimit -v; echo "$1"; exit 3' x 'a  b'; echo $?`],
  ['a shell line with little memory', `ulimit -v 400000; (\${W:-eval} 'echo $((6 * 7)); exit 3'); echo $?`],
  [
    'a folder that nobody may enter any more',
    `S=; [ $(id -u) != 0 ] || S='setpriv --bounding-set=-dac_override,-dac_read_search --'; mkdir d; cd d; chmod 0 .; $S $W sh -c 'echo ran; ls; echo $?' x 2>&1; chmod 700 ../d`,
  ],
  [
    "make's jobserver",
    `printf 'all: a b\\na b:\\n\\t@$(W) $(MAKE) -s -f sub $@\\n' >Makefile; printf 'a b:\\n\\t@echo done\\n' >sub; make -s -j2`,
  ],
  ['>/dev/stderr and >/dev/stdout', `{ $W sh -c 'echo e >/dev/stderr; echo o >/dev/stdout' x; } 2>&1 | cat`],
  ['>/dev/full', `$W sh -c 'echo x' x >/dev/full; echo $?`],
  ['>/dev/null', `$W sh -c 'echo x; echo y >&2' x >/dev/null`],
  ['closed stdin', `$W sh -c 'cat; echo $?' x <&- 2>&1`],
  ['closed stdout', `$W sh -c 'echo x; echo "rc $?" >&2' x >&-`],
  ['closed stderr', `$W sh -c 'echo x >&2; echo "rc $?"' x 2>&-`],
  ['all closed', `$W sh -c 'ls /proc/self/fd >f' x <&- >&- 2>&-; wc -l <f`],
  ['yes | head -1', `set -o pipefail; $W yes y | head -1; echo $?`],
  [
    'a reader that leaves early',
    `$W sh -c 'sleep 0.2; echo a; sleep 0.2; echo b; echo "rc $?" >&2' x | true`,
  ],
  ['a pipeline inside', `\${W:-eval} 'seq 5 | tac | head -2'`],
  ['a shell line with variables', `export Y=5; (\${W:-eval} 'echo $Y $((Y * 2)); false || exit 9'); echo $?`],
  [
    'a stopped and continued command',
    `$W sh -c 'kill -STOP $$; echo woke' x & p=$!; until grep -q State:.T /proc/$p/status; do sleep 0.1; done; kill -CONT $p; wait $p; echo $?`,
  ],
  ['a script without a first line', `echo 'echo "args $*"' >s; chmod +x s; $W ./s a b`],
  [
    'a grandchild is not waited for',
    `$W sh -c 'sleep 20 >/dev/null 2>&1 & echo $! >p' x; kill -0 $(cat p) && echo alive; kill $(cat p)`,
  ],
  [
    'a grandchild holding stdout is not waited for',
    `$W sh -c 'sleep 20 & echo $! >p' x >f; kill -0 $(cat p) && echo alive; kill $(cat p)`,
  ],
  ['a grandchild that writes late', `$W sh -c '(sleep 0.5; echo late) & echo early' x | cat`],
  [
    'a grandchild that writes late to stderr',
    `$W sh -c '(sleep 0.5; echo late >&2) & echo early' x 2>&1 | cat`,
  ],
  ['closing stdout early', `$W sh -c 'exec >&-; sleep 0.2; echo err >&2; exit 4' x; echo $?`],
  ['nested', `$W $W sh -c 'echo in; echo err >&2; exit 3' x; echo $?`],
];

describe('without a terminal', () => {
  it.each(SAME)('%s', (_, script) => {
    const { direct, wrapped } = compareScript(script);
    expect(readable(wrapped)).toEqual(readable(direct));
  });

  it.each(['TERM', 'KILL', 'INT', 'HUP', 'QUIT', 'SEGV', 'ABRT', 'PIPE', 'USR1', 'ALRM'])(
    'dies of SIG%s',
    (name) => {
      const { direct, wrapped } = compareScript(`ulimit -c 0; exec $W sh -c 'echo out; kill -${name} $$' x`);
      expect(direct.signal).toBe(`SIG${name}`);
      expect(readable(wrapped)).toEqual(readable(direct));
    },
  );

  it('passes on every kind of exit code', () => {
    const codes = '0 1 2 3 42 63 64 100 124 125 126 127 128 129 130 137 141 143 200 254 255';
    const { direct, wrapped } = compareScript(`for c in ${codes}; do $W sh -c "exit $c" x; echo $?; done`);
    expect(readable(wrapped)).toEqual(readable(direct));
  });

  it.each([
    ['not found', `$W no-such-program-here x; echo $?`, 127],
    ['not found, with a path', `$W ./no-such-program x; echo $?`, 127],
    ['a folder', `$W ./ x; echo $?`, 126],
    ['not executable', `touch f; $W ./f x; echo $?`, 126],
    ['no interpreter', `echo '#!/no/such/interpreter' >f; chmod +x f; $W ./f x; echo $?`, undefined],
    ['an empty name', `$W '' x; echo $?`, 127],
  ])('says what could not be started: %s', (_, script, code) => {
    const { direct, wrapped } = compareScript(script);
    expect(wrapped.stdout.toString()).toBe(code === undefined ? direct.stdout.toString() : `${code}\n`);
    expect(wrapped.stderr.toString()).toMatch(/^(⚠️ {2})?ai-run: .*(not found|denied|cannot|directory)/i);
  });

  it('calls a file that is there not missing: it lacks its interpreter', () => {
    const script = `printf '#!/bin/sh\\r\\n' >f; chmod +x f; $W ./f x; $W ./g x`;
    expect(
      compareScript(script)
        .wrapped.stderr.toString()
        .match(/^ai-run: \.\/.: .*$/gm),
    ).toEqual(['ai-run: ./f: cannot execute: required file not found', 'ai-run: ./g: command not found']);
  });

  it('loses nothing at the end, run after run', () => {
    const { wrapped } = compareScript(
      `for i in $(seq 60); do $W sh -c 'head -c 200000 /dev/zero; head -c 100000 /dev/zero >&2' x 2>e | wc -c; wc -c <e; done | sort | uniq -c`,
    );
    expect(wrapped.stdout.toString().trim().split(/\s+/)).toEqual(['60', '100000', '60', '200000']);
  });

  it('stays small while 300 MB pass', () => {
    const script = `$W sh -c 'head -c 300000000 /dev/zero; grep VmHWM /proc/$PPID/status >&2' x | tail -c 0`;
    const { wrapped } = compareScript(script);
    expect(Number(/VmHWM:\s+(\d+)/.exec(wrapped.stderr.toString())?.[1])).toBeLessThan(120_000);
  });

  it('prints nothing of its own on success', () => {
    const { wrapped } = compareScript('$W true x');
    expect(readable(wrapped)).toEqual({ status: 0, signal: null, stdout: '', stderr: '' });
  });
});
