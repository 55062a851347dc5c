import { known, type StaticText, showText } from '../shell/static-text.js';
import type { Inspection, Setting } from './inspection.js';
import { reportWrite } from './report-paths.js';

const RUNS_ITS_VALUE = new RegExp(
  '^(?:PAGER|MANPAGER|GIT_PAGER|EDITOR|VISUAL|GIT_EDITOR|GIT_SEQUENCE_EDITOR|GIT_SSH_COMMAND|GIT_SSH|GIT_ASKPASS|SSH_ASKPASS|' +
    'SUDO_ASKPASS|GIT_EXTERNAL_DIFF|GIT_PROXY_COMMAND|BROWSER|LESSOPEN|LESSCLOSE|PROMPT_COMMAND|BASH_ENV|ENV|RSYNC_RSH|TAR_OPTIONS|' +
    'SHELL|CC|CXX|LD|RUSTC|RUSTC_WRAPPER|RUSTC_WORKSPACE_WRAPPER|FZF_DEFAULT_COMMAND|KUBECTL_EXTERNAL_DIFF|GROFF_COMMAND_PREFIX)$',
);
const LOADS_CODE = new RegExp(
  '^(?:LD_PRELOAD|LD_AUDIT|LD_LIBRARY_PATH|DYLD_\\w+|GCONV_PATH|PERL5OPT|PERL5DB|RUBYOPT|PYTHONSTARTUP|PYTHONBREAKPOINT|LUA_INIT|' +
    '_?JAVA_(?:TOOL_)?OPT(?:ION)?S|JDK_JAVA_OPTIONS|(?:MAVEN|GRADLE|SBT)_OPTS|OPENSSL_(?:CONF|MODULES|ENGINES)|MAKEFLAGS)$',
);
/** Where programs look for settings, or for parts of themselves: both can name further programs. */
const MOVES_SETTINGS = new RegExp(
  '^(?:GIT_CONFIG\\w*|GIT_DIR|GIT_EXEC_PATH|GIT_TEMPLATE_DIR|HOME|XDG_CONFIG_HOME|ZDOTDIR|RIPGREP_CONFIG_PATH|BAT_CONFIG_PATH|BAT_PAGER|' +
    'ACKRC|LESS|LESSKEYIN|PYTHONPATH|PYTHONHOME|PYTHONUSERBASE|PERL5LIB|RUBYLIB|GEM_HOME|GEM_PATH|BUNDLE_GEMFILE|NODE_PATH|CLASSPATH|' +
    'LUA_C?PATH|PHPRC|PHP_INI_SCAN_DIR|JQ_LIBRARY_PATH|MANOPT|MANROFFOPT|CURL_HOME|WGETRC|PSQLRC|PGSERVICEFILE|MYSQL_HOME|GNUPGHOME|' +
    'CARGO_HOME|CARGO_BUILD_\\w+|CARGO_TARGET_\\w+|KUBECONFIG|DOCKER_CONFIG|AWS_CONFIG_FILE|AWS_SHARED_CREDENTIALS_FILE|INPUTRC|' +
    'SHELLOPTS|BASHOPTS|npm_config_\\w+|NPM_CONFIG_\\w+|PIP_\\w+)$',
);
/** What the interactive shell expands before it shows it. */
const PROMPT = /^(?:PS[0-4]|PROMPT|R?PROMPT[2-4]?|RPS[12])$/;
const WRITES_TO =
  /^(?:GIT_TRACE\w*|SSLKEYLOGFILE|LD_DEBUG_OUTPUT|HISTFILE|PYTHONPYCACHEPREFIX|NODE_V8_COVERAGE)$/;
/** Variables that hold options, and the options that start or load something. */
const OPTIONS: Readonly<Record<string, RegExp>> = {
  NODE_OPTIONS: /--(?:\w+-)?(?:require|import|eval|loader)|-r\b|--env-file|--openssl-config/,
  GOFLAGS: /exec|vettool|overlay/,
  RUSTFLAGS: /linker/,
};

/** A variable that is set for a command can name another program to run, or where one is looked for. */
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
  if (Object.hasOwn(OPTIONS, name) && OPTIONS[name]?.test(value.text))
    inspection.report('changes', `${name} loads other code into the program.`);
  if (name === 'NODE_TLS_REJECT_UNAUTHORIZED' && value.text === '0')
    inspection.report('changes', 'It does not check who it talks to.');
  if (WRITES_TO.test(name) && value.text.startsWith('/'))
    reportWrite({ ...known(value.text), origins: value.origins }, 'writes', setting, inspection);
  if (PROMPT.test(name)) {
    if (name === 'PS4') inspection.report('changes', `${name} is expanded for every command that is traced.`);
    inspection.runText(
      { text: `: "${value.text.replaceAll('"', '')}"`, origins: value.origins },
      { ...setting, stdin: undefined },
    );
  }
  if (!RUNS_ITS_VALUE.test(name)) return;
  inspection.report('adds', `${name} makes it run \`${showText(value.text)}\`.`);
  inspection.runText(value, { ...setting, stdin: undefined });
}

/** The same for a variable that stays: PATH may grow by folders of the machine, but not by the one that happens to be current. */
export function reportSetting(
  name: string,
  value: StaticText,
  setting: Setting,
  inspection: Inspection,
): void {
  if (name !== 'PATH') reportVariable(name, value, setting, inspection);
  else if (value.text.split(':').some((folder) => /^(?:\.|$)/.test(folder)))
    inspection.report('changes', 'PATH finds programs in whatever folder is current.');
}
