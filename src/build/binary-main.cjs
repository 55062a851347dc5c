/** The entry of the single binary: loads the bundle as bin/ai-run.js does, but from the executable itself. */
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
  if (name.startsWith('after-failure-')) Object.assign(pack, loadPack('failure.js'));
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

function loadPack(name) {
  return evaluate(name, read(name));
}

function loadChunk(name) {
  return evaluate(name, `(function(exports,require,module,__filename,__dirname){${read(name)}\n})`);
}

/** The value of a text, with V8's compiled code where the build could keep it. */
function evaluate(name, text) {
  const script = new vm.Script(text, { filename: path.join(dist, name), cachedData: compiledCode(name) });
  return script.runInThisContext();
}

function read(name) {
  return Buffer.from(sea.getRawAsset(name)).toString('latin1');
}

function compiledCode(name) {
  try {
    return Buffer.from(sea.getRawAsset(`${name}.code`));
  } catch {
    return undefined;
  }
}

const pack = loadPack('start.js');
load('main.js');
