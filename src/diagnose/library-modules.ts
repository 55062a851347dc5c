import { compileLibrary } from './compile-library.js';
import { asciiJson, storePatterns } from './store-patterns.js';

/** Source text of the virtual modules that hold the pattern library; the build and the tests load them alike. */
export function libraryModule(name: string, folder: string): string | undefined {
  if (name !== 'virtual:patterns' && name !== 'virtual:pattern-cases') return undefined;
  const library = compileLibrary(folder);
  if (name === 'virtual:patterns') {
    const { gates, lines } = storePatterns(library.patterns.map(({ pattern }) => pattern));
    return [
      `export const gates = ${parsed(gates)};`,
      `export const lines = ${JSON.stringify(lines)};`,
      `export const tables = ${parsed(library.tables)};`,
    ].join('\n');
  }
  const cases = library.patterns.map(({ pattern, examples, ignores }) => [pattern.id, { examples, ignores }]);
  return `export const cases = ${parsed(Object.fromEntries(cases))};`;
}

/** Data as a JSON.parse of a string: V8 reads that faster than a literal. */
function parsed(data: unknown): string {
  return `JSON.parse(${JSON.stringify(asciiJson(data))})`;
}
