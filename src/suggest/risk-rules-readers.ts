import type { ProgramRule } from './risk-rule.js';

const READS: ProgramRule = { risk: 'reads' };

const READERS = `
  ls dir vdir ll tree exa eza lsd stat file du df wc head tail nl tac od hexdump strings cmp diff diff3 sdiff comm
  cut paste join fold fmt expand unexpand column tsort pr rg ag ack grep look basename dirname realpath readlink pathchk
  test [ true false : expr seq yes sleep bc factor numfmt md5sum sha1sum sha224sum sha256sum sha384sum sha512sum b2sum
  cksum sum shasum whoami id groups who w users last lastlog uname arch nproc uptime free vmstat iostat mpstat lscpu lsblk
  lsusb lspci lsmod lsof lsns lslocks lsb_release ps pstree top htop pidof pmap getconf getent locale tty
  which whereis whatis apropos man info type help hash jobs wait times pwd dirs caller history
  ping ping6 traceroute tracepath mtr dig host nslookup whois ss netstat
  jq yq xmllint bat less more most zless zmore zgrep ncal cal printenv logname
  exit return break continue shift getopts let hostid findmnt blkid dmesg journalctl ldd nm objdump readelf size addr2line
  tput stty clear reset infocmp cargo-tree tokei cloc scc duf fd-find locate mlocate plocate
  xclip pbpaste wl-paste sw_vers system_profiler mdls mdfind dscacheutil rpm2cpio dpkg-query dpkg-deb apt-cache
  apt-mark ldconfig-p shellcheck hadolint yamllint jsonlint markdownlint lz4cat zstdcat rev-list
`;

function each(names: string, rule: ProgramRule): Readonly<Record<string, ProgramRule>> {
  return Object.fromEntries(names.split(/\s+/).flatMap((name) => (name === '' ? [] : [[name, rule]])));
}

const WRITES = 'It writes its output over a file.';
const RUNS = 'It runs another program.';
const SETS_NAME = 'It sets the name of the machine.';
const EDITS = 'It edits files in place.';

/** Programs that only read, but for the options listed with them. */
export const READER_RULES: Readonly<Record<string, ProgramRule>> = {
  ...each(READERS, READS),
  ...each('sdiff diff3', {
    risk: 'reads',
    valued: '-o --output --diff-program',
    options: [
      ['-o --output', 'changes', WRITES],
      ['--diff-program', 'changes', RUNS],
    ],
  }),
  ...each('ack ag bat', {
    risk: 'reads',
    runs: '--pager',
    options: [
      ['--pager', 'changes', RUNS],
      ['--output', 'changes', 'It may write a file.'],
    ],
    subcommands: { cache: { risk: 'changes', why: 'It changes the cache of bat.' } },
    otherwise: 'reads',
  }),
  ...each('nm objdump size', { risk: 'reads', options: [['--plugin', 'changes', 'It loads other code.']] }),
  ...each('cloc scc', {
    risk: 'reads',
    options: [['-o --out --output --report-file --sum-reports --write-lang-def', 'changes', WRITES]],
  }),
  ...each('markdownlint jsonlint', {
    risk: 'reads',
    options: [['-f --fix -i --in-place -o --output', 'changes', EDITS]],
  }),
  sort: {
    risk: 'reads',
    valued: '-o --output -k -t -T -S --compress-program',
    options: [
      ['-o --output', 'changes', WRITES],
      ['--compress-program', 'changes', RUNS],
    ],
  },
  uniq: { risk: 'reads', valued: '-f -s -w', writesOperand: 1 },
  tree: {
    risk: 'reads',
    valued: '-L -P -I -o',
    options: [['-o', 'changes', WRITES]],
  },
  file: { risk: 'reads', options: [['-C --compile', 'changes', 'It compiles a magic file.']] },
  date: {
    risk: 'reads',
    valued: '-d --date -r --reference -f --file',
    options: [['-s --set', 'changes', 'It sets the clock.']],
    sets: [/^\d/, 'It sets the clock.'],
  },
  rg: {
    risk: 'reads',
    runs: '--pre --hostname-bin',
    options: [['--pre --hostname-bin', 'changes', RUNS]],
  },
  fd: {
    risk: 'reads',
    wraps: true,
    options: [['-x --exec -X --exec-batch', 'changes', 'It runs a command for what it finds.']],
  },
  less: {
    risk: 'reads',
    valued: '-o -O -k',
    options: [
      ['-o -O --log-file --LOG-FILE', 'changes', 'It copies its input to a file.'],
      [
        '-k --lesskey-file --lesskey-src --lesskey-content',
        'changes',
        'It loads keys that can run commands.',
      ],
    ],
  },
  man: {
    risk: 'reads',
    runs: '-P --pager',
    valued: '-C --config-file',
    options: [['-P --pager -H --html -C --config-file', 'changes', RUNS]],
  },
  dmesg: {
    risk: 'reads',
    options: [
      ['-c -C --clear --read-clear', 'changes', 'It clears the kernel log.'],
      [
        '-n --console-level -D --console-off -E --console-on',
        'changes',
        'It changes what the console shows.',
      ],
    ],
  },
  journalctl: {
    risk: 'reads',
    options: [
      [
        '--vacuum-size --vacuum-time --vacuum-files --rotate --flush --relinquish-var --smart-relinquish-var',
        'changes',
        'It deletes or moves logs.',
      ],
      ['--setup-keys --update-catalog', 'changes', 'It writes files.'],
    ],
  },
  yq: {
    risk: 'reads',
    options: [
      ['-i --inplace --in-place', 'changes', EDITS],
      ['-s --split-exp --split-exp-file', 'changes', 'It writes files.'],
    ],
  },
  xmllint: {
    risk: 'reads',
    singleDash: true,
    options: [
      ['-o --o -output --output', 'changes', WRITES],
      ['-shell --shell', 'changes', 'It opens a shell of its own.'],
    ],
  },
  info: { risk: 'reads', valued: '-o --output', options: [['-o --output', 'changes', WRITES]] },
  ss: { risk: 'reads', options: [['-K --kill', 'changes', 'It closes connections.']] },
  arp: {
    risk: 'reads',
    options: [['-d --delete -s --set -f --file', 'changes', 'It changes the network settings.']],
  },
  localectl: { risk: 'reads', subcommands: { 'status list-locales list-keymaps': READS } },
  'xdg-mime': { risk: 'reads', subcommands: { query: READS } },
  loadkeys: { risk: 'changes', why: 'It changes the keyboard.' },
  fc: {
    risk: 'changes',
    why: 'It runs a line of the history again.',
    harmless: '-l',
    options: [['-s -e', 'changes', 'It runs a line of the history again.']],
  },
  hash: { risk: 'reads', options: [['-p', 'changes', 'It makes a name stand for another program.']] },
  dc: { risk: 'changes', why: 'Its programs can run commands.' },
  ldd: { risk: 'adds', why: 'It may start the program that it looks at.' },
  ...each('ncdu gdu', { risk: 'adds', why: 'Files can be deleted in it.' }),
  blkid: { risk: 'reads', options: [['-g -w', 'changes', 'It changes its cache.']] },
  ...each('ping ping6 traceroute tracepath mtr dig host nslookup whois', { risk: 'reads', sends: true }),
  hostname: {
    risk: 'reads',
    options: [['-F --file -b', 'changes', SETS_NAME]],
    sets: [/./, SETS_NAME],
  },
  ifconfig: { risk: 'reads', sets: [/ /, 'It changes the network settings.'] },
  dscacheutil: {
    risk: 'reads',
    singleDash: true,
    options: [['-flushcache', 'changes', 'It empties a cache.']],
  },
  ip: {
    risk: 'reads',
    valued: '-n -netns -f -family',
    subcommands: {
      'a addr address l link r route ro neigh n rule netns tunnel maddr': {
        risk: 'reads',
        subcommands: { 'show list ls get help sh s l lst': READS },
        otherwise: 'changes',
        why: 'It changes the network settings.',
      },
    },
    why: 'It changes the network settings.',
  },
  'apt-cache': {
    risk: 'reads',
    options: [['-o --option -c --config-file', 'changes', 'It changes what apt does.']],
  },
  'apt-mark': { risk: 'reads', subcommands: { 'showmanual showauto showhold': READS } },
  'dpkg-deb': {
    risk: 'reads',
    options: [['-b --build -x --extract -e --control -R', 'changes', 'It writes files.']],
  },
  nproc: READS,
  stty: { risk: 'adds', why: 'It changes the settings of the terminal.' },
  clear: { risk: 'adds', why: 'It clears the screen.' },
  reset: { risk: 'adds', why: 'It resets the terminal.' },
  tput: { risk: 'adds', why: 'It writes codes to the terminal.' },
  umask: { risk: 'adds', why: 'It changes a setting of this shell only.' },
  ulimit: { risk: 'adds', why: 'It changes a limit of this shell only.' },
  unset: { risk: 'adds', why: 'It changes variables of this shell only.' },
  shopt: { risk: 'adds', why: 'It changes a setting of this shell only.' },
  setopt: { risk: 'adds', why: 'It changes a setting of this shell only.' },
  unalias: { risk: 'adds', why: 'It changes aliases of this shell only.' },
  bind: {
    risk: 'adds',
    why: 'It changes a setting of this shell only.',
    valued: '-f',
    options: [['-x -f', 'changes', 'It makes a key run a command.']],
  },
  popd: { risk: 'adds', why: 'It changes the folder of this shell only.' },
  nvm: { risk: 'adds', why: 'It chooses a version of Node.js for this shell.' },
  fg: { risk: 'adds', why: 'It continues a job.' },
  bg: { risk: 'adds', why: 'It continues a job.' },
  disown: { risk: 'adds', why: 'It detaches a job from this shell.' },
  suspend: { risk: 'changes', why: 'It stops this shell.' },
  open: { risk: 'adds', why: 'It opens something in another program.' },
  'xdg-open': { risk: 'adds', why: 'It opens something in another program.' },
  code: { risk: 'adds', why: 'It opens an editor.' },
  nano: { risk: 'adds', why: 'It opens an editor.' },
  emacs: { risk: 'changes', why: 'It opens an editor that can run code.' },
};
