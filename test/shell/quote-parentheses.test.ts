import { expect, it } from 'vitest';
import { quoteParentheses } from '../../src/shell/quote-parentheses.js';

it.each([
  ['echo Release (final) > title.txt', "echo 'Release (final)' > title.txt"],
  ['mkdir -p My Project (old)', "mkdir -p 'My Project (old)'"],
  ['echo a) b', "echo 'a) b'"],
  ['ls foo(1).txt', "ls 'foo(1).txt'"],
  ['mv Report (1).pdf done/', "mv 'Report (1).pdf' done/"],
  ['cp a(1).txt b(2).txt', "cp 'a(1).txt' 'b(2).txt'"],
  ['python3 -c print(1)', "python3 -c 'print(1)'"],
  ['python3 -c print("hi")', `python3 -c 'print("hi")'`],
  ['cat log | grep foo( | wc -l', "cat log | grep 'foo(' | wc -l"],
  ['grep -E (a|b) f.txt', "grep -E '(a|b)' f.txt"],
  ['sed s/(a)/b/ f.txt', "sed 's/(a)/b/' f.txt"],
  ['curl https://x.example/a?b=c(1)', "curl 'https://x.example/a?b=c(1)'"],
  ['git commit -m fix the build (again)', "git commit -m 'fix the build (again)'"],
  ['git commit -am typo(s) && git push', "git commit -am 'typo(s)' && git push"],
  ['find . ( -name a -o -name b ) -print', 'find . \\( -name a -o -name b \\) -print'],
  ['sort in.txt > out(1).txt', "sort in.txt > 'out(1).txt'"],
])('%s becomes %s', (line, expected) => {
  expect(quoteParentheses(line)).toBe(expected);
});

it.each([
  ['has none', 'echo Release'],
  ['parses as it is', '(cd x && make)'],
  ['parses as it is', 'f() { echo a; }'],
  ['begins with a keyword', 'for (i=0; i<3; i++) do echo; done'],
  ['begins with a function', 'f(x) a'],
  ['has a variable that quotes would hide', 'echo $x (final)'],
  ['has quotes that quotes would show', 'ls "a b"(1)'],
  ['has a substitution of its own', 'echo $(date (now)'],
])('leaves alone what %s: %s', (_, line) => {
  expect(quoteParentheses(line)).toBeUndefined();
});
