import type { Head } from '@mall/registry';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open.ts';

/**
 * Remembers that the mall has taken this registry in the place of the known one, for all its processes and for ever. One
 * statement, which never lowers a revision nor returns to a lineage. False when another process has taken something
 * newer meanwhile: then nothing is remembered.
 */
export const rememberRegistry = async (db: Db, head: Head, known: Head | undefined): Promise<boolean> =>
  known?.lineage === head.lineage ? raise(db, head) : begin(db, head, known?.lineage ?? null);

const raise = async (db: Db, { lineage, revision, digest }: Head): Promise<boolean> => {
  const { rows } = await sql`
    update registry_heads set revision = ${revision}, digest = ${digest}, taken_at = now()
    where lineage = ${lineage} and revision < ${revision}
      and not exists (select 1 from registry_heads later where later.follows = ${lineage})
    returning lineage`.execute(db);
  return rows.length > 0;
};

/** Of two lineages that follow the same one, the first is taken: the column is unique. */
const begin = async (
  db: Db,
  { lineage, revision, digest }: Head,
  follows: string | null,
): Promise<boolean> => {
  const { rows } = await sql`
    insert into registry_heads (lineage, revision, digest, follows)
    values (${lineage}, ${revision}, ${digest}, ${follows})
    on conflict do nothing returning lineage`.execute(db);
  return rows.length > 0;
};
