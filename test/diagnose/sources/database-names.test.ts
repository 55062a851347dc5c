import { describe, expect, it } from 'vitest';
import { isHarmless } from '../../../src/commands/harmless-queries.js';
import { createExampleWorld } from '../../../src/diagnose/example-world.js';
import {
  postgresDatabases,
  postgresTables,
  sqliteNames,
  TABLE_QUERY,
} from '../../../src/diagnose/sources/database-names.js';

const psql = ['psql', '-w', '-X', '-A', '-t', '-q'];

describe('names in databases', () => {
  it('lists the databases of a server', () => {
    const probes = { [[...psql, '-l'].join(' ')]: 'shop|dev|UTF8\n=c/dev\npostgres|postgres|UTF8\n' };
    expect(postgresDatabases(createExampleWorld({ probes }))).toEqual(['shop', 'postgres']);
  });

  it('lists the tables of a database, and asks nothing of a name that could be a connection string', () => {
    const probes = { [[...psql, '-d', 'shop', '-c', TABLE_QUERY].join(' ')]: 'items\norders\n' };
    const world = createExampleWorld({ probes });
    expect(postgresTables(world, 'shop')).toEqual(['items', 'orders']);
    expect(postgresTables(world, 'host=elsewhere')).toEqual([]);
  });

  it('may ask these queries and no other', () => {
    expect(isHarmless([...psql, '-l'])).toBe(true);
    expect(isHarmless([...psql, '-d', 'shop', '-c', TABLE_QUERY])).toBe(true);
    expect(isHarmless([...psql, '-d', 'shop', '-c', 'drop table items'])).toBe(false);
    expect(isHarmless([...psql, '-d', 'shop', '-c', TABLE_QUERY, '-c', 'drop table items'])).toBe(false);
  });

  it('reads tables and columns of an SQLite file', () => {
    const text = 'SQLite format 3\u0000…CREATE TABLE items(id int, name text)\u0000';
    const world = createExampleWorld({ files: { 'shop.db': text, 'a.txt': 'CREATE TABLE x(y)' } });
    expect(sqliteNames(world, 'shop.db')).toEqual(['items', 'id', 'name']);
    expect(sqliteNames(world, 'a.txt')).toEqual([]);
  });
});
