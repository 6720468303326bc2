import { sql } from 'kysely';
import type { Db } from '../../server/src/platform/db/open.ts';
import { sealRows } from '../../server/src/platform/sealed-fields/seal-rows.ts';

/** Fills tables by SQL, which cannot seal, with rows as an earlier version wrote them; then seals them, as an upgrade does. */
export const fillReadable = async (db: Db, fill: () => Promise<unknown>): Promise<void> => {
  const tables = ['orders', 'wants'];
  for (const table of tables)
    await sql`alter table ${sql.table(table)} disable trigger ${sql.id(`${table}_sealed`)}`.execute(db);
  await fill();
  for (const table of tables)
    await sql`alter table ${sql.table(table)} enable trigger ${sql.id(`${table}_sealed`)}`.execute(db);
  await sealRows(db);
};
