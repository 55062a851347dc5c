/** Writes the man page and the completions into dist/; `npm run build` ends with it. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';

const ENTRY = `
export { packageFiles } from './src/integrate/package-files.js';
export { OPTION_GROUPS, OPTION_TABLE, USAGE } from './src/cli/option-table.js';
`;

/** The TypeScript modules, bundled in memory. */
async function load() {
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    loader: { '.bash': 'text', '.zsh': 'text', '.fish': 'text', '.nu': 'text', '.ps1': 'text' },
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`);
}

const { packageFiles, OPTION_GROUPS, OPTION_TABLE, USAGE } = await load();
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const [, date] =
  readFileSync('CHANGELOG.md', 'utf8').match(`## ${version} \\((\\d{4}-\\d\\d-\\d\\d)\\)`) ?? [];
if (date === undefined) throw new Error(`CHANGELOG.md does not say when ${version} was released`);
const files = packageFiles({ version, date, usage: USAGE, groups: OPTION_GROUPS, options: OPTION_TABLE });
for (const [path, text] of Object.entries(files)) {
  mkdirSync(join('dist', dirname(path)), { recursive: true });
  writeFileSync(join('dist', path), text);
}
