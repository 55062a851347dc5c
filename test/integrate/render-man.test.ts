import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { OPTION_GROUPS, OPTION_TABLE, USAGE } from '../../src/cli/option-table.js';
import { parseArgv } from '../../src/cli/parse-argv.js';
import { MAN_SECTIONS } from '../../src/integrate/man-sections.js';
import { renderMan } from '../../src/integrate/render-man.js';

const page = renderMan({
  version: '1.2.3',
  date: '2026-01-02',
  usage: USAGE,
  groups: OPTION_GROUPS,
  options: OPTION_TABLE,
});

/** The page as a person reads it, in one line. */
function formatted(): string {
  const { stdout } = spawnSync('mandoc', ['-T', 'ascii', '-O', 'width=500'], {
    input: page,
    encoding: 'utf8',
  });
  return stdout.replace(/.\x08/g, '').replace(/\s+/g, ' ');
}

const without = (tool: string) => spawnSync(tool, ['--version']).error !== undefined;

describe('renderMan', () => {
  it('says what it is about, when it is from and has the usual sections in their order', () => {
    expect(page.split('\n')[0]).toBe('.TH AI\\-RUN 1 2026-01-02 "ai\\-run 1.2.3" "User Commands"');
    const titles = [...page.matchAll(/^\.SH (.*)$/gm)].map(([, title]) => title);
    expect(titles).toEqual([
      'NAME',
      'SYNOPSIS',
      'DESCRIPTION',
      'OPTIONS',
      ...['ANSWERING', 'RISK', 'EXIT STATUS', 'ENVIRONMENT', 'FILES', 'EXAMPLES', 'SEE ALSO'],
    ]);
  });

  it.skipIf(without('mandoc'))('shows every option with the words of --help', () => {
    const text = formatted();
    for (const { long, description } of OPTION_TABLE) {
      expect(text).toContain(`--${long}`);
      expect(text).toContain(description);
    }
  });

  it.skipIf(without('mandoc'))('leaves commands as they are typed', () => {
    const text = formatted();
    for (const [, command] of MAN_SECTIONS.flatMap(({ commands = [] }) => commands)) {
      for (const line of command.split('\n')) expect(text).toContain(line);
    }
  });

  it.skipIf(without('groff'))('gives no formatter a reason to warn', () => {
    const { stderr } = spawnSync('groff', ['-ww', '-man', '-Tascii'], { input: page, encoding: 'utf8' });
    expect(stderr).toBe('');
  });

  it('names every variable that the README names', () => {
    const readme = readFileSync(resolve(__dirname, '../../README.md'), 'utf8');
    const [line = ''] = /^Environment: .*$/m.exec(readme) ?? [];
    const names = [...line.matchAll(/`(\w+)`/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(10);
    const terms = MAN_SECTIONS.find(({ title }) => title === 'ENVIRONMENT')?.rows?.flatMap(([term]) =>
      term.split(', '),
    );
    expect(terms).toEqual(expect.arrayContaining(names));
  });

  it.each(
    MAN_SECTIONS.flatMap(({ commands = [] }) => commands.map(([, command]) => command)).filter(
      (command) => !command.includes('\n'),
    ),
  )('has an example that can be typed: %s', async (command) => {
    const words = [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
    expect(words[0]).toBe('ai-run');
    expect((await parseArgv(words.slice(1))).argv).toEqual(words.slice(1));
  });
});
