import { type StaticWord, showText } from '../shell/static-text.js';
import { applyRule } from './apply-rule.js';
import type { Inspection, Inspector, Setting } from './inspection.js';
import { readOptions } from './read-options.js';
import { GIT_RULES } from './risk-rules-git.js';

const RUNS_ITS_VALUE =
  /^(?:core\.(?:pager|editor|sshcommand|fsmonitor|askpass|gitproxy)|sequence\.editor|diff\.external|credential(?:\..*)?\.helper|gpg(?:\..*)?\.program|pager\..*|(?:diff|merge)tool\..*\.cmd|filter\..*\.(?:clean|smudge|process)|uploadpack\.packobjectshook|alias\..*|diff\..*\.(?:command|textconv)|merge\..*\.driver|remote\..*\.(?:uploadpack|receivepack)|core\.hookspath|init\.templatedir)$/i;
/** Settings that only say how git shows or records things; of all others, a file or an address could start a program. */
const TAME_SETTING =
  /^(?:color|column|advice|user|author|committer|status|i18n|fetch|pull|push|rebase|safe)\.|^core\.(?:quotepath|abbrev|autocrlf|safecrlf|eol|ignorecase|filemode|symlinks|whitespace|commentchar|longpaths|compression|preloadindex|untrackedcache)$|^(?:diff|merge|log|blame|grep|stash|commit|tag|branch|init|pack|gc|transfer)\.(?!showsignature)[a-z]+$|^http\.(?:postbuffer|version|lowspeed\w+)$/i;
const LINE_OPTIONS =
  /^(?:-x|--exec|--tree-filter|--index-filter|--msg-filter|--env-filter|--commit-filter|--parent-filter|--extcmd|--upload-pack|--receive-pack)$/;

/** `git`: settings and options that run commands, then what the subcommand does. */
export const inspectGit: Inspector = (words, setting, inspection) => {
  const { options, operands } = readOptions(words.slice(1), {
    valued: GIT_RULES.git?.valued ?? '',
    stops: true,
  });
  for (const option of options) {
    if (option.name === '-c' || option.name === '--config-env')
      inspectSetting(option.value?.text ?? '', setting, inspection);
    if (option.name === '--exec-path' && option.value !== undefined)
      inspection.report('changes', 'It runs programs of another folder.');
  }
  const name = operands[0]?.text ?? '';
  const rest = operands.slice(1);
  inspectLines(name, rest, setting, inspection);
  if (name === 'checkout') {
    inspectCheckout(rest, inspection);
    return { scopes: [setting.scope], output: { text: '', origins: [] } };
  }
  if (name === 'push') inspectRefs(rest, inspection);
  const rule = GIT_RULES.git;
  return rule === undefined ? inspection.runWords([], setting) : applyRule(rule, words, setting, inspection);
};

/** `-c name=value`: also a setting that runs nothing itself can lead to one that does, as `include.path` does. */
function inspectSetting(text: string, setting: Setting, inspection: Inspection): void {
  const key = text.replace(/=.*$/s, '');
  if (/^core\.fsmonitor=false$/i.test(text)) return;
  if (!RUNS_ITS_VALUE.test(key) && !TAME_SETTING.test(key))
    inspection.report('changes', `What the setting ${showText(key)} makes git do is not known.`);
  inspectConfig(text, setting, inspection);
}

/** `alias.x=!command` and the settings whose value is a command. */
function inspectConfig(text: string, setting: Setting, inspection: Inspection): void {
  const at = text.indexOf('=');
  const key = at === -1 ? text : text.slice(0, at);
  const value = at === -1 ? '' : text.slice(at + 1);
  if (!RUNS_ITS_VALUE.test(key) || value === '') return;
  const alias = /^alias\./i.test(key);
  if (alias && !value.startsWith('!')) {
    inspection.runText({ text: `git ${value}`, origins: [] }, setting);
    return;
  }
  inspection.report('adds', `The setting ${showText(key)} makes git run a command.`);
  inspection.runText({ text: value.replace(/^!/, ''), origins: [] }, setting);
}

/** Subcommands that run a line: `config alias.x '!…'`, `bisect run`, `submodule foreach`, `rebase --exec`, filters. */
function inspectLines(
  name: string,
  rest: readonly StaticWord[],
  setting: Setting,
  inspection: Inspection,
): void {
  const { options, operands } = readOptions(rest, {
    valued:
      '-x --exec --tree-filter --index-filter --msg-filter --env-filter --commit-filter --extcmd --upload-pack --receive-pack -f --file --type',
  });
  if (name === 'config') {
    const pair = operands[0]?.text === 'set' ? operands.slice(1) : operands;
    inspectConfig(`${pair[0]?.text ?? ''}=${pair[1]?.text ?? ''}`, setting, inspection);
  }
  if (name === 'bisect' && operands[0]?.text === 'run') inspection.runWords(rest.slice(1), setting);
  if (name === 'submodule' && operands[0]?.text === 'foreach') {
    inspection.runText(
      {
        text: operands
          .slice(1)
          .map((word) => word.text)
          .join(' '),
        origins: [],
      },
      setting,
    );
  }
  for (const option of options) {
    const shortX = option.name === '-x' && !/^(?:rebase|difftool)$/.test(name);
    if (!LINE_OPTIONS.test(option.name) || shortX || option.value === undefined) continue;
    inspection.runText(option.value, setting);
  }
  if (rest.some((word) => /^ext::/.test(word.text))) {
    inspection.report('changes', 'It runs a command as the transport.');
    for (const word of rest)
      if (word.text.startsWith('ext::')) inspection.runText({ ...word, text: word.text.slice(5) }, setting);
  }
}

/** `git checkout` changes branches, or discards changes in files. */
function inspectCheckout(rest: readonly StaticWord[], inspection: Inspection): void {
  const { options, operands } = readOptions(rest, { valued: '-b -B --orphan' });
  const names = options.map((option) => option.name);
  const paths =
    rest.some((word) => word.text === '--') ||
    operands.length > 1 ||
    /^\.{1,2}(?:\/|$)|\.\w{1,5}$|\/$|^:/.test(operands[0]?.text ?? '');
  if (names.some((option) => /^(?:-f|--force|-B|--ours|--theirs)$/.test(option)))
    inspection.report('changes', 'It discards changes that are not committed.');
  const creates = names.some((option) => /^(?:-b|--orphan|-t|--track)$/.test(option));
  if (paths && !creates) inspection.report('changes', 'It discards changes in files that are not committed.');
  else inspection.report('adds', 'It changes to another branch.');
}

/** A refspec with `+` replaces history, one without a source deletes. */
function inspectRefs(rest: readonly StaticWord[], inspection: Inspection): void {
  for (const word of readOptions(rest, { valued: '-o --push-option --repo' }).operands.slice(1)) {
    if (word.text.startsWith('+')) inspection.report('changes', 'It replaces history on the remote.');
    if (word.text.startsWith(':')) inspection.report('changes', 'It deletes a branch on the remote.');
  }
}
