/** The entry of the single binary: loads the bundle as bin/ai-run.js does, but from the executable itself. */
const fs = require('node:fs');
const path = require('node:path');
const sea = require('node:sea');
const vm = require('node:vm');
const { createRequire } = require('node:module');

const dist = path.join(path.dirname(process.execPath), 'dist');
const requireFile = createRequire(path.join(dist, 'main.js'));
/** As in the launcher: slow to load, and for most runs in vain. */
const SELDOM_USED = new Set(['crypto', 'os', 'tty', 'zlib']);
const modules = new Map();

function load(name) {
  const known = modules.get(name);
  if (known !== undefined) return known.exports;
  const module = { exports: {} };
  modules.set(name, module);
  if (name.startsWith('after-failure-')) Object.assign(pack, loadPack('failure.js', ''));
  const run = pack[name] ?? loadChunk(name);
  run(module.exports, requireFrom, module, path.join(dist, name), dist);
  return module.exports;
}

function requireFrom(id) {
  if (id.startsWith('./')) return load(id.slice(2));
  return SELDOM_USED.has(id) ? whenUsed(id) : requireFile(id);
}

function whenUsed(id) {
  return new Proxy({}, { get: (_, name) => (name === '__esModule' ? undefined : require(id)[name]) });
}

function loadPack(name, kind) {
  return evaluate(name, read(name), name + kind);
}

/** As in the launcher: each kind of use has its own compiled start. */
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

function loadChunk(name) {
  const text = `(function(exports,require,module,__filename,__dirname){${read(name)}\n})`;
  return evaluate(name, text, name);
}

/** The value of a text, with V8's compiled code where the build could keep it. */
function evaluate(name, text, key) {
  const script = new vm.Script(text, { filename: path.join(dist, name), cachedData: compiledCode(key) });
  return script.runInThisContext();
}

function read(name) {
  return Buffer.from(sea.getRawAsset(name)).toString('latin1');
}

function compiledCode(key) {
  try {
    return Buffer.from(sea.getRawAsset(`${key}.code`));
  } catch {
    return undefined;
  }
}

const pack = loadPack('start.js', kindOfUse());
load('main.js');
