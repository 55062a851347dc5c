/** The entry of the single binary: loads the bundle as bin/ai-run.js does, but from the executable itself. */
const path = require('node:path');
const sea = require('node:sea');
const vm = require('node:vm');
const { createRequire } = require('node:module');

const dist = path.join(path.dirname(process.execPath), 'dist');
const requireFile = createRequire(path.join(dist, 'main.js'));
const modules = new Map();

function load(name) {
  const known = modules.get(name);
  if (known !== undefined) return known.exports;
  const module = { exports: {} };
  modules.set(name, module);
  const run = pack[name] ?? loadChunk(name);
  run(module.exports, requireFrom, module, path.join(dist, name), dist);
  return module.exports;
}

function requireFrom(id) {
  if (id.startsWith('./')) return load(id.slice(2));
  return id.startsWith('node:') ? require(id) : requireFile(id);
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

const pack = evaluate('start.js', read('start.js'));
load('main.js');
