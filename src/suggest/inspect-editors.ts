import { known, type StaticText, showText } from '../shell/static-text.js';
import { applyRule } from './apply-rule.js';
import type { Inspection, Inspector, Setting } from './inspection.js';
import { leaveScope } from './leave-scope.js';
import { readAwkProgram } from './read-awk-program.js';
import { readOptions } from './read-options.js';
import { readSedScript } from './read-sed-script.js';
import { reportWrite } from './report-paths.js';
import { RULES } from './risk-rules.js';

/** `sed`: in place it writes; `w` writes, `e` runs. */
export const inspectSed: Inspector = (words, setting, inspection) => {
  const long = words.map((word) => (/^-i.+/.test(word.text) ? { ...word, text: '-i' } : word));
  const { options, operands } = readOptions(long.slice(1), {
    valued: '-e --expression -f --file -l --line-length',
  });
  const scripts = options
    .filter((option) => /^(?:-e|--expression)$/.test(option.name))
    .map((option) => option.value);
  const inFile = options.some((option) => /^(?:-f|--file)$/.test(option.name));
  const own = scripts.length === 0 && !inFile ? operands.slice(0, 1) : scripts;
  if (inFile) inspection.report('changes', 'It runs a sed script that cannot be seen here.');
  for (const script of own) if (script !== undefined) inspectSedScript(script, setting, inspection);
  if (options.some((option) => /^(?:-i|--in-place)$/.test(option.name))) {
    const files = scripts.length === 0 && !inFile ? operands.slice(1) : operands;
    for (const file of files) reportWrite(file, 'changes', setting, inspection);
    if (files.length === 0) inspection.report('changes', 'It changes files in place.');
  }
  return leaveScope(words, setting);
};

function inspectSedScript(script: StaticText, setting: Setting, inspection: Inspection): void {
  const effects = readSedScript(script.text);
  if (effects === undefined) inspection.report('changes', 'Its sed script is not understood.');
  for (const effect of effects ?? []) {
    if (effect.kind === 'writes')
      reportWrite({ text: effect.text, origins: [], globbed: false }, 'overwrites', setting, inspection);
    else if (effect.text === '') inspection.report('changes', 'It runs what it reads as commands.');
    else inspection.runText({ text: effect.text, origins: script.origins }, setting);
  }
}

const AWK_CODE = /^(?:-f|--file|-E|--exec|-i|--include|-l|--load)$/;

/** `awk`: its program can run commands and write files. */
export const inspectAwk: Inspector = (words, setting, inspection) => {
  const { options, operands } = readOptions(words.slice(1), {
    valued: '-F -v -f --file --field-separator --assign -i --include -e --source -E --exec -l --load',
    stops: true,
  });
  const fromFile = options.some((option) => AWK_CODE.test(option.name) && option.value?.text !== 'inplace');
  const prints = words.map(
    ({ text }) => /^(?:-[dop]|--(?:dump-variables|profile|pretty-print)=)(.+)/.exec(text)?.[1],
  );
  for (const file of prints)
    if (file !== undefined) reportWrite(known(file), 'overwrites', setting, inspection);
  const inline = options
    .filter((option) => /^(?:-e|--source)$/.test(option.name))
    .map((option) => option.value);
  const programs = inline.length > 0 || fromFile ? inline : operands.slice(0, 1);
  if (fromFile) inspection.report('changes', 'It runs an awk program that cannot be seen here.');
  if (options.some((option) => option.value?.text === 'inplace'))
    inspection.report('changes', 'It changes files in place.');
  if (options.some((option) => /^(?:-[odpDl]|--(?:pretty|dump|prof|debug|load)[\w-]*)$/.test(option.name)))
    inspection.report('changes', 'It writes what awk notes of the program, or loads a library.');
  for (const program of programs) if (program !== undefined) inspectAwkProgram(program, setting, inspection);
  return leaveScope(words, setting);
};

function inspectAwkProgram(program: StaticText, setting: Setting, inspection: Inspection): void {
  const read = readAwkProgram(program.text);
  if (read === undefined) inspection.report('changes', 'Its awk program can be read in two ways.');
  const { bare, strings } = read ?? {
    bare: program.text,
    strings: [...program.text.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map((match) => match[1] ?? ''),
  };
  if (/\bsystem\b|(?<!\|)\|(?!\|)|@/.test(bare)) {
    inspection.report('changes', 'Its awk program runs commands.');
    for (const line of [...strings, strings.join(' ')])
      inspection.suspectText({ text: line, origins: program.origins }, setting);
  }
  if (/\bprintf?\b[^;}\n]*>/.test(withoutGroups(bare))) {
    inspection.report('changes', 'Its awk program writes files.');
    for (const text of strings)
      if (text.startsWith('/'))
        reportWrite({ text, origins: [], globbed: false }, 'overwrites', setting, inspection);
  }
}

/** In parentheses `>` compares. */
function withoutGroups(bare: string): string {
  const less = bare.replace(/\([^()]*\)/g, '');
  return less === bare ? bare : withoutGroups(less);
}

/** `less`, `more`: `+!line` runs a line. */
export const inspectPager: Inspector = (words, setting, inspection) => {
  for (const { text, origins } of words.slice(1)) {
    const line = /^\+{1,2}[^!]*!(.*)$/s.exec(text)?.[1];
    if (line !== undefined) inspection.runText({ text: line, origins }, { ...setting, stdin: undefined });
  }
  return applyRule(RULES.less ?? { risk: 'reads' }, words, setting, inspection);
};

/** `vim`, `ex`, `ed`: an editor, whose commands can run a shell. */
export const inspectVim: Inspector = (words, setting, inspection) => {
  const name = words[0]?.text.replace(/^.*\//, '') ?? '';
  const { options, operands } = readOptions(words.slice(1), {
    valued: name === 'ex' ? '-c --cmd -S -u -w' : '-c --cmd -S -u -w -l -i -U',
  });
  const commands = [
    ...options
      .filter((option) => /^(?:-c|--cmd)$/.test(option.name))
      .map((option) => option.value?.text ?? ''),
    ...operands.filter((word) => word.text.startsWith('+')).map((word) => word.text.slice(1)),
    ...(setting.stdin?.text.split('\n') ?? []),
  ];
  if (commands.length > 0 || options.some(({ name, value }) => loadsScript(name, value?.text)))
    inspection.report('changes', 'It runs commands of the editor.');
  for (const command of commands) {
    const shell =
      /^[\s:]*(?:silent!?\s+|exec(?:ute)?\s+["']|%|\.|\d+,?\d*)*\s*(?:r(?:ead)?\s*|w(?:rite)?\s+)?!(.*)$/.exec(
        command,
      );
    if (shell !== null)
      inspection.runText({ text: (shell[1] ?? '').replace(/["']$/, ''), origins: [] }, setting);
    else if (/system\(|terminal|py(?:thon|x)?3?\s|lua\s|perl\s/.test(command))
      inspectStrings(command, setting, inspection);
  }
  inspection.report('adds', `It opens ${showText(operands[0]?.text ?? 'an editor')} for editing.`);
  return leaveScope(words, setting);
};

/** `-u x` loads settings, `-l x` and `-S x` run a script; NONE and friends load less, not more. */
function loadsScript(option: string, value = ''): boolean {
  return option === '-S' || (/^-[ulU]$/.test(option) && !/^(?:NONE|NORC|DEFAULTS)$/.test(value));
}

function inspectStrings(code: string, setting: Setting, inspection: Inspection): void {
  for (const match of code.matchAll(/"((?:[^"\\]|\\.)*)"|'([^']*)'/g)) {
    inspection.suspectText({ text: match[1] ?? match[2] ?? '', origins: [] }, setting);
  }
}
