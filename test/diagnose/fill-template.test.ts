import { describe, expect, it } from 'vitest';
import { fillCommand, fillText } from '../../src/diagnose/fill-template.js';
import { matchScope } from '../support/match-scope.js';

const scope = matchScope({
  command: 'git psuh main',
  values: {
    name: 'a b.txt',
    plain: 'abc',
    option: '--force',
    hostile: 'x; $(reboot)',
    escape: 'a\u001b[2J',
    newline: 'a\nreboot',
    bidi: 'a\u202eb',
    empty: '',
    home: '~/notes.txt',
    dirty_home: '~/a b',
    several: ['one', 'two'],
    typed: 'psuh',
    meant: 'push',
    original_command: { kind: 'line', text: 'git psuh main' },
    flag: { kind: 'option', text: '--all' },
  },
});

describe('fillCommand', () => {
  it.each([
    ['cat {name}', "cat 'a b.txt'"],
    ['cat {hostile}', "cat 'x; $(reboot)'"],
    ['cat {home}', 'cat ~/notes.txt'],
    ['cat {dirty_home}', "cat '~/a b'"],
    ['x={option}', 'x=--force'],
    ['ls {flag}', 'ls --all'],
    ['cat {several}', 'cat one'],
    ['{original_command|swap:typed:meant}', 'git push main'],
    ["{original_command|add:'-v'}", 'git -v psuh main'],
    ['{name|stem|upper}', "'A B'"],
    ["{none|default:'x'}", 'x'],
    ['{none|default:plain}', 'abc'],
    ["{plain|default:'x'}", 'abc'],
    ['  {plain} ', 'abc'],
    ["awk '{ print }'", "awk '{ print }'"],
  ])('%s', (template, command) => {
    expect(fillCommand(template, scope)).toBe(command);
  });

  it.each([
    ['a missing value', 'cat {none}'],
    ['an empty value', 'cat {empty}'],
    ['a value that would be an option', 'rm {option}'],
    ['a value that would be an option, as the first word', '{option} x'],
    ['a control byte', 'cat {escape}'],
    ['a second line', 'cat {newline}'],
    ['a letter that turns the direction of the text', 'cat {bidi}'],
    ['a control byte in an edit', '{original_command|swap:typed:newline}'],
    ['a missing argument of an edit', '{original_command|swap:typed:none}'],
    ['an edit that does not apply', '{original_command|swap:plain:meant}'],
    ['printed text that a filter would put into a line unquoted', '{original_command|suffix:hostile}'],
    ['an unknown filter', '{plain|nothing}'],
    ['nothing at all', '  '],
  ])('%s drops the fix', (_name, template) => {
    expect(fillCommand(template, scope)).toBeUndefined();
  });
});

describe('fillText', () => {
  it.each([
    ['No {name} here[, only {none}][ but {plain}].', true, 'No a b.txt here but abc.'],
    ['[{plain}]', false, '[abc]'],
    ['{hostile}', false, 'x; $(reboot)'],
    ['{empty}', false, ''],
    ['No {none}.', true, undefined],
  ])('%s', (template, optional, text) => {
    expect(fillText(template, scope, optional)).toBe(text);
  });
});
