import type { OptionRule, ProgramRule } from './risk-rule.js';

const reads: ProgramRule = { risk: 'reads' };
const INTO_PROJECT = 'It installs into the project.';
const WHOLE_SYSTEM = 'It installs for the whole system.';
const REMOVES = 'It removes packages.';
const RUNS_CODE = 'It runs code of the project, whose effects are not known.';
const PUBLISHES = 'It publishes for others to use.';

const adds = (why: string, more: Partial<ProgramRule> = {}): ProgramRule => ({ risk: 'adds', why, ...more });
const changes = (why: string, more: Partial<ProgramRule> = {}): ProgramRule => ({
  risk: 'changes',
  why,
  ...more,
});

const GLOBAL: OptionRule = ['-g --global', 'changes', WHOLE_SYSTEM];
const FORCE: OptionRule = [
  '-f --force --legacy-peer-deps',
  'changes',
  'It overrides a check of the package manager.',
];
const OTHER_SOURCE: OptionRule = [
  '--registry --index-url -i --extra-index-url --source',
  'changes',
  'It takes packages from another source.',
];
const OTHER_SHELL: OptionRule = ['--script-shell --node-gyp', 'changes', 'It runs other programs.'];
const CARGO_CONFIG: OptionRule = ['--config -Z', 'changes', 'Its settings can name other programs to run.'];
const NODE_INSTALL = adds(INTO_PROJECT, {
  options: [GLOBAL, FORCE, OTHER_SOURCE, OTHER_SHELL],
  valued: '--registry -w --workspace',
  writes: '--prefix -C --dir --cwd',
  sets: [/:\/\/|^git\+|@(?:file|git\+)/, 'It takes packages from another source.'],
});

const SYSTEM_MANAGER = changes(WHOLE_SYSTEM, {
  valued: '-o -c -t --target-release',
  harmless: '--simulate -s --dry-run --just-print --no-act',
  options: [
    [
      '--force-yes --allow-unauthenticated --allow-downgrades --allow-remove-essential --nogpgcheck --force-all',
      'changes',
      'It turns a check of the package manager off.',
    ],
  ],
  subcommands: {
    'list search show info policy depends rdepends showpkg madison check-update repolist history provides changelog':
      reads,
    'update makecache refresh': changes('It updates the list of packages of the system.'),
    'install reinstall upgrade full-upgrade dist-upgrade build-dep localinstall in up dup groupinstall module':
      changes(WHOLE_SYSTEM, {
        harmless: '--simulate -s --dry-run',
      }),
    'remove purge autoremove erase rm autopurge': changes(REMOVES, {
      harmless: '--simulate -s --dry-run',
      removes: '',
    }),
    'clean autoclean': changes('It deletes cached packages.'),
    download: changes('It downloads a package.'),
  },
});

/** Package managers: into the project is Low, for the whole system is Medium. */
export const PACKAGE_RULES: Readonly<Record<string, ProgramRule>> = {
  apt: SYSTEM_MANAGER,
  yum: SYSTEM_MANAGER,
  apk: { ...SYSTEM_MANAGER, subcommands: { 'info list search policy version': reads }, otherwise: 'changes' },
  pacman: changes(WHOLE_SYSTEM, { harmless: '-Q --query', removes: '-R --remove' }),
  brew: changes('It installs for this user or the whole system.', {
    subcommands: {
      'list ls info search config doctor deps uses outdated desc home log cat leaves --prefix --version':
        reads,
      'install upgrade reinstall tap link services update cleanup pin unlink bundle': changes(
        'It installs for this user or the whole system.',
      ),
      'uninstall remove rm untap autoremove': changes(REMOVES),
    },
  }),
  port: changes(WHOLE_SYSTEM),
  snap: changes(WHOLE_SYSTEM, { subcommands: { 'list info find version': reads }, otherwise: 'changes' }),
  flatpak: changes(WHOLE_SYSTEM, { subcommands: { 'list info search': reads }, otherwise: 'changes' }),
  nix: changes('It builds or installs packages.'),
  'nix-env': changes(WHOLE_SYSTEM, { harmless: '-q --query' }),
  'add-apt-repository': changes('It adds a source of packages for the whole system.'),
  'apt-key': changes('It changes which packages are trusted.'),
  dpkg: changes(WHOLE_SYSTEM, {
    removes: '-r --remove -P --purge',
    harmless: '-l --list -L --listfiles -s --status -S --search -p --print-architecture --compare-versions',
  }),
  rpm: changes(WHOLE_SYSTEM, { harmless: '-q --query -V --verify', removes: '-e --erase' }),
  choco: changes(WHOLE_SYSTEM),
  scoop: changes(WHOLE_SYSTEM),
  winget: changes(WHOLE_SYSTEM),
  npm: changes('It changes packages.', {
    valued: '-w --workspace --registry',
    writes: '--prefix -C',
    options: [GLOBAL, OTHER_SHELL],
    subcommands: {
      'ls list ll la view info show search outdated root prefix bin ping whoami help docs repo bugs explain why fund':
        reads,
      'install i add ci clean-install install-test it dedupe ddp rebuild install-clean in ins isntall':
        NODE_INSTALL,
      'test t tst': adds('It runs the tests of the project.', { noHelp: true }),
      'exec x dlx explore': changes(RUNS_CODE, { wraps: true, noHelp: true }),
      'run run-script rum start stop restart create': changes(RUNS_CODE, { noHelp: true }),
      'init innit': adds('It creates package.json.', { subcommands: {}, otherwise: 'changes' }),
      audit: {
        risk: 'reads',
        subcommands: { fix: changes('It changes versions of packages.'), signatures: reads },
        otherwise: 'reads',
      },
      'uninstall un remove rm r unlink prune': changes(REMOVES),
      'update up upgrade': changes('It changes versions of packages.'),
      'publish unpublish deprecate dist-tag owner access team': changes(PUBLISHES),
      cache: changes('It changes the cache of packages.', {
        subcommands: { 'verify ls': reads },
        otherwise: 'changes',
      }),
      'config c': changes('It changes settings.', {
        subcommands: { 'get list ls': reads },
        otherwise: 'changes',
      }),
      pkg: changes('It changes package.json.', { subcommands: { get: reads }, otherwise: 'changes' }),
      'version login logout adduser token set link pack shrinkwrap': changes(
        'It changes the project or your account.',
      ),
      get: reads,
    },
  }),
  yarn: adds(INTO_PROJECT, {
    options: [FORCE, OTHER_SOURCE],
    subcommands: {
      'list info why outdated versions licenses bin help': reads,
      config: changes('It changes settings.', { subcommands: { 'get list': reads }, otherwise: 'changes' }),
      workspaces: changes(RUNS_CODE, { subcommands: { 'info list': reads }, otherwise: 'changes' }),
      'install add import dedupe': NODE_INSTALL,
      test: adds('It runs the tests of the project.', { noHelp: true }),
      remove: changes(REMOVES),
      'upgrade up': changes('It changes versions of packages.'),
      global: changes(WHOLE_SYSTEM),
      'publish npm': changes(PUBLISHES),
      'dlx exec': changes(RUNS_CODE, { wraps: true, noHelp: true }),
      'run create start build dev lint': changes(RUNS_CODE, { noHelp: true }),
    },
  }),
  bun: changes(RUNS_CODE, {
    subcommands: {
      'install i add ci': NODE_INSTALL,
      test: adds('It runs the tests of the project.', { noHelp: true }),
      'remove rm': changes(REMOVES),
      'outdated why': reads,
    },
    otherwise: 'changes',
  }),
  deno: changes(RUNS_CODE, {
    subcommands: {
      'check lint info': adds('It checks the project.', {
        options: [['--fix', 'changes', 'It changes files in place.']],
      }),
      fmt: changes('It changes files in place.', { harmless: '--check' }),
      test: adds('It runs the tests of the project.', { noHelp: true }),
    },
    otherwise: 'changes',
  }),
  corepack: changes(WHOLE_SYSTEM),
  n: changes(WHOLE_SYSTEM),
  fnm: changes('It installs or chooses a version of Node.js.'),
  volta: changes(WHOLE_SYSTEM),
  poetry: changes('It changes packages.', {
    subcommands: {
      'show check env version about search': reads,
      'install add lock update sync': adds(INTO_PROJECT),
      'build init new': adds('It creates files of the project.'),
      'remove self': changes(REMOVES),
      publish: changes(PUBLISHES),
      shell: changes(RUNS_CODE),
    },
  }),
  pipenv: changes('It changes packages.', {
    subcommands: {
      'graph check': reads,
      'install sync update lock': adds(INTO_PROJECT),
      'uninstall clean': changes(REMOVES),
    },
  }),
  pdm: changes('It changes packages.', {
    subcommands: { 'list info show': reads, 'install add sync lock update': adds(INTO_PROJECT) },
  }),
  uv: changes('It changes packages.', {
    subcommands: {
      'add sync lock venv init export tree version': adds(INTO_PROJECT),
      remove: changes(REMOVES),
      pip: changes('It installs Python packages.', {
        subcommands: {
          'list show freeze check tree': reads,
          'install sync compile': adds('It installs into the virtual environment.', {
            options: [['--system --break-system-packages', 'changes', WHOLE_SYSTEM]],
          }),
        },
        otherwise: 'changes',
      }),
      publish: changes(PUBLISHES),
    },
    otherwise: 'changes',
  }),
  conda: changes('It changes packages.', {
    valued: '-n --name -p --prefix',
    subcommands: {
      'list info search': reads,
      env: changes('It changes a conda environment.', { subcommands: { list: reads }, otherwise: 'changes' }),
      config: changes('It changes settings.', { harmless: '--show --show-sources --get' }),
      'activate deactivate': adds('It chooses an environment for this shell.'),
      'install create update upgrade': changes('It changes a conda environment.'),
      'remove uninstall clean': changes(REMOVES),
    },
  }),
  cargo: changes(RUNS_CODE, {
    valued: '--config -Z --color',
    options: [CARGO_CONFIG],
    subcommands: {
      'tree metadata search version pkgid locate-project help --list --version read-manifest verify-project':
        reads,
      'build b check c test t bench clippy doc fetch generate-lockfile vendor': adds(
        'It builds or tests the project.',
        { writes: '--target-dir', options: [CARGO_CONFIG] },
      ),
      'add update init new': adds(INTO_PROJECT, {
        options: [CARGO_CONFIG, ['--git --registry', 'changes', 'It takes packages from another source.']],
      }),
      'fmt fix remove rm clean': changes('It changes files of the project.'),
      'install uninstall': changes('It installs for this user.'),
      'run r': changes(RUNS_CODE),
      'publish yank owner login': changes(PUBLISHES),
    },
  }),
  rustup: changes('It changes installed toolchains.', {
    subcommands: {
      'show which doc --version': reads,
      'component target toolchain': changes('It changes installed toolchains.', {
        subcommands: { list: reads },
        otherwise: 'changes',
      }),
    },
    otherwise: 'changes',
  }),
  go: changes(RUNS_CODE, {
    subcommands: {
      'version env list doc vet help': {
        risk: 'reads',
        singleDash: true,
        options: [
          ['-w -u', 'changes', 'It changes settings of Go.'],
          ['-vettool -toolexec', 'changes', RUNS_CODE],
        ],
      },
      'build test get mod': adds('It builds, tests or installs into the project.', {
        writes: '-o',
        options: [['-exec -toolexec -overlay', 'changes', RUNS_CODE]],
        singleDash: true,
      }),
      'fmt clean generate work': changes('It changes files of the project.'),
      install: changes('It installs for this user.'),
      'run tool': changes(RUNS_CODE),
    },
  }),
  gem: changes('It installs Ruby packages for this user or the system.', {
    subcommands: { 'list search env info which contents query': reads },
    otherwise: 'changes',
  }),
  bundle: changes('It changes packages.', {
    subcommands: {
      'list show info check outdated': reads,
      config: changes('It changes settings.', { subcommands: { 'get list': reads }, otherwise: 'changes' }),
      'install add update lock package': adds(INTO_PROJECT, { writes: '--path' }),
    },
    otherwise: 'changes',
  }),
  composer: changes('It changes packages.', {
    subcommands: {
      'show info validate outdated diagnose licenses why': reads,
      'install require update dump-autoload': adds(INTO_PROJECT, {
        options: [['-g', 'changes', WHOLE_SYSTEM]],
      }),
      global: changes(WHOLE_SYSTEM),
    },
    otherwise: 'changes',
  }),
  mix: changes(RUNS_CODE, {
    subcommands: { 'deps.get deps compile test': adds(INTO_PROJECT) },
    otherwise: 'changes',
  }),
  cpan: changes(WHOLE_SYSTEM),
  cpanm: changes('It installs Perl packages.'),
  luarocks: changes('It installs Lua packages.'),
  stack: changes(RUNS_CODE, {
    subcommands: { 'build test': adds('It builds or tests the project.') },
    otherwise: 'changes',
  }),
  cabal: changes(RUNS_CODE, {
    subcommands: { 'build test': adds('It builds or tests the project.') },
    otherwise: 'changes',
  }),
  dotnet: changes(RUNS_CODE, {
    subcommands: {
      '--info --list-sdks --list-runtimes --version': reads,
      'restore build test': adds('It builds or tests the project.'),
      add: adds(INTO_PROJECT),
    },
    otherwise: 'changes',
  }),
};
