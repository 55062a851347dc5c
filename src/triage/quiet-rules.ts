/** A program whose exit code can be an answer rather than a failure. */
export interface QuietRule {
  readonly program: string | readonly string[];
  readonly exit_codes: readonly number[];
  /** A regex on the arguments, joined with spaces; without it any arguments will do. */
  readonly args?: string;
  /** What the exit code says. */
  readonly reason?: string;
  /** A regex on the output; where it matches, the program has failed after all. */
  readonly unless?: string;
}

const NO_MATCH = 'nothing matched';
const DIFFERS = 'the two differ';
const ABSENT = 'it is not there';
const UNTRUE = 'the condition is not true';
const TROUBLE = 'No such file|cannot|Permission denied|[Uu]sage:|invalid|unrecognized|unknown option';

/** Exit codes that are answers. Users add their own under `triage.quiet` in the configuration. */
export const QUIET_RULES: readonly QuietRule[] = [
  {
    program: [
      'grep',
      'egrep',
      'fgrep',
      'rg',
      'ag',
      'ack',
      'ugrep',
      'zgrep',
      'zegrep',
      'zfgrep',
      'bzgrep',
      'xzgrep',
    ],
    exit_codes: [1],
    reason: NO_MATCH,
    unless: '^(?:\\w+: )?(?:No such file|.*Permission denied|error: )|^ERR:|^[Uu]sage: ',
  },
  {
    program: ['diff', 'cmp', 'colordiff', 'zdiff', 'zcmp', 'sdiff', 'diff3', 'delta'],
    exit_codes: [1],
    reason: DIFFERS,
  },
  {
    program: ['test', '[', '[[', '((', 'let', 'expr', 'false'],
    exit_codes: [1],
    reason: UNTRUE,
    unless: 'syntax error|division by 0',
  },
  {
    program: ['pgrep', 'pkill', 'pidof', 'fuser', 'lsof', 'locate', 'plocate', 'look'],
    exit_codes: [1],
    reason: NO_MATCH,
    unless: TROUBLE,
  },
  { program: ['which', 'type', 'hash', 'whence', 'where'], exit_codes: [1], reason: ABSENT },
  { program: ['apropos', 'whatis'], exit_codes: [1, 16], reason: NO_MATCH },
  { program: 'getent', exit_codes: [2], reason: ABSENT },
  { program: 'readlink', exit_codes: [1], reason: ABSENT, unless: TROUBLE },
  { program: 'id', exit_codes: [1], args: '^[^-]', reason: ABSENT },
  {
    program: 'jq',
    exit_codes: [1, 4, 5],
    args: '(?:^| )(?:-\\w*e|--exit-status)',
    reason: UNTRUE,
    unless: 'error',
  },
  { program: 'mountpoint', exit_codes: [1, 32], reason: UNTRUE, unless: TROUBLE },
  { program: 'kill', exit_codes: [1], args: '^-(?:0|s 0|n 0) ', reason: ABSENT, unless: 'not permitted' },
  {
    program: ['exit', 'return'],
    exit_codes: range(1, 255),
    args: '^\\d+$', // `exit $?` passes on what went wrong before
    reason: 'the line itself says so',
    unless: '\\S', // what it printed may say why
  },
  {
    program: ['read', 'wait'],
    exit_codes: range(1, 255),
    reason: 'the line itself says so',
    unless: TROUBLE,
  },
  {
    program: ['fzf', 'sk', 'gum', 'dialog', 'whiptail', 'zenity'],
    exit_codes: [1, 130],
    reason: 'nothing was chosen',
    unless: TROUBLE,
  },
  { program: ['ping', 'ping6'], exit_codes: [1], reason: 'there was no reply' },
  {
    program: ['nc', 'ncat', 'netcat'],
    exit_codes: [1],
    args: '(?:^| )-\\w*z',
    reason: 'nothing listens there',
    unless: '[Uu]sage|getaddrinfo|invalid',
  },
  { program: 'crontab', exit_codes: [1], args: '(?:^| )-l', reason: ABSENT, unless: TROUBLE },
  { program: 'ssh-add', exit_codes: [1], args: '^-[lL]', reason: ABSENT },
  { program: 'tmux', exit_codes: [1], args: '^(?:has-session|has)\\b', reason: ABSENT },
  {
    program: 'git',
    exit_codes: [1],
    args: '(?:^| )diff(?:-index|-files|-tree)?\\b.*(?:--exit-code|--quiet|--check|--no-index)',
    reason: DIFFERS,
  },
  {
    program: 'git',
    exit_codes: [1],
    args: '(?:^| )(?:grep|check-ignore|check-attr)(?: |$)',
    reason: NO_MATCH,
  },
  { program: 'git', exit_codes: [1], args: '(?:^| )merge-base\\b.*--is-ancestor', reason: UNTRUE },
  {
    program: 'git',
    exit_codes: [1],
    args: '(?:^| )(?:show-ref|rev-parse\\b.*(?:-q|--quiet)|symbolic-ref\\b.*(?:-q|--quiet))',
    reason: ABSENT,
  },
  {
    program: 'git',
    exit_codes: [1],
    args: '(?:^| )config\\b(?!.* --(?:add|unset|replace|rename|remove))',
    reason: ABSENT,
    unless: '.',
  },
  { program: 'git', exit_codes: [2], args: '(?:^| )ls-remote\\b.*--exit-code', reason: ABSENT },
  { program: 'git', exit_codes: [1], args: '(?:^| )verify-(?:commit|tag)\\b', reason: UNTRUE },
  {
    program: 'systemctl',
    exit_codes: range(1, 4),
    args: '(?:^| )is-(?:active|enabled|failed|system-running)\\b',
    reason: UNTRUE,
    unless: 'Failed to|Unknown',
  },
  { program: 'systemctl', exit_codes: [3], args: '(?:^| )status\\b', reason: 'it is not running' },
  {
    program: 'service',
    exit_codes: [1, 3],
    args: ' status$',
    reason: 'it is not running',
    unless: 'unrecognized',
  },
  { program: 'dpkg', exit_codes: [1], args: '^(?:-[sLlS]|--status|--list|--search)', reason: ABSENT },
  { program: 'dpkg-query', exit_codes: [1], reason: ABSENT, unless: 'unknown option' },
  { program: 'rpm', exit_codes: range(1, 20), args: '^-q', reason: ABSENT },
  { program: 'pip', exit_codes: [1], args: '^(?:show|check)\\b', reason: 'pip has said what it found' },
  {
    program: 'npm',
    exit_codes: [1],
    args: '^(?:outdated|audit)\\b(?!.* fix)',
    reason: 'npm has said what it found',
    unless: 'npm (?:ERR!|error) code',
  },
  {
    program: ['yarn', 'pnpm'],
    exit_codes: range(1, 31),
    args: '^(?:outdated|audit)\\b',
    reason: 'there is something to update',
    unless: 'ERR_|Usage Error',
  },
  {
    program: ['terraform', 'tofu'],
    exit_codes: [2],
    args: '^plan\\b.*-detailed-exitcode',
    reason: 'there are changes',
  },
  {
    program: ['kubectl', 'helm'],
    exit_codes: [1, 2],
    args: '^diff\\b',
    reason: DIFFERS,
    unless: '[Ee]rror|unknown',
  },
  {
    program: ['vim', 'vi', 'nvim', 'nano', 'less', 'more', 'man'],
    exit_codes: [1],
    reason: 'an editor or pager was left',
    unless: '.',
  },
];

function range(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
