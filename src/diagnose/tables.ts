/** Look-up tables of the pattern library (`patterns/tables/*.yaml`): name of the table → key → value or values. */
export type PatternTables = Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>;
