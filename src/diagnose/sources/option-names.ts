import type { World } from '../../model/world.js';
import { helpQuery } from '../../shell/help-query.js';
import { USUAL_OPTIONS } from '../../shell/usual-options.js';

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
  const help = helpQuery(program, subcommand) ?? helpQuery(program);
  if (fromManual.length > 0) return fromManual;
  const shown = where && help ? askedOptions(world, program, help) : [];
  return shown.length > 0 || !world.unseen ? shown : usualOptions(program);
}

function askedOptions(world: World, program: string, help: readonly string[]): readonly string[] {
  const common = (COMMON_OPTIONS[program] ?? []).map((words) => [program, ...words]);
  return [help, ...common].flatMap((query) => optionWords(world.probe(query) ?? ''));
}

function usualOptions(program: string): readonly string[] {
  return (Object.hasOwn(USUAL_OPTIONS, program) ? USUAL_OPTIONS[program] : undefined) ?? [];
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
      ...((Object.hasOwn(EXTRA_GIT, subcommand) ? EXTRA_GIT[subcommand] : undefined) ?? []),
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
