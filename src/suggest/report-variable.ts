import { type StaticText, showText } from '../shell/static-text.js';
import type { Inspection, Setting } from './inspection.js';

const RUNS_ITS_VALUE = new RegExp(
  '^(?:PAGER|MANPAGER|GIT_PAGER|EDITOR|VISUAL|GIT_EDITOR|GIT_SEQUENCE_EDITOR|GIT_SSH_COMMAND|GIT_SSH|GIT_ASKPASS|SSH_ASKPASS|' +
    'SUDO_ASKPASS|GIT_EXTERNAL_DIFF|GIT_PROXY_COMMAND|BROWSER|LESSOPEN|LESSCLOSE|PROMPT_COMMAND|BASH_ENV|ENV|RSYNC_RSH|TAR_OPTIONS)$',
);
const LOADS_CODE =
  /^(?:LD_PRELOAD|LD_AUDIT|DYLD_INSERT_LIBRARIES|PERL5OPT|RUBYOPT|PYTHONSTARTUP|JAVA_TOOL_OPTIONS)$/;
/** Where programs look for settings, or for parts of themselves: both can name further programs. */
const MOVES_SETTINGS =
  /^(?:GIT_CONFIG\w*|GIT_DIR|GIT_EXEC_PATH|GIT_TEMPLATE_DIR|HOME|XDG_CONFIG_HOME|ZDOTDIR|RIPGREP_CONFIG_PATH|BAT_CONFIG_PATH|BAT_PAGER|ACKRC|LESS|LESSKEYIN|PYTHONPATH|PYTHONHOME|PERL5LIB|RUBYLIB|PS4)$/;

/** A variable that is set can name another program to run, or where one is looked for. */
export function reportVariable(
  name: string,
  value: StaticText,
  setting: Setting,
  inspection: Inspection,
): void {
  if (value.text === '') return;
  if (name === 'PATH') inspection.report('changes', 'PATH decides which program runs under this name.');
  if (LOADS_CODE.test(name)) inspection.report('changes', `${name} loads other code into the program.`);
  if (MOVES_SETTINGS.test(name))
    inspection.report('changes', `${name} changes which settings or code a program loads.`);
  if (name === 'NODE_OPTIONS' && /--(?:require|import|eval|loader)|-r\b/.test(value.text)) {
    inspection.report('changes', `${name} loads other code into the program.`);
  }
  if (!RUNS_ITS_VALUE.test(name)) return;
  inspection.report('adds', `${name} makes it run \`${showText(value.text)}\`.`);
  inspection.runText(value, { ...setting, stdin: undefined });
}
