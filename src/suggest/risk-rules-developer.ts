import type { OptionRule, ProgramRule } from './risk-rule.js';

const reads: ProgramRule = { risk: 'reads' };
const BUILDS = 'It builds or tests the project.';
const RUNS_CODE = 'It runs code of the project, whose effects are not known.';
const REWRITES: OptionRule = [
  '--fix -w --write -i --in-place --apply --fix-dry-run --unsafe',
  'changes',
  'It changes files in place.',
];

const OTHER_PROGRAMS: OptionRule = [
  '--config --config-option --config-dir --diff-cmd --editor-cmd --debugger',
  'changes',
  'Its settings can name other programs to run.',
];

const adds = (why: string, more: Partial<ProgramRule> = {}): ProgramRule => ({ risk: 'adds', why, ...more });
const changes = (why: string, more: Partial<ProgramRule> = {}): ProgramRule => ({
  risk: 'changes',
  why,
  ...more,
});
const checks = adds('It checks the project.', {
  options: [
    REWRITES,
    [
      '--init-hook --install-types --resolve-plugins-relative-to --rulesdir',
      'changes',
      'It runs other code.',
    ],
  ],
  writes: '-o --output-file --output --report',
});

/** Compilers, test runners, linters and formatters. */
export const DEVELOPER_RULES: Readonly<Record<string, ProgramRule>> = {
  gcc: adds(BUILDS, {
    singleDash: true,
    writes: '-o',
    options: [['-fplugin -wrapper -B', 'changes', 'It runs other programs.']],
  }),
  ld: adds(BUILDS, {
    singleDash: true,
    writes: '-o',
    options: [['-plugin --plugin', 'changes', 'It loads other code.']],
  }),
  ar: adds(BUILDS, { sets: [/^-?[a-z]*x/, 'It writes files.'] }),
  rustc: adds(BUILDS, { writes: '-o --out-dir' }),
  javac: adds(BUILDS, { singleDash: true, writes: '-d -h -s' }),
  java: changes(RUNS_CODE, { singleDash: true }),
  kotlinc: adds(BUILDS),
  scalac: adds(BUILDS),
  ghc: adds(BUILDS, { singleDash: true, writes: '-o -odir', options: [['-e', 'changes', RUNS_CODE]] }),
  tsc: adds(BUILDS, { harmless: '--noEmit --version -v', writes: '--outDir --outFile' }),
  swiftc: adds(BUILDS, { writes: '-o' }),
  swift: changes(RUNS_CODE, { subcommands: { 'build test': adds(BUILDS) }, otherwise: 'changes' }),
  zig: adds(BUILDS, { subcommands: { 'build test version fmt': adds(BUILDS) }, otherwise: 'changes' }),
  cmake: adds('It prepares a build.', {
    singleDash: true,
    writes: '-B',
    options: [['--install -P -E', 'changes', RUNS_CODE]],
  }),
  ctest: adds(BUILDS),
  meson: adds(BUILDS, {
    subcommands: { 'setup compile test introspect': adds(BUILDS) },
    otherwise: 'changes',
  }),
  make: changes('It runs what the build file says, whose effects are not known.', {
    harmless: '-n --dry-run --just-print --recon -p -q --question',
    valued: '-C -f -j -I -o -W --eval -E',
    options: [
      // What stands in $(shell …) or behind a plus is run even so.
      [
        '-n --dry-run --just-print --recon -p -q --question',
        'adds',
        'It reads the build file, which may run commands.',
      ],
      ['--eval -E', 'changes', 'It runs what the build file says, whose effects are not known.'],
    ],
  }),
  mvn: changes(RUNS_CODE, {
    singleDash: true,
    harmless: '-v -version --version',
    subcommands: {
      'compile test package verify validate test-compile dependency:tree dependency:resolve': adds(BUILDS),
    },
    otherwise: 'changes',
  }),
  gradle: changes(RUNS_CODE, {
    subcommands: { 'build test check assemble compileJava tasks dependencies projects': adds(BUILDS) },
    otherwise: 'changes',
  }),
  gradlew: changes(RUNS_CODE),
  mvnw: changes(RUNS_CODE),
  bazel: changes(RUNS_CODE, {
    subcommands: { 'build test query info version': adds(BUILDS) },
    otherwise: 'changes',
  }),
  pytest: adds(BUILDS, {
    valued: '-c -k -m -o -p -n',
    writes: '--rootdir --junitxml --junit-xml --cov-report --log-file',
    options: [['--basetemp', 'changes', 'It empties the folder that it is given.']],
  }),
  tox: adds(BUILDS),
  nox: adds(BUILDS),
  jest: adds(BUILDS, { options: [['-u --updateSnapshot', 'changes', 'It changes stored snapshots.']] }),
  vitest: adds(BUILDS, { options: [['-u --update', 'changes', 'It changes stored snapshots.']] }),
  mocha: adds(BUILDS, { writes: '--reporter-options' }),
  rspec: adds(BUILDS, { writes: '-o --out' }),
  phpunit: adds(BUILDS),
  playwright: adds(BUILDS),
  eslint: checks,
  biome: checks,
  prettier: checks,
  stylelint: checks,
  mypy: checks,
  pyright: checks,
  flake8: checks,
  pylint: checks,
  rubocop: adds('It checks the project.', {
    options: [['-a -A --autocorrect --autocorrect-all', 'changes', 'It changes files in place.']],
  }),
  ruff: {
    ...checks,
    subcommands: {
      check: checks,
      format: changes('It changes files in place.', { harmless: '--check --diff' }),
    },
  },
  black: changes('It changes files in place.', { harmless: '--check --diff --version' }),
  isort: changes('It changes files in place.', { harmless: '--check --check-only --diff' }),
  autopep8: { ...checks },
  gofmt: { risk: 'reads', options: [['-w', 'changes', 'It changes files in place.']] },
  rustfmt: changes('It changes files in place.', { harmless: '--check' }),
  'clang-format': { risk: 'reads', options: [['-i', 'changes', 'It changes files in place.']] },
  shfmt: { risk: 'reads', options: [['-w --write', 'changes', 'It changes files in place.']] },
  sphinx: adds(BUILDS),
  'pre-commit': changes('It runs the checks of the repository.'),
  venv: adds('It creates a virtual environment.'),
  virtualenv: adds('It creates a virtual environment.'),
  tldr: reads,
  django: changes(RUNS_CODE),
  flask: changes(RUNS_CODE),
  uvicorn: changes(RUNS_CODE),
  gunicorn: changes(RUNS_CODE),
  next: changes(RUNS_CODE),
  vite: changes(RUNS_CODE),
  webpack: adds(BUILDS, { writes: '-o --outfile --outdir --output-path --out-dir -d --dir' }),
  rollup: adds(BUILDS, { writes: '-o --outfile --outdir --output-path --out-dir -d --dir' }),
  esbuild: adds(BUILDS, { writes: '-o --outfile --outdir --output-path --out-dir -d --dir' }),
  tsup: adds(BUILDS, { writes: '-o --outfile --outdir --output-path --out-dir -d --dir' }),
  turbo: changes(RUNS_CODE),
  nx: changes(RUNS_CODE),
  gdb: changes(RUNS_CODE),
  pyenv: changes('It installs or chooses versions of Python.', {
    subcommands: {
      'versions version which root --version': reads,
      'local shell': adds('It chooses a version for this folder.'),
    },
    otherwise: 'changes',
  }),
  rbenv: changes('It installs or chooses versions of Ruby.', {
    subcommands: {
      'versions version which root': reads,
      'local shell': adds('It chooses a version for this folder.'),
    },
    otherwise: 'changes',
  }),
  asdf: changes('It installs or chooses versions of tools.', {
    subcommands: { 'list current where which': reads },
    otherwise: 'changes',
  }),
  mise: changes('It installs or chooses versions of tools.', {
    subcommands: { 'ls current where which': reads },
    otherwise: 'changes',
  }),
  ffmpeg: changes('It writes a file.'),
  ffprobe: reads,
  convert: changes('It writes a file.'),
  pandoc: {
    risk: 'reads',
    options: [
      ['-o --output', 'changes', 'It writes a file.'],
      ['--filter -F --lua-filter', 'changes', 'It runs other programs.'],
    ],
  },
  redis: changes('It starts a server.'),
  svn: changes('It changes the working copy or the repository.', {
    options: [OTHER_PROGRAMS],
    subcommands: {
      'status st stat log diff di info list ls cat blame praise annotate ann help proplist propget': {
        risk: 'reads',
        options: [OTHER_PROGRAMS],
      },
      'add mkdir': adds('It marks files for the next commit.'),
    },
    otherwise: 'changes',
  }),
  hg: changes('It changes the repository.', {
    options: [OTHER_PROGRAMS],
    subcommands: {
      'status st log diff summary sum identify id branches tags paths heads parents annotate blame cat files manifest help version':
        { risk: 'reads', options: [OTHER_PROGRAMS] },
      add: adds('It marks files for the next commit.'),
    },
    otherwise: 'changes',
  }),
  'redis-server': changes('It starts a server.'),
};
