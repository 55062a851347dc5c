import type { Risk } from './inspection.js';
import type { OptionRule } from './risk-rule.js';

/** How a program that runs another command takes that command: one row of the table. */
export interface WrapperRule {
  /** Options that take a value, separated by blanks. */
  readonly valued?: string;
  /** Operands before the command. */
  readonly skip?: number;
  /** True where `NAME=value` words may stand before the command. */
  readonly assigns?: boolean;
  /** True where the words are joined to a line for a shell. */
  readonly line?: boolean;
  /** Options whose value is a line for a shell. */
  readonly lineOptions?: string;
  /** Settings given with `-o` whose value is a line for a shell. */
  readonly settings?: RegExp;
  /** True where those options may also stand behind the first operand. */
  readonly anywhere?: boolean;
  /** True where what it reads leaves the machine. */
  readonly sends?: boolean;
  /** Options that change what it does itself, as in the other table. */
  readonly options?: readonly OptionRule[];
  /** Options whose value is a file that it writes. */
  readonly writes?: string;
  /** True where a single word is a line. */
  readonly oneWordIsLine?: boolean;
  /** Subcommands before the command, without which the program does something else. */
  readonly after?: string;
  /** Options with which no command is run and nothing changes. */
  readonly harmless?: string;
  /** What the wrapper itself adds. */
  readonly adds?: readonly [risk: Risk, why: string];
  /** What it is without a command. */
  readonly alone?: readonly [risk: Risk, why: string];
  /** True where the command runs in this shell, so that what it sets stays. */
  readonly sameShell?: boolean;
  /** True where, without a command, a shell reads its script from stdin. */
  readonly shell?: boolean;
  /** Words that come in on stdin or stand for found files. */
  readonly appends?: 'stdin';
}

/** Settings of OpenSSH that start a program on this machine. */
export const SSH_COMMANDS = /^\s*(?:Proxy|Local|KnownHosts)Command(?:\s*=\s*|\s+)(.*)$/is;

const AS_ROOT = ['changes', 'It runs with administrator rights.'] as const;
const AS_OTHER = ['changes', 'It runs as another user.'] as const;
const ELSEWHERE = ['changes', 'It runs on another machine or in a container.'] as const;
const LATER = ['changes', 'It runs later or in the background.'] as const;
const PROJECT_CODE = ['adds', 'It runs inside the environment of the project.'] as const;
const DOWNLOADS = ['changes', 'It may download the program that it runs.'] as const;

const SUDO_VALUED =
  '-u --user -g --group -h --host -p --prompt -C --close-from -D --chdir -R --chroot -T --command-timeout -r --role -t --type -U --other-user';

/** Programs that run another command, and how to find it in their words. */
export const WRAPPERS: Readonly<Record<string, WrapperRule>> = {
  sudo: {
    shell: true,
    valued: SUDO_VALUED,
    assigns: true,

    adds: AS_ROOT,
  },
  doas: { shell: true, valued: '-u -C', assigns: true, adds: AS_ROOT },
  pkexec: { shell: true, valued: '--user', adds: AS_ROOT },
  run0: { valued: '-u --user -g --group -D --chdir', assigns: true, adds: AS_ROOT },
  su: {
    shell: true,
    valued: '-s --shell -g --group -G -w',
    skip: 1,
    lineOptions: '-c --command --session-command',
    anywhere: true,
    adds: AS_OTHER,
  },
  runuser: {
    anywhere: true,
    shell: true,
    valued: '-u --user -g -G -s --shell',
    lineOptions: '-c --command',
    adds: AS_OTHER,
  },
  setpriv: { valued: '--reuid --regid --groups --inh-caps --bounding-set', adds: AS_OTHER },
  env: {
    valued: '-u --unset -C --chdir',
    assigns: true,
    lineOptions: '-S --split-string',
    alone: ['reads', ''],
  },
  nice: { valued: '-n --adjustment', alone: ['reads', ''] },
  ionice: { valued: '-c --class -n --classdata -p --pid' },
  chrt: { valued: '-T -P -D', skip: 1 },
  taskset: { skip: 1 },
  nohup: { adds: ['adds', 'It keeps running after the terminal is closed.'] },
  setsid: {},
  time: { valued: '-f --format', writes: '-o --output' },
  timeout: { valued: '-k --kill-after -s --signal', skip: 1 },
  gtimeout: { valued: '-k --kill-after -s --signal', skip: 1 },
  stdbuf: { valued: '-i --input -o --output -e --error' },
  unbuffer: {},
  exec: { valued: '-a', sameShell: true, alone: ['adds', 'It changes where this shell reads and writes.'] },
  builtin: { sameShell: true },
  command: { harmless: '-v -V', sameShell: true },
  chroot: {
    shell: true,
    valued: '--userspec --groups',
    skip: 1,
    adds: ['changes', 'It runs in another root folder.'],
  },
  unshare: { shell: true, valued: '--setuid --setgid', adds: ['changes', 'It runs in new namespaces.'] },
  nsenter: { shell: true, valued: '-t --target -S -G', adds: AS_ROOT },
  strace: { valued: '-e -p -s -u -P -E', writes: '-o --output', adds: ['adds', 'It traces the program.'] },
  ltrace: { valued: '-e -p -s -u', writes: '-o --output', adds: ['adds', 'It traces the program.'] },
  catchsegv: {},
  valgrind: {},
  caffeinate: { valued: '-t -w' },
  arch: { alone: ['reads', ''] },
  setarch: { skip: 1 },
  linux32: {},
  linux64: {},
  faketime: { skip: 1 },
  'xvfb-run': { valued: '-n -s -e -f -w' },
  'dbus-run-session': {},
  watch: { valued: '-n --interval', line: true },
  flock: { anywhere: true, valued: '-w --timeout -E', skip: 1, lineOptions: '-c --command' },
  script: {
    valued: '-T -I -O -B -o -m',
    lineOptions: '-c --command',
    alone: ['changes', 'It records the terminal to a file.'],
  },
  ssh: {
    sends: true,
    shell: true,
    valued: '-b -c -D -E -e -F -I -i -J -L -l -m -O -o -p -Q -R -S -W -w',
    settings: SSH_COMMANDS,
    options: [['-F -I', 'changes', 'It loads settings or code that can run other programs.']],
    skip: 1,
    line: true,
    adds: ['changes', 'It runs on another machine.'],
    alone: ['adds', 'It opens a session on another machine.'],
  },
  'ssh-agent': { valued: '-a -E -O -P -t', alone: ['adds', 'It starts an agent for keys.'] },
  mosh: { sends: true, skip: 1, adds: ELSEWHERE },
  'systemd-run': { valued: '-p --property -u --unit --uid --gid --on-active --on-calendar', adds: LATER },
  'systemd-inhibit': { valued: '--what --who --why --mode' },
  tmux: {
    valued: '-s -n -c -t -x -y -L -S -f',
    after:
      'new new-session neww new-window split-window splitw run run-shell send send-keys respawn-pane respawnp respawn-window respawnw if if-shell pipe-pane pipep popup display-popup',
    line: true,
    adds: LATER,
    alone: ['adds', 'It opens a terminal session.'],
  },
  screen: { valued: '-S -c -t -T -s -p', adds: LATER },
  parallel: {
    valued: '-j --jobs -a --arg-file -I -n -N -L --delay --timeout --results --joblog --colsep --tagstring',
    line: true,
    appends: 'stdin',
  },
  xargs: {
    valued: '-I -i -n --max-args -P --max-procs -L -l -s -d --delimiter -E -a --arg-file --replace',
    appends: 'stdin',
  },
  gxargs: { valued: '-I -n -P -L -s -d -E -a', appends: 'stdin' },
  entr: {},
  busybox: {},
  toybox: {},
  npx: { valued: '-p --package -w --workspace', lineOptions: '-c --call', adds: DOWNLOADS },
  bunx: { adds: DOWNLOADS },
  pnpx: { adds: DOWNLOADS },
  uvx: { valued: '--from --with -p --python', adds: DOWNLOADS },
  uv: { after: 'run', valued: '--with -p --python --project --directory --extra', adds: PROJECT_CODE },
  poetry: { after: 'run', adds: PROJECT_CODE },
  pipenv: { after: 'run', adds: PROJECT_CODE },
  pdm: { after: 'run', adds: PROJECT_CODE },
  hatch: { after: 'run', adds: PROJECT_CODE },
  conda: { after: 'run', valued: '-n --name -p --prefix', adds: PROJECT_CODE },
  bundle: { after: 'exec', adds: PROJECT_CODE },
  direnv: { after: 'exec', skip: 1 },
  rbenv: { after: 'exec' },
  pyenv: { after: 'exec' },
  nvm: { after: 'exec', skip: 1 },
  hyperfine: {
    valued: '-w --warmup -r --runs -m -M -L -P -n',
    writes: '--export-json --export-markdown --export-csv --export-asciidoc --output',
    lineOptions: '-p --prepare -s --setup -c --cleanup',
    line: true,
  },
  'ai-run': { valued: '--shell --scope --peek --report', oneWordIsLine: true },
  torsocks: {},
  proxychains: { valued: '-f' },
  firejail: {},
  bwrap: { adds: ['changes', 'It runs in a sandbox.'] },
};
