import type { World } from '../../model/world.js';

/** What the first bytes of a packed file look like once they are read as text. */
const SIGNATURES: readonly (readonly [format: string, start: RegExp])[] = [
  ['gzip', /^\x1f\ufffd/],
  ['bzip2', /^BZh\d/],
  ['xz', /^\ufffd7zXZ/],
  ['zstd', /^\(\ufffd\/\ufffd/],
  ['zip', /^PK(?:\x03\x04|\x05\x06)/],
  ['7z', /^7z\ufffd\ufffd/],
  ['rar', /^Rar!/],
  ['tar', /^[\s\S]{200,300}ustar/],
  ['html', /^\s*<(?:!DOCTYPE|html)/i],
];

/** How a file is really packed, whatever its name says; `text` where it is not packed at all. */
export function archiveFormat(world: World, path: string): string | undefined {
  const text = world.read(path);
  if (text === undefined || text === '') return undefined;
  const known = SIGNATURES.find(([, start]) => start.test(text))?.[0];
  return known ?? (/[\u0000\ufffd]/.test(text.slice(0, 1000)) ? undefined : 'text');
}
