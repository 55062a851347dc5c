import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { parseYaml } from '../config/parse-yaml.js';
import { compilePatternFile, type PatternWithCases } from './compile-patterns.js';
import type { PatternTables } from './tables.js';

/** The whole pattern library as the build puts it into the bundle. */
export interface CompiledLibrary {
  readonly patterns: readonly PatternWithCases[];
  readonly tables: PatternTables;
}

const tableSchema = z.record(z.string(), z.union([z.string(), z.array(z.string()).min(1)]));

/** Compiles `patterns/*.yaml` and `patterns/tables/*.yaml`; a problem in them fails the build. */
export function compileLibrary(folder: string): CompiledLibrary {
  const files = yamlFiles(folder).map((name) =>
    compilePatternFile(name, readFileSync(join(folder, name), 'utf8'), true),
  );
  const problems = files.flatMap((file) => file.problems);
  const patterns = files.flatMap((file) => file.patterns);
  const ids = patterns.map(({ pattern }) => pattern.id);
  problems.push(
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `pattern id '${id}' is used twice`),
  );
  problems.push(
    ...patterns
      .filter(({ examples }) => examples.length === 0)
      .map(({ pattern }) => `pattern '${pattern.id}' has no example`),
  );
  if (problems.length > 0) throw new Error(`The pattern library has problems:\n${problems.join('\n')}`);
  return { patterns, tables: compileTables(join(folder, 'tables')) };
}

function compileTables(folder: string): PatternTables {
  return Object.fromEntries(
    yamlFiles(folder).map((name) => {
      const yaml = parseYaml(readFileSync(join(folder, name), 'utf8'));
      if (!yaml.ok) throw new Error(`${name}:${yaml.line}: ${yaml.reason}`);
      return [name.replace(/\.yaml$/, ''), tableSchema.parse(yaml.value)];
    }),
  );
}

function yamlFiles(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort();
}
