import { sql } from 'kysely';
import type { Db } from '../platform/db/open.ts';

type Link = { child: string; column: string; parent: string };

/** Foreign keys to ids. People belong to no shop: a member may work in two. */
const links = async (db: Db): Promise<Link[]> => {
  const { rows } = await sql<Link>`
    select c.conrelid::regclass::text as child, a.attname as "column", c.confrelid::regclass::text as parent
    from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      join pg_attribute p on p.attrelid = c.confrelid and p.attnum = c.confkey[1] and p.attname = 'id'
    where c.contype = 'f' and c.conrelid::regclass::text <> 'users'`.execute(db);
  return rows;
};

/** The names of rows: their id, and the numbers that people read out. */
const namesOf = async (db: Db): Promise<Map<string, string[]>> => {
  const { rows } = await sql<{ table_name: string; names: string[] }>`
    select table_name, array_agg(column_name::text) as names from information_schema.columns
    where table_schema = 'public' and column_name in ('id', 'no', 'key') group by table_name`.execute(db);
  return new Map(rows.map(({ table_name: table, names }) => [table, names]));
};

/** The names of all rows of a shop: of its rows, of rows that refer to those, and so on down. */
export const idsOfShop = async (db: Db, shopId: string): Promise<Map<string, Set<string>>> => {
  const [all, names] = [await links(db), await namesOf(db)];
  const ids = new Map([['shops', new Set([shopId])]]);
  const count = (): number => [...ids.values()].reduce((sum, { size }) => sum + size, 0);
  for (let before = 0; before < count(); ) {
    before = count();
    for (const { child, column, parent } of all) {
      const above = [...(ids.get(parent) ?? [])];
      for (const name of above.length === 0 ? [] : (names.get(child) ?? [])) {
        const { rows } = await sql<{ name: string }>`
          select ${sql.ref(name)}::text as name from ${sql.table(child)}
          where ${sql.ref(column)}::text = any(${above})`.execute(db);
        const known = ids.get(child) ?? new Set<string>();
        for (const row of rows) if (row.name !== null && row.name !== '') known.add(row.name);
        ids.set(child, known);
      }
    }
  }
  return ids;
};

/**
 * Every row of the database that mentions one of these ids anywhere, as text, in the same order each time.
 */
export const rowsWith = async (db: Db, ids: readonly string[]): Promise<string[]> => {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  const any = `\\m(${ids.join('|')})\\M`;
  const { rows } = await sql<{ row: string }>`${sql.join(
    tables.map(
      ({ name }) =>
        sql`select ${name} || ' ' || t::text as row from ${sql.table(name)} t where t::text ~ ${any}`,
    ),
    sql` union all `,
  )}`.execute(db);
  return rows.map(({ row }) => row).sort();
};
