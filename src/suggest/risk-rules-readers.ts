import type { ProgramRule } from './risk-rule.js';

const READS: ProgramRule = { risk: 'reads' };

const READERS = `
  ls dir vdir ll tree exa eza lsd stat file du df wc head tail nl tac od hexdump strings cmp diff diff3 sdiff comm
  cut paste join fold fmt expand unexpand column tsort pr rg ag ack grep look basename dirname realpath readlink pathchk
  test [ true false : expr seq yes sleep bc dc factor numfmt md5sum sha1sum sha224sum sha256sum sha384sum sha512sum b2sum
  cksum sum shasum whoami id groups who w users last lastlog uname arch nproc uptime free vmstat iostat mpstat lscpu lsblk
  lsusb lspci lsmod lsof lsns lslocks lsb_release ps pstree top htop pidof pmap getconf getent locale localectl tty
  which whereis whatis apropos man info type help hash jobs wait times pwd dirs caller history fc
  ping ping6 traceroute tracepath mtr dig host nslookup whois ss netstat arp
  jq yq xmllint bat less more most zless zmore zgrep ncal cal printenv logname
  exit return break continue shift getopts let hostid findmnt blkid dmesg journalctl ldd nm objdump readelf size addr2line
  tput stty clear reset infocmp loadkeys cargo-tree tokei cloc scc gdu ncdu duf fd-find locate mlocate plocate
  xdg-mime xclip pbpaste wl-paste sw_vers system_profiler mdls mdfind dscacheutil rpm2cpio dpkg-query dpkg-deb apt-cache
  apt-mark ldconfig-p shellcheck hadolint yamllint jsonlint markdownlint lz4cat zstdcat rev-list
`;

function each(names: string, rule: ProgramRule): Readonly<Record<string, ProgramRule>> {
  return Object.fromEntries(names.split(/\s+/).flatMap((name) => (name === '' ? [] : [[name, rule]])));
}

/** Programs that only read, but for the options listed with them. */
export const READER_RULES: Readonly<Record<string, ProgramRule>> = {
  ...each(READERS, READS),
  sort: {
    risk: 'reads',
    valued: '-o --output -k -t -T -S --compress-program',
    options: [
      ['-o --output', 'changes', 'It writes its output over a file.'],
      ['--compress-program', 'changes', 'It runs another program.'],
    ],
  },
  uniq: { risk: 'reads', valued: '-f -s -w', writesOperand: 1 },
  tree: {
    risk: 'reads',
    valued: '-L -P -I -o',
    options: [['-o', 'changes', 'It writes its output over a file.']],
  },
  file: { risk: 'reads', options: [['-C --compile', 'changes', 'It compiles a magic file.']] },
  date: {
    risk: 'reads',
    valued: '-d --date -r --reference -f --file',
    options: [['-s --set', 'changes', 'It sets the clock.']],
  },
  rg: {
    risk: 'reads',
    runs: '--pre',
    options: [['--pre', 'changes', 'It runs another program on each file.']],
  },
  fd: {
    risk: 'reads',
    wraps: true,
    options: [['-x --exec -X --exec-batch', 'changes', 'It runs a command for what it finds.']],
  },
  less: { risk: 'reads', valued: '-o -O', options: [['-o -O', 'changes', 'It copies its input to a file.']] },
  man: {
    risk: 'reads',
    runs: '-P --pager',
    options: [['-P --pager -H --html', 'changes', 'It runs another program.']],
  },
  dmesg: { risk: 'reads', options: [['-c -C --clear --read-clear', 'changes', 'It clears the kernel log.']] },
  journalctl: {
    risk: 'reads',
    options: [
      ['--vacuum-size --vacuum-time --vacuum-files --rotate --flush', 'changes', 'It deletes or moves logs.'],
    ],
  },
  yq: { risk: 'reads', options: [['-i --inplace --in-place', 'changes', 'It edits files in place.']] },
  xmllint: { risk: 'reads', options: [['-o --output', 'changes', 'It writes a file.']] },
  hostname: { risk: 'reads', options: [['-F --file -b', 'changes', 'It sets the name of the machine.']] },
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
  ifconfig: { risk: 'reads', subcommands: { '-a': READS }, otherwise: 'reads' },
  apt_cache: READS,
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
  bind: { risk: 'adds', why: 'It changes a setting of this shell only.' },
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
