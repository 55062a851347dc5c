import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { OPTION_TABLE } from '../../src/cli/option-table.js';
import { renderInit } from '../../src/integrate/render-init.js';
import { TEST_TOOLS } from '../support/shell-session.js';

/** PowerShell comes neither from npm nor from Debian, so its script is at least read by a grammar of the language. */
const GRAMMAR = join(TEST_TOOLS ?? '', 'tree-sitter-powershell/tree-sitter-powershell.wasm');
const missing = TEST_TOOLS === undefined || !existsSync(GRAMMAR);

async function hasError(text: string): Promise<boolean> {
  const { Parser, Language } = createRequire(GRAMMAR)('web-tree-sitter');
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load(GRAMMAR));
  return parser.parse(text).rootNode.hasError;
}

const script = (hook: boolean) =>
  renderInit({
    shell: 'pwsh',
    name: 'air',
    hook,
    options: OPTION_TABLE,
    quietCodes: [130],
    quietPrograms: [{ program: '[', exit_codes: [1] }],
  });

it('hands the words of a command to no function of its own as arguments: -o would be taken for -out', () => {
  expect(script(true)).toMatch(/AiRunThere \$out \$args/);
  expect(script(true)).not.toMatch(/AiRun(?:There|Take|Diagnose) [^\n]*@\w/);
});

describe.skipIf(missing)('the script for PowerShell, read by tree-sitter-powershell', () => {
  it.each([false, true])('has no syntax error (hook: %s)', async (hook) => {
    expect(await hasError(script(hook))).toBe(false);
  });

  it('would show one', async () => {
    expect(await hasError(script(true).replace("'ran' {", "'ran' "))).toBe(true);
  });
});
