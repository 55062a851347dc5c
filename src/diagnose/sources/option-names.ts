import type { World } from '../../model/world.js';

/** Programs whose help is known to only print: `--help` of anything else could do something. */
export const HELPFUL_PROGRAMS: ReadonlySet<string> = new Set(
  (
    'apt apt-get awk bash bzip2 cargo cat chmod chown cmake cp curl cut date df diff docker du file find g++ gcc git go gpg ' +
    'grep gzip head helm ip java javac jq kubectl less ln ls make mkdir mv mvn nano nc node npm npx patch pip pip3 ping pnpm ' +
    'ps psql python python3 redis-cli redis-server rg rm rsync rustc screen sed sort sqlite3 ss ssh stat systemctl tail tar tee ' +
    'terraform tmux top touch tr tree tsc uniq unzip vim wc wget xargs xz yarn zip'
  ).split(' '),
);

/** Programs whose short help is not the whole one. */
const FULL_HELP: Readonly<Record<string, readonly string[]>> = {
  curl: ['--help', 'all'],
  gcc: ['--help=common'],
};

/** What lists the options that every subcommand takes, where its own help leaves them out. */
const COMMON_OPTIONS: Readonly<Record<string, readonly (readonly string[])[]>> = { kubectl: [['options']] };

/** Options that a program (and its subcommand) really has, from its completion data, help text or manual page. */
export function programOptions(
  world: World,
  program: string,
  subcommand: string | undefined,
): readonly string[] {
  if (program === 'git' && subcommand) return gitOptions(world, subcommand);
  const where = world.which(program);
  const pages = subcommand ? [`${program}-${subcommand}`, program] : [program];
  const texts = pages.map((page) => world.manual(page)).filter((text) => text !== undefined);
  const fromManual = texts.flatMap(optionWords);
  if (fromManual.length > 0 || !where || !HELPFUL_PROGRAMS.has(program)) return fromManual;
  const help =
    FULL_HELP[program] ?? (subcommand && /^[a-z-]+$/.test(subcommand) ? [subcommand, '--help'] : ['--help']);
  return [help, ...(COMMON_OPTIONS[program] ?? [])].flatMap((asked) =>
    optionWords(world.probe([program, ...asked]) ?? ''),
  );
}

/** Option words in a usage text. */
export function optionWords(text: string): readonly string[] {
  const found = [...text.matchAll(/(?<![\w-])(--?[A-Za-z0-9](?:[\w-]*\w)?)/g)].map((match) => match[1] ?? '');
  const negated = [...text.matchAll(/--\[no-\]([\w-]+)/g)].flatMap((match) => [
    `--${match[1]}`,
    `--no-${match[1]}`,
  ]);
  return [...new Set([...found, ...negated])];
}

function gitOptions(world: World, subcommand: string): readonly string[] {
  if (!/^[a-z-]+$/.test(subcommand)) return [];
  const listed = world.probe(['git', subcommand, '--git-completion-helper-all']) ?? '';
  const manual = world.manual(`git-${subcommand}`) ?? '';
  return [
    ...new Set([
      ...optionWords(listed.replaceAll('=', ' ')),
      ...optionWords(manual),
      ...(EXTRA_GIT[subcommand] ?? []),
    ]),
  ];
}

const LOG_OPTIONS =
  '--oneline --graph --all --stat --patch --name-only --name-status --decorate --pretty --format --author --since --until --after --before --grep --follow --merges --no-merges --reverse --abbrev-commit --shortstat --numstat --first-parent --cherry-pick --left-right --max-count --skip --branches --tags --remotes --date --word-diff'.split(
    ' ',
  );

/** Options that git's completion helper does not list. */
const EXTRA_GIT: Readonly<Record<string, readonly string[]>> = {
  log: LOG_OPTIONS,
  show: LOG_OPTIONS,
  diff: '--cached --staged --stat --name-only --name-status --word-diff --color --ignore-all-space --no-index --shortstat --numstat --check --patch --summary --quiet --exit-code'.split(
    ' ',
  ),
};
