import type { StaticWord } from '../shell/static-text.js';
import type { Inspector } from './inspection.js';
import { leaveScope } from './leave-scope.js';
import { hasName, mayMean, type OptionWord, readOptions } from './read-options.js';

const VALUED =
  '-f --file -C --directory -I --use-compress-program -X --exclude-from -T --files-from -F --info-script -g -K -L -N -V -b -H ' +
  '--to-command --checkpoint-action --rsh-command --new-volume-script --rmt-command --index-file --exclude --strip-components';

/** Options whose value is a program or a line for a shell. */
const RUNS =
  '-I --use-compress-program -F --info-script --new-volume-script --to-command --checkpoint-action --rsh-command --rmt-command';

/** All that may stand beside a listing or a printing: whatever else tar takes could write, send or run something. */
const QUIET =
  '-t --list -x --extract --get -O --to-stdout -f --file -v --verbose -z --gzip --gunzip --ungzip -j --bzip2 -J --xz -Z ' +
  '--zstd --lzip --lzma --lzop -a --auto-compress -C --directory -i --ignore-zeros -R --block-number --exclude --wildcards ' +
  '--no-wildcards --anchored --ignore-case --strip-components --full-time --numeric-owner --utc --occurrence --force-local';

/** `tar`: listing and printing read, all else writes; some options run commands. */
export const inspectTar: Inspector = (words, setting, inspection) => {
  const { options } = readOptions(withDashes(words.slice(1)), { valued: VALUED });
  const runners = options.filter((option) => mayMean(RUNS, option.name));
  for (const { value } of runners)
    inspection.runText({ text: value?.text.replace(/^exec=/, '') ?? '', origins: [] }, setting);
  if (runners.length > 0) inspection.report('adds', 'It makes tar start another program.');
  if (!onlyReads(options)) inspection.report('changes', 'It writes files.');
  else if (isRemote(options)) inspection.report('changes', 'It reads an archive of another machine.');
  return leaveScope(words, setting);
};

/** The old style, `tar tIf program archive`, as options with their values behind them. */
function withDashes(words: readonly StaticWord[]): readonly StaticWord[] {
  const [bundle, ...rest] = words;
  if (bundle === undefined || !/^[a-zA-Z]+$/.test(bundle.text)) return words;
  const options = [...bundle.text].flatMap((letter) => {
    const name = { ...bundle, text: `-${letter}` };
    const value = hasName(VALUED, name.text) ? rest.shift() : undefined;
    return value === undefined ? [name] : [name, value];
  });
  return [...options, ...rest];
}

function onlyReads(options: readonly OptionWord[]): boolean {
  const has = (names: string) => options.some(({ name }) => hasName(names, name));
  const prints = has('-t --list') ? !has('-x --extract --get') : has('-O --to-stdout');
  return prints && options.every(({ name }) => hasName(`${QUIET} ${RUNS}`, name));
}

/** `host:file` is fetched through a remote shell. */
function isRemote(options: readonly OptionWord[]): boolean {
  const archive = options.find(({ name }) => hasName('-f --file', name))?.value?.text ?? '';
  return /^[^/]*:/.test(archive) && !options.some(({ name }) => name === '--force-local');
}
