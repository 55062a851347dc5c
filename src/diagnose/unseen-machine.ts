import type { World } from '../model/world.js';
import { COMMON_PROGRAMS } from './sources/common-programs.js';

/** Programs that only one of the two systems has. */
const LINUX_ONLY: ReadonlySet<string> = new Set([
  'apt',
  'apt-get',
  'dpkg',
  'systemctl',
  'service',
  'journalctl',
]);
const MACOS_ONLY: ReadonlySet<string> = new Set(['brew']);

/**
 * The world of a failure that came without its environment. It happened on a machine of which nothing is known, so
 * this one's PATH and user say nothing about it: the programs are those that everybody has, the user is an ordinary one.
 */
export function unseenMachine(world: World): World {
  const foreign = world.os.platform === 'darwin' ? LINUX_ONLY : MACOS_ONLY;
  const programs = COMMON_PROGRAMS.filter((name) => !foreign.has(name)).sort();
  return {
    ...world,
    unseen: true,
    programs: () => programs,
    which: (name) => (programs.includes(name) ? `/usr/bin/${name}` : undefined),
    user: { name: '', uid: -1, root: false, groups: [] },
  };
}

/** What a tool tells of itself is the same in every folder. */
const ASKS_FOR_HELP = /^(?:--help|help|--git-completion-helper-all)$/;

/** A world of whose files nothing is known either: the failure came without its folder, and this one's says nothing about it. */
export function unseenFolder(world: World): World {
  return {
    ...world,
    stat: () => undefined,
    list: () => [],
    read: () => undefined,
    link: () => undefined,
    probe: (argv) => (argv.some((word) => ASKS_FOR_HELP.test(word)) ? world.probe(argv) : undefined),
  };
}
