import type { World } from '../model/world.js';
import { quoteWord } from '../shell/quote-word.js';

interface PackageManager {
  readonly program: string;
  readonly install: string;
  readonly root: boolean;
}

/** Package managers in the order in which they are looked for. */
const PACKAGE_MANAGERS: readonly PackageManager[] = [
  { program: 'apt', install: 'apt install', root: true },
  { program: 'apt-get', install: 'apt-get install', root: true },
  { program: 'dnf', install: 'dnf install', root: true },
  { program: 'yum', install: 'yum install', root: true },
  { program: 'pacman', install: 'pacman -S', root: true },
  { program: 'zypper', install: 'zypper install', root: true },
  { program: 'apk', install: 'apk add', root: true },
  { program: 'brew', install: 'brew install', root: false },
];

/** The package manager of this system. */
function packageManager(world: World): PackageManager | undefined {
  return PACKAGE_MANAGERS.find((manager) => world.which(manager.program) !== undefined);
}

/** The line that installs packages on this system, with sudo where it is needed. */
export function installCommand(packages: readonly string[], world: World): string | undefined {
  const manager = packageManager(world);
  if (!manager || packages.some((name) => !/^[A-Za-z0-9][\w.+@/-]*$/.test(name))) return undefined;
  const sudo = manager.root && !world.user.root ? 'sudo ' : '';
  return `${sudo}${manager.install} ${packages.map(quoteWord).join(' ')}`;
}
