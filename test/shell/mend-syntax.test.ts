import { describe, expect, it } from 'vitest';
import { mendScriptLine, mendSyntax, missingEnd } from '../../src/shell/mend-syntax.js';

describe('mendSyntax', () => {
  it.each([
    ['for i in 1 2; do echo $i', 'for i in 1 2; do echo $i; done'],
    ['for i in 1 2; echo $i; done', 'for i in 1 2; do echo $i; done'],
    ['for i in 1 2 do echo $i; done', 'for i in 1 2; do echo $i; done'],
    ['while read l; echo $l; done < f', 'while read l; do echo $l; done < f'],
    ['if [ -f a ]; echo yes; fi', 'if [ -f a ]; then echo yes; fi'],
    ['if [ -f a ] then echo yes; fi', 'if [ -f a ]; then echo yes; fi'],
    ['if true; then; echo yes; fi', 'if true; then echo yes; fi'],
    ['if true; then echo yes', 'if true; then echo yes; fi'],
    ['for i in 1 2; do if true; then echo $i; fi', 'for i in 1 2; do if true; then echo $i; fi; done'],
    ['if a; then b; else if c; then d; fi', 'if a; then b; elif c; then d; fi'],
    ['touch a &&& touch b', 'touch a && touch b'],
    ['cat a | | sort', 'cat a | sort'],
    ['echo hi |', 'echo hi'],
    ['echo hi &&', 'echo hi'],
    ['; ls', 'ls'],
    ['echo $(date +%Y', 'echo $(date +%Y)'],
    ['echo $(date +%Y > out.txt', 'echo $(date +%Y) > out.txt'],
    ['echo `date', 'echo `date`'],
    ['echo ${HOME', 'echo ${HOME}'],
    ['greet() { echo hi', 'greet() { echo hi; }'],
    ['sleep 1 &; echo hi', 'sleep 1 & echo hi'],
    ['hi() {echo a; }; hi', 'hi() { echo a; }; hi'],
    ['hi() { echo a }; hi', 'hi() { echo a; }; hi'],
    ['for i in (1 2 3); do echo $i; done', 'for i in 1 2 3; do echo $i; done'],
    ['if [ 1 = 1 ] { echo hi; }', 'if [ 1 = 1 ]; then echo hi; fi'],
    ['while true { echo hi; }', 'while true; do echo hi; done'],
    ['export T=a(b)', "export T='a(b)'"],
    ['hi() {echo a}; hi', 'hi() { echo a; }; hi'],
    ['ls -l a > ', 'ls -l a'],
    ['while read l; do echo $l; don', 'while read l; do echo $l; done'],
    ['if true; tehn echo a; fi', 'if true; then echo a; fi'],
    ['fro i in 1 2; do echo $i; done', 'for i in 1 2; do echo $i; done'],
    ['for i in 1 2; do cd $i', 'for i in 1 2; do cd $i; done'],
    ['m=(a); echo ${m[0]; echo', 'm=(a); echo ${m[0]}; echo'],
    ['n=$(wc -l < f; echo $n', 'n=$(wc -l < f); echo $n'],
    ['x=5; (( x > 3 ) && echo hi', 'x=5; (( x > 3 )) && echo hi'],
  ])('%s', (broken, mended) => {
    expect(mendSyntax(broken)).toBe(mended);
  });

  it.each([
    'echo fine',
    'for i in 1 2; do echo $i; done',
    'echo )))(((',
    'cat <',
    'case x in a) echo; esac; then',
  ])('leaves alone: %s', (line) => {
    expect(mendSyntax(line)).toBeUndefined();
  });
});

describe('mendScriptLine', () => {
  it.each([
    ['echo "hello > out.txt\n', 1, 'echo "hello" > out.txt'],
    ['for f in a b\n  touch $f; done\n', 1, undefined],
    ['if [ -f a ] then\n  touch b\nfi\n', 1, 'if [ -f a ]; then'],
    ['echo hi\n', 1, undefined],
    ['echo "hi\n', 7, undefined],
  ])('%s', (script, number, mended) => {
    expect(mendScriptLine(script, number)).toBe(mended);
  });
});

describe('missingEnd', () => {
  it.each([
    ['if true; then\n  echo hi\n', 'fi'],
    ['for i in 1 2; do\n  echo $i\n', 'done'],
  ])('%s', (script, end) => {
    expect(missingEnd(script)).toBe(end);
  });

  it('says nothing about a script that is whole or broken in another way', () => {
    expect(missingEnd('echo hi\n')).toBeUndefined();
    expect(missingEnd('greet() {\n  echo hi\ngreet\n')).toBeUndefined();
    expect(missingEnd('echo "hi\n')).toBeUndefined();
  });
});
