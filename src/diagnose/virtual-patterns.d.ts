declare module 'virtual:patterns' {
  export const gates: import('./store-patterns.js').PatternStore['gates'];
  export const lines: string;
  export const tables: import('./tables.js').PatternTables;
}

declare module 'virtual:pattern-cases' {
  export const cases: Readonly<
    Record<string, Pick<import('./compile-patterns.js').PatternWithCases, 'examples' | 'ignores'>>
  >;
}
