#!/bin/sh
':' /* The shell runs this comment: it notes what Node would change, hides what slows Node down, and starts Node.
# Descriptors, ignored signals, the limit of open files and the exact environment are given back to the command.
command -v node >/dev/null 2>&1 || { echo "ai-run: needs Node 20 or newer on PATH" >&2; exit 125; }
fds= pipes= stat=
for fd in /dev/fd/?; do
  if [ -e "$fd" ]; then fds="$fds ${fd#/dev/fd/}"; fi
done
for fd in /dev/fd/??; do
  if [ -e "$fd" ] && ! [ "$fd" -ef "$0" ]; then fds="$fds ${fd#/dev/fd/}"; fi
done
if [ -r /proc/self/stat ]; then
  read -r stat </proc/self/stat
  tr=/usr/bin/tr
  if ! [ -x "$tr" ]; then tr=tr; fi
  environ=$(ulimit -Sn; ulimit -Sv 2>/dev/null || echo; exec "$tr" '\000\006' '\006\005' </proc/$$/environ)
  limit=${environ%%
*}
  environ=${environ#*
}
  alone=
  case $limit in ?|??)
    ulimit -Sn "$(ulimit -Hn)"
    case $(ulimit -Sn) in ?|[123]?) alone=yes ;; esac ;;
  esac
  case ${environ%%
*} in ???????*|'') ;; *) alone=yes ;; esac
  # Node can't start with so few descriptors or so little memory (in KiB), or never ends; the command may well.
  if [ "$alone" ]; then
    while :; do case ${1-} in --quiet|--learn|--ai|--no-ai) shift ;; *) break ;; esac; done
    case ${1--} in -*) ;; *)
      ulimit -Sn "$limit"
      if [ $# -eq 1 ]; then exec "${SHELL:-/bin/sh}" -c "$1"; fi
      exec "$@" ;;
    esac
  fi
  unset AI_RUN_ENVIRON AI_RUN_ENVIRON_FILE
  if [ ${#environ} -lt 100000 ]; then export AI_RUN_ENVIRON="$environ"
  elif file=$(mktemp) && printf %s "$environ" >"$file"; then export AI_RUN_ENVIRON_FILE="$file"; fi
  for fd in 9 8 7 6 5 4 3; do
    case "$fds " in *" $fd "*) continue ;; esac
    case "$pipes" in *" "*" "*) break ;; esac
    eval "exec $fd<<E
E
"
    pipes="$pipes $fd"
  done
else
  limit=$(ulimit -Sn)
  unset AI_RUN_ENVIRON AI_RUN_ENVIRON_FILE
fi
for name in NODE_EXTRA_CA_CERTS NODE_OPTIONS NODE_V8_COVERAGE NODE_DEBUG NODE_CHANNEL_FD NODE_COMPILE_CACHE OPENSSL_CONF; do
  eval "[ -z \"\${$name+x}\" ]" || eval "export AI_RUN_SAVED_$name=\"\$$name\"; unset $name"
done
export AI_RUN_LAUNCH="$fds;$pipes;$limit;${stat##*)}"
exec node --no-warnings --v8-pool-size=1 "$0" "$@"
exit 125
*/;
const fs = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');

if (Number(process.versions.node.split('.')[0]) < 20) {
  fs.writeSync(2, 'ai-run: needs Node 20 or newer\n');
  process.exit(125);
}

const dist = path.join(__dirname, '..', 'dist');
const variant = `${process.version}-${process.arch}`;
/** These take longer to load than most chunks. */
const SELDOM_USED = new Set(['crypto', 'os', 'tty', 'zlib']);
const modules = new Map();
const builtins = new Map();
const uncached = [];

/** Loads a chunk of the bundle like `require`; those of a plain success stand together in a pack, those of a failure, too. */
function load(name) {
  const known = modules.get(name);
  if (known !== undefined) return known.exports;
  const module = { exports: {} };
  modules.set(name, module);
  if (name.startsWith('after-failure-')) Object.assign(pack, loadPack('failure.js', ''));
  const run = pack[name] ?? loadChunk(name);
  run(module.exports, requireFrom, module, `${dist}/${name}`, dist);
  return module.exports;
}

function requireFrom(id) {
  if (id.startsWith('./')) return load(id.slice(2));
  if (!builtins.has(id)) builtins.set(id, SELDOM_USED.has(id) ? whenUsed(id) : require(id));
  return builtins.get(id);
}

/** Stands for a module of Node until something of it is asked for. */
function whenUsed(id) {
  return new Proxy({}, { get: (_, name) => (name === '__esModule' ? undefined : require(id)[name]) });
}

function loadChunk(name) {
  const source = fs.readFileSync(`${dist}/${name}`, 'utf8');
  return evaluate(name, keyOf(name, source), `(function(exports,require,module,__filename,__dirname){${source}\n})`);
}

function loadPack(name, kind) {
  const source = fs.readFileSync(`${dist}/${name}`, 'utf8');
  return evaluate(name, keyOf(name, source) + kind, source);
}

/** Each kind of use has its own compiled start: V8 keeps the functions that the first run of the kind has called. */
function kindOfUse() {
  if ((process.argv[2] ?? '-').startsWith('-')) return '.mode';
  return isDevice(1) || isDevice(2) ? '.terminal' : '';
}

function isDevice(fd) {
  try {
    return fs.fstatSync(fd).isCharacterDevice();
  } catch {
    return false;
  }
}

/** The hash in front of a text names its cache. */
function keyOf(name, source) {
  return `${name}-${source.slice(2, 18)}`;
}

/** The value of a text, compiled with V8's code cache. */
function evaluate(name, key, text) {
  const script = new vm.Script(text, { filename: `${dist}/${name}`, cachedData: readCache(key) });
  if (script.cachedDataRejected !== false || process.env.AI_RUN_RENEW_CODE) uncached.push({ key, script });
  return script.runInThisContext();
}

/** The folders that may hold the cache: beside the bundle, else in the user's own cache folder. */
function cacheFolders() {
  const home = process.env.XDG_CACHE_HOME || (process.env.HOME && `${process.env.HOME}/.cache`);
  const own = home?.startsWith('/') ? [`${home}/ai-run/code-cache/${variant}`] : [];
  return [`${dist}/code-cache/${variant}`, ...own];
}

/** Code is only taken from a file that this user, root or the owner of the bundle wrote. */
function readCache(key) {
  for (const folder of cacheFolders()) {
    try {
      const fd = fs.openSync(`${folder}/${key}`, 'r');
      try {
        const { uid, size } = fs.fstatSync(fd);
        if (uid !== 0 && uid !== process.getuid() && !folder.startsWith(dist)) continue;
        const data = Buffer.allocUnsafeSlow(size);
        if (fs.readSync(fd, data) === size) return data;
      } finally {
        fs.closeSync(fd);
      }
    } catch {}
  }
  return undefined;
}

/** Written once, at the end, when all that is needed has been compiled; a folder that can't be written is skipped. */
function writeCache() {
  for (const { key, script } of uncached) {
    for (const folder of cacheFolders()) {
      try {
        makeFolder(folder);
        const partial = `${folder}/${key}.${process.pid}`;
        fs.writeFileSync(partial, script.createCachedData(), { mode: 0o644, flag: 'wx' });
        fs.renameSync(partial, `${folder}/${key}`);
        break;
      } catch {}
    }
  }
}

/** One folder after another: Node's own `recursive` never ends below /proc. */
function makeFolder(folder) {
  if (fs.existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    fs.mkdirSync(folder, { mode: folder.startsWith(dist) ? 0o755 : 0o700 });
  } catch {}
}

process.on('exit', writeCache);
const pack = loadPack('start.js', kindOfUse());
load('main.js');
