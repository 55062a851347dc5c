import type { World } from '../../model/world.js';

/** What is asked of a PostgreSQL server: the names of its tables and views. */
export const TABLE_QUERY =
  "select relname from pg_class where relkind in ('r', 'v', 'm') and relnamespace = 'public'::regnamespace";

/** psql without the user's settings and without a question for a password. */
const PSQL = ['psql', '-w', '-X', '-A', '-t', '-q'] as const;

/** Databases of the PostgreSQL server that psql reaches by itself. */
export function postgresDatabases(world: World): readonly string[] {
  const listed = world.probe([...PSQL, '-l']) ?? '';
  return listed.split('\n').flatMap((line) => /^([\w-]+)\|/.exec(line)?.[1] ?? []);
}

/** Tables and views of one of its databases. */
export function postgresTables(world: World, database: string): readonly string[] {
  if (!/^\w[\w-]*$/.test(database)) return [];
  return (world.probe([...PSQL, '-d', database, '-c', TABLE_QUERY]) ?? '').split('\n').filter(Boolean);
}

/** Tables and columns of an SQLite file, read from the statements that made them; nothing is opened by a database. */
export function sqliteNames(world: World, file: string): readonly string[] {
  const text = world.read(file) ?? '';
  if (!text.startsWith('SQLite format 3')) return [];
  const made = [
    ...text.matchAll(/CREATE\s+(?:TABLE|VIEW)\s+["'`[]?(\w+)["'`\]]?\s*\(([^\u0000]{0,4000}?)\)/gi),
  ];
  return made.flatMap(([, table = '', columns = '']) => [
    table,
    ...columns.split(',').flatMap((column) => /^\s*["'`[]?(\w+)/.exec(column)?.[1] ?? []),
  ]);
}
