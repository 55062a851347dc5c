/** The entry of the single binary: loads the chunks of the bundle from the executable itself, with their compiled code. */
const path = require('node:path');
const sea = require('node:sea');
const vm = require('node:vm');
const { createRequire } = require('node:module');

const dist = path.join(path.dirname(process.execPath), 'dist');
const requireFile = createRequire(path.join(dist, 'main.js'));
const loaded = new Map();

function load(name) {
  const known = loaded.get(name);
  if (known !== undefined) return known.exports;
  const filename = path.join(dist, name);
  const source = Buffer.from(sea.getRawAsset(name)).toString('latin1');
  const script = new vm.Script(`(function(exports,require,module,__filename,__dirname){${source}\n})`, {
    filename,
    cachedData: compiled(name),
  });
  const module = { exports: {} };
  loaded.set(name, module);
  const requireChunk = (id) => (id.startsWith('./') ? load(id.slice(2)) : requireFile(id));
  script.runInThisContext()(module.exports, requireChunk, module, filename, dist);
  return module.exports;
}

function compiled(name) {
  try {
    return Buffer.from(sea.getRawAsset(`${name}.code`));
  } catch {
    return undefined;
  }
}

load('main.js');
