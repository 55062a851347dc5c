import { compileLibrary } from './compile-library.js';

/** Source text of the virtual modules that hold the pattern library; the build and the tests load them alike. */
export function libraryModule(name: string, folder: string): string | undefined {
  if (name !== 'virtual:patterns' && name !== 'virtual:pattern-cases') return undefined;
  const library = compileLibrary(folder);
  if (name === 'virtual:patterns') {
    const patterns = library.patterns.map(({ pattern }) => pattern);
    return `export const patterns = ${parsed(patterns)};\nexport const tables = ${parsed(library.tables)};`;
  }
  const cases = library.patterns.map(({ pattern, examples, ignores }) => [pattern.id, { examples, ignores }]);
  return `export const cases = ${parsed(Object.fromEntries(cases))};`;
}

/** Data as a JSON.parse of a string: V8 reads that faster than a literal. */
function parsed(data: unknown): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(data))})`;
}
