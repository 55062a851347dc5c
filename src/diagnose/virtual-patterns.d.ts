declare module 'virtual:patterns' {
  export const patterns: readonly import('./compiled-pattern.js').CompiledPattern[];
  export const tables: import('./tables.js').PatternTables;
}

declare module 'virtual:pattern-cases' {
  export const cases: Readonly<
    Record<string, Pick<import('./compile-patterns.js').PatternWithCases, 'examples' | 'ignores'>>
  >;
}
