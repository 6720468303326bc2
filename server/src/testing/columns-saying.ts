import { sql } from 'kysely';
import type { Db } from '../platform/db/open.ts';

/** The columns, of all tables, with a value that a regular expression matches somewhere: `orders.address`. */
export const columnsSaying = async (db: Db, pattern: string): Promise<string[]> => {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`.execute(db);
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ column: string }>`
      select distinct c.key as column from ${sql.table(`${schema}.${name}`)} t, jsonb_each_text(to_jsonb(t)) c
      where c.value ~ ${pattern}`.execute(db);
    found.push(...rows.map(({ column }) => `${name}.${column}`));
  }
  return found.toSorted();
};
