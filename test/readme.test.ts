import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { OPTION_TABLE } from '../src/cli/option-table.js';
import { configSchema } from '../src/config/config-schema.js';
import { DEFAULT_CONFIG } from '../src/config/default-config.js';
import { EXIT } from '../src/errors.js';
import { playExample, README_EXAMPLES } from './support/readme-examples.js';
import { aiRunPiped, runPiped } from './support/run-piped.js';
import { temporaryFolder } from './support/temporary-folder.js';

const readme = readFileSync('README.md', 'utf8');

describe('README.md', () => {
  it('names every option, and none that does not exist', () => {
    const listed =
      /The full list of options[^`]*`ai-run --help`[^`]*`man ai-run`:\n`([^`]+)`/
        .exec(readme)?.[1]
        ?.split(/\s+/) ?? [];
    expect([...listed].sort()).toEqual([...optionNames()].sort());
  });

  it('counts the patterns of every file', () => {
    for (const file of readdirSync('patterns').filter((name) => name.endsWith('.yaml'))) {
      const count = readFileSync(`patterns/${file}`, 'utf8').match(/^ {2}- id:/gm)?.length ?? 0;
      expect(readme).toContain(`\`${file.replace('.yaml', '')}\` ${count}`);
    }
  });

  it('shows a pattern that passes its own examples', () => {
    expect(checkShownPattern(readme)).toEqual(ALL_GOOD);
  });

  it('shows no output that is not made again here', () => {
    const commands = [...shownRuns().keys()];
    expect(README_EXAMPLES.map(({ command }) => command).sort()).toEqual(commands.sort());
  });

  it('shows the picture that npm run demo makes', () => {
    const made = join(temporaryFolder('ai-run-demo-'), 'demo.svg');
    expect(runPiped(['node', 'bench/demo/run.mjs', made]).status).toBe(0);
    expect(readFileSync(made, 'utf8')).toBe(readFileSync('.github/demo.svg', 'utf8'));
  });

  it('lists every key of the configuration with its default', () => {
    const rows = configRows();
    const keys = Object.entries(configSchema.shape).flatMap(([section, { shape }]) =>
      Object.keys(shape).map((key) => `${section}.${key}`),
    );
    expect(rows.map(([key]) => key).sort()).toEqual(keys.sort());
    for (const [key, shown] of rows) expect([key, shown]).toEqual([key, shownDefault(key)]);
  });

  it('names no variable that nothing reads', () => {
    const sources = ['src', 'bin'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8')),
    );
    const line = /^Environment: (.+)$/m.exec(readme)?.[1] ?? '';
    const names = [...line.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !sources.some((text) => text.includes(name)))).toEqual([]);
  });

  it('tells of the library what the library does', () => {
    const code = /```js\n([\s\S]+?)```/.exec(readme)?.[1] ?? '';
    const claims = [...code.matchAll(/^(\w+\(.+); \/\/ (.+)$/gm)];
    const results = runLibrary(code, claims);
    expect(results[0]).toBe("There is no command 'gti' here; the nearest is 'git'. git status Low");
    expect(claims.map(([, call = '']) => call.split('(')[0])).toEqual([
      'assessRisk',
      'explainCommand',
      'redact',
    ]);
    expect(JSON.parse(results[1] ?? '')).toMatchObject(fieldsOf(claims[0]?.[2]));
    expect(JSON.parse(results[2] ?? '')[0]).toMatchObject(fieldsOf(claims[1]?.[2]));
    expect(results[3]).toMatch(/^"token=\[redacted/);
  });
});

describe('an example of README.md', () => {
  for (const example of README_EXAMPLES) {
    const lacks = example.lacks();
    it.skipIf(lacks !== undefined)(
      `${example.command}${lacks === undefined ? '' : ` (${lacks})`}`,
      async () => {
        const { shown, made } = await playExample(example, shownRuns().get(example.command) ?? '');
        expect(made).toBe(shown);
      },
    );
  }
});

describe('TECHSPEC.md', () => {
  const techspec = readFileSync('TECHSPEC.md', 'utf8');

  it('shows a pattern that passes its own examples', () => {
    expect(checkShownPattern(techspec)).toEqual(ALL_GOOD);
  });

  it('says what lives in every folder, and in none that does not exist', () => {
    const told = [...techspec.matchAll(/`src\/([a-z]+)\/`(?=[^\n]*\|[^\n]*\|)/g)].map((match) => match[1]);
    const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect([...new Set(told)].sort()).toEqual(folders.map(({ name }) => name).sort());
  });

  it('names no file that does not exist', () => {
    const files = ['src', 'test', 'bin'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `/${join(folder, name)}`),
    );
    const named = [...techspec.matchAll(/`([\w/.*-]+\.(?:ts|js|txt|yaml))`/g)]
      .map(([, name = '']) => name)
      .filter((name) => !name.startsWith('dist/'));
    const exists = (name: string) =>
      files.some((file) =>
        new RegExp(`/${name.replaceAll('.', '\\.').replaceAll('*', '[\\w-]+')}$`).test(file),
      );
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((name) => !exists(name))).toEqual([]);
  });

  it('lists every exit code of its own', () => {
    const table = /## Exit codes\n([\s\S]+?)\n## /.exec(techspec)?.[1] ?? '';
    const listed = [...table.matchAll(/^\| ([\d, ]+?) +\|/gm)].flatMap(([, codes = '']) => codes.split(', '));
    expect(listed).toEqual(['0', ...Object.values(EXIT).map(String)]);
  });

  it('says where each property is tested', () => {
    const rows = [...techspec.matchAll(/^\| (\d+) +\| `(test\/[^`]+)` +\|$/gm)];
    expect(rows.map(([, number]) => Number(number))).toEqual(
      Array.from({ length: 31 }, (_, index) => index + 1),
    );
    for (const [, number, file = ''] of rows) {
      expect(readFileSync(file, 'utf8')).toContain(`Feature: shellpilot, Property ${number}:`);
    }
  });
});

const ALL_GOOD = [0, expect.stringContaining('1 pattern, 2 examples, all good')];

function checkShownPattern(page: string): readonly unknown[] {
  const file = join(temporaryFolder('ai-run-readme-'), 'shown.yaml');
  writeFileSync(file, /```yaml\n([^`]+)```/.exec(page)?.[1] ?? '');
  const { status, stdout } = aiRunPiped(['--check-patterns', file]);
  return [status, stdout.toString()];
}

function optionNames(): readonly string[] {
  return OPTION_TABLE.map((option) => `--${option.long}`);
}

/** Each command that the page shows with its output, and that output. */
function shownRuns(): ReadonlyMap<string, string> {
  const blocks = readme.matchAll(/^```\n\$ (.+)\n([\s\S]*?)^```$/gm);
  return new Map([...blocks].map(([, command = '', output = '']) => [command, output]));
}

/** The rows of the configuration table, one a key: `.key` stands for the section of the key before it. */
function configRows(): readonly (readonly [key: string, shown: string])[] {
  const table = /^\| key .+\n\| -.+\n((?:\|.+\n)+)/m.exec(readme)?.[1] ?? '';
  return table
    .trimEnd()
    .split('\n')
    .flatMap((row) => {
      const [keys = '', defaults = ''] = row.split(/(?<!\\)\|/).slice(1);
      const section = /`(\w+)\./.exec(keys)?.[1];
      const shown = defaults.trim().split(', ');
      return [...keys.matchAll(/`\w*\.(\w+)`/g)].map(
        ([, key], index) => [`${section}.${key}`, shown[index] ?? ''] as const,
      );
    });
}

/** A default as the table says it. */
function shownDefault(key: string): string {
  const words: Readonly<Record<string, string>> = {
    'ai.endpoint': new URL(DEFAULT_CONFIG.ai.endpoint).hostname === 'api.openai.com' ? 'OpenAI' : '',
    'safety.tools': `${DEFAULT_CONFIG.safety.tools.length} tools`,
    'commands.dir': DEFAULT_CONFIG.commands.dir === undefined ? 'data folder' : '',
  };
  const [section = '', name = ''] = key.split('.');
  const value: unknown = Reflect.get(Object(Reflect.get(DEFAULT_CONFIG, section)), name);
  if (words[key] !== undefined) return words[key];
  if (value === undefined) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Runs the code of the library's example; every claim prints what it claims something of. */
function runLibrary(code: string, claims: readonly RegExpExecArray[]): readonly string[] {
  const file = join(temporaryFolder('ai-run-library-'), 'example.mjs');
  const library = new URL('../dist/library.js', import.meta.url).href;
  const printing = claims.reduce(
    (text, [line, call = '']) => text.replace(line, () => `console.log(JSON.stringify(${call}));`),
    code.replace("'ai-run'", () => `'${library}'`),
  );
  writeFileSync(file, printing);
  return runPiped(['node', file]).stdout.toString().trimEnd().split('\n');
}

/** The plain fields that a comment names: `level: 'Medium', withheld: true`. */
function fieldsOf(comment = ''): Readonly<Record<string, unknown>> {
  const fields = [...comment.matchAll(/(\w+): (?:'([^']*)'|(\w+))/g)];
  return Object.fromEntries(
    fields.map(([, name = '', text, plain]) => [name, text ?? JSON.parse(plain ?? 'null')]),
  );
}
