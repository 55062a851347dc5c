import { isKnown, type StaticWord, showText } from '../shell/static-text.js';
import { readOptions } from './read-options.js';

const INSTALLS = /^(?:install|add|i|reinstall|require|get)$/;
const REMOVES = /^(?:remove|uninstall|purge|rm|erase|un)$/;
const MANAGERS =
  /^(?:apt|apt-get|aptitude|dnf|yum|zypper|apk|brew|snap|npm|pnpm|yarn|pip|pip3|pipx|gem|cargo|poetry|uv|composer|go|flatpak|pacman)$/;

/** The packages that a package manager is told to install or remove. */
export function impactOfInstall(program: string, words: readonly StaticWord[]): readonly string[] {
  if (!MANAGERS.test(program)) return [];
  const { operands } = readOptions(words.slice(1), {
    valued: '-r --requirement -c -t --target -C --prefix -o -n --index-url -i',
  });
  const [action, ...names] = operands;
  const packages = names.filter(isKnown).map((word) => showText(word.text));
  if (action === undefined || packages.length === 0) return [];
  const listed =
    packages.slice(0, 5).join(', ') + (packages.length > 5 ? ` and ${packages.length - 5} more` : '');
  if (INSTALLS.test(action.text)) return [`Installs ${listed}.`];
  return REMOVES.test(action.text) ? [`Removes ${listed}.`] : [];
}
