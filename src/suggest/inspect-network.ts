import { withEntry } from '../shell/scope.js';
import {
  known,
  type Origin,
  originsOf,
  type StaticText,
  type StaticWord,
  showText,
  unknown,
} from '../shell/static-text.js';
import { applyRule } from './apply-rule.js';
import { isSecretPath, resolvePath } from './classify-path.js';
import { reportUpload } from './inspect-files.js';
import type { Inspection, Inspector, Outcome, Setting } from './inspection.js';
import { hasName, type OptionWord, readOptions } from './read-options.js';
import { reportWrite } from './report-paths.js';
import { RULES } from './risk-rules.js';
import { isTrustedInstaller } from './trusted-installers.js';
import { SSH_COMMANDS } from './wrapper-rules.js';

const CURL_VALUED =
  '-d --data --data-raw --data-binary --data-urlencode --data-ascii --json -F --form --form-string -T --upload-file -H --header -u --user -o --output -X --request -A --user-agent -e --referer -b --cookie -c --cookie-jar -x --proxy -m --max-time --connect-timeout --retry --retry-delay -w --write-out -K --config --cacert --cert --key -E -r --range --resolve --url -D --dump-header -C --continue-at --interface -y -Y -z -t -U --output-dir --limit-rate --capath --unix-socket --connect-to --proto --netrc-file --variable --url-query --trace --trace-ascii --stderr --etag-save --etag-compare --hsts --alt-svc --libcurl -Q --quote --socks5 --preproxy --proxy-user --doh-url --dns-servers';
const BODY =
  /^(?:-d|--data(?:-\w+)?|--json|-F|--form|--form-string|-T|--upload-file|--post-data|--post-file|--body-data|--body-file)$/;
/** Options of curl whose value is a file that it writes. */
const CURL_WRITES =
  '-c --cookie-jar -D --dump-header --trace --trace-ascii --stderr --etag-save --hsts --alt-svc --libcurl';
/** Options of wget whose value is a file that it writes. */
const WGET_WRITES =
  '-o --output-file -a --append-output --save-cookies --rejected-log --warc-file --hsts-file';
/** Headers and addresses that can be read from a file. */
const FROM_FILE = /^(?:-H|--header|--url-query|--variable)$/;
const SENDS = 'It sends secrets over the network.';
const REROUTES =
  /^(?:-k|--insecure|-x|--proxy|--resolve|--connect-to|--no-check-certificate|-K|--config|--doh-url|-e|--execute|-i|--input-file)$/;

/** `curl`: a plain fetch only reads; data that is sent, and files that are written, do not. */
export const inspectCurl: Inspector = (words, setting, inspection) => {
  const { options, operands } = readOptions(words.slice(1), { valued: CURL_VALUED });
  const bodies = options
    .filter(
      ({ name, value }) => BODY.test(name) || (FROM_FILE.test(name) && /^[\w%]*@/.test(value?.text ?? '')),
    )
    .map((option) => option.value ?? known(''));
  const method = options.find((option) => /^(?:-X|--request)$/.test(option.name))?.value?.text ?? 'GET';
  inspection.report('adds', 'It fetches from the network.');
  if (bodies.length > 0 || !/^(?:GET|HEAD|OPTIONS)$/i.test(method))
    inspection.report('changes', 'It sends data over the network.');
  if (options.some((option) => /^(?:-k|--insecure)$/.test(option.name)))
    inspection.report('changes', 'It does not check who it talks to.');
  const urls = [
    ...operands,
    ...options.filter((option) => option.name === '--url').map((option) => option.value ?? unknown()),
  ];
  reportSecrets([...bodies, ...urls], bodies, setting, inspection);
  const target = options.find((option) => /^(?:-o|--output)$/.test(option.name))?.value;
  const named = options.some((option) => /^(?:-O|--remote-name|--remote-name-all)$/.test(option.name));
  const folder = options.find(({ name }) => name === '--output-dir')?.value;
  reportFiles(options, CURL_WRITES, setting, inspection);
  for (const { value } of options.filter(({ name }) => name === '-w' || name === '--write-out'))
    for (const [, file = ''] of (value?.text ?? '').matchAll(/%output\{>{0,2}([^}]*)\}/g))
      reportWrite(known(file), 'writes', setting, inspection);
  if (options.some(({ name }) => hasName('-K --config', name)))
    inspection.report('changes', 'It reads options from a file, which can name files to write.');
  if (
    options.some(({ name }) => hasName('-Q --quote', name)) ||
    urls.some(({ text }) => /^(?:gopher|dict|telnet|smtps?|imaps?|pop3s?):/i.test(text))
  )
    inspection.report('changes', 'It gives commands to a server.');
  const trusted =
    urls.length > 0 &&
    urls.every((url) => isTrustedInstaller(url.text)) &&
    !options.some((option) => REROUTES.test(option.name));
  return fetched(
    {
      target: inFolder(folder, target ?? (named ? lastName(urls) : undefined)),
      trusted,
      stdin: setting.stdin,
    },
    setting,
    inspection,
  );
};

/** `wget`: writes a file unless it is told to print. */
export const inspectWget: Inspector = (words, setting, inspection) => {
  const { options, operands } = readOptions(words.slice(1), {
    valued:
      '-O --output-document -o --output-file -a -P --directory-prefix --post-data --post-file --header -U --user-agent -t --tries -T --timeout --method --body-data --body-file -e --execute -i --input-file -A -R -l -Q -w --save-cookies --load-cookies --rejected-log --warc-file --hsts-file --append-output --config',
  });
  const bodies = options
    .filter((option) => BODY.test(option.name))
    .map((option) => option.value ?? known(''));
  inspection.report('adds', 'It fetches from the network.');
  if (bodies.length > 0) inspection.report('changes', 'It sends data over the network.');
  reportFiles(options, WGET_WRITES, setting, inspection);
  const files = options
    .filter((option) => /-file$/.test(option.name))
    .map((option) => option.value ?? unknown());
  if (files.some((file) => isSecretPath(file.text))) inspection.report('destroys', SENDS);
  reportSecrets([...bodies, ...operands], bodies, setting, inspection);
  if (options.some((option) => option.name === '--spider'))
    return { scopes: [setting.scope], output: unknown() };
  const output = options.find((option) => /^(?:-O|--output-document)$/.test(option.name))?.value;
  const trusted =
    operands.length > 0 &&
    operands.every((url) => isTrustedInstaller(url.text)) &&
    !options.some((option) => REROUTES.test(option.name));
  const folder = options.find(({ name }) => hasName('-P --directory-prefix', name))?.value;
  const prints = output?.text === '-' || output?.text === '/dev/stdout';
  return fetched(
    {
      target: prints ? undefined : (output ?? inFolder(folder, lastName(operands))),
      trusted,
      stdin: setting.stdin,
    },
    setting,
    inspection,
  );
};

function reportFiles(
  options: readonly OptionWord[],
  names: string,
  setting: Setting,
  inspection: Inspection,
): void {
  for (const { name, value } of options)
    if (value !== undefined && hasName(names, name) && value.text !== '-')
      reportWrite(value, 'writes', setting, inspection);
}

interface Fetch {
  readonly target: StaticWord | undefined;
  readonly trusted: boolean;
  readonly stdin: StaticText | undefined;
}

function fetched(fetch: Fetch, setting: Setting, inspection: Inspection): Outcome {
  const origin: Origin = fetch.trusted ? 'installer' : 'remote';
  const output: StaticText = unknown(origin);
  const { target } = fetch;
  if (target === undefined || target.text === '-') return { scopes: [setting.scope], output };
  reportWrite(target, 'downloads to', setting, inspection);
  const files = withEntry(setting.scope.files, resolvePath(target.text, setting.scope), output);
  return { scopes: [{ ...setting.scope, files }], output: known('') };
}

function inFolder(folder: StaticWord | undefined, file: StaticWord | undefined): StaticWord | undefined {
  if (folder === undefined || file === undefined || file.text.startsWith('/')) return file;
  return { ...folder, text: `${folder.text}/${file.text}` };
}

function lastName(urls: readonly StaticWord[]): StaticWord {
  const url = urls.at(-1)?.text.replace(/[?#].*$/, '') ?? '';
  return known(url.slice(url.lastIndexOf('/') + 1) || 'index.html');
}

/** Secrets in a body or an address leave the machine; in a header they are how one logs in. */
function reportSecrets(
  parts: readonly StaticWord[],
  bodies: readonly StaticWord[],
  setting: Setting,
  inspection: Inspection,
): void {
  const files = bodies
    .flatMap((body) => [body.text, ...body.text.split(/[=@<;]/)])
    .map((text) => text.replace(/^[@<]/, ''));
  const home = (path: string) => path.replace(/^~(?=\/)/, setting.scope.home);
  const fromStdin = bodies.some((body) => /^(?:@|[\w-]+=[@<])?(?:-|\/dev\/stdin|\.)$/.test(body.text));
  const piped = setting.stdin?.origins.includes('secret') ?? false;
  const written = files.some((file) => setting.scope.files.get(file)?.origins.includes('secret'));
  if (
    files.some((file) => isSecretPath(home(file))) ||
    originsOf(parts).includes('secret') ||
    (piped && fromStdin) ||
    piped ||
    written
  ) {
    inspection.report('destroys', SENDS);
  }
}

/** `nc`, `socat`, `telnet`: a raw connection. */
export const inspectSender: Inspector = (words, setting, inspection) => {
  inspection.report('changes', 'It opens a network connection.');
  const flags = words.slice(1).map((word) => word.text);
  const hasShell =
    flags.some((flag) => /^(?:\/(?:usr\/)?bin\/)?(?:ba|da|z|k)?sh$|exec:|system:/i.test(flag)) ||
    flags.some((flag) => /^-[a-z]*e[a-z]*$|^--(?:sh-)?exec$/.test(flag));
  if (hasShell && !flags.includes('-z'))
    inspection.report('destroys', 'It hands a shell to another machine.');
  if (setting.stdin?.origins.includes('secret') || originsOf(words).includes('secret'))
    inspection.report('destroys', SENDS);
  return { scopes: [setting.scope], output: unknown('remote') };
};

/** `scp` and `sftp`. */
export const inspectScp: Inspector = (words, setting, inspection) => {
  const { operands, options } = readOptions(words.slice(1), { valued: '-c -F -i -J -l -o -P -S -X -b' });
  const target = operands.at(-1);
  const upload = target !== undefined && /^[^/]*:/.test(target.text);
  reportUpload(upload ? operands.slice(0, -1) : [], inspection);
  if (!upload && target !== undefined) reportWrite(target, 'overwrites', setting, inspection);
  for (const { name, value } of options) {
    const line =
      name === '-S' ? value?.text : name === '-o' ? SSH_COMMANDS.exec(value?.text ?? '')?.[1] : undefined;
    if (line !== undefined) inspection.runText({ text: line, origins: value?.origins ?? [] }, setting);
  }
  return { scopes: [setting.scope], output: unknown() };
};

const MOUNT = /^(?:-v|--volume|--mount)$/;

/** `docker`: with the machine’s own files in it, a container is no wall. */
export const inspectDocker: Inspector = (words, setting, inspection) => {
  const { options } = readOptions(words.slice(1), {
    valued:
      '-v --volume --mount -e --env -w --workdir -p --publish -u --user --name --entrypoint -H --host -f --file --network --net --pid',
  });
  const mounts = options
    .filter((option) => MOUNT.test(option.name))
    .map((option) => option.value?.text ?? '');
  if (mounts.some((mount) => /^\/:|(?:source|src)=\/(?:,|$)/.test(mount))) {
    inspection.report('destroys', 'It gives a container the whole file system of this machine.');
  }
  if (
    mounts.some((mount) => /docker\.sock/.test(mount)) ||
    options.some((option) => option.name === '--privileged')
  ) {
    inspection.report('changes', 'It gives a container control of this machine.');
  }
  const rule = RULES.docker;
  if (rule !== undefined) return applyRule(rule, words, setting, inspection);
  inspection.report('changes', `The effects of ${showText(words[0]?.text ?? '')} are not known.`);
  return { scopes: [setting.scope], output: unknown() };
};
