import type { Heads } from '@mall/registry';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open.ts';

/** The newest registry that this mall has taken, in any process, and the lineages that it has left. */
export const registryHeads = async (db: Db): Promise<Heads> => {
  const { rows } = await sql<{ lineage: string; revision: number; digest: string; left: boolean }>`
    select lineage, revision, digest,
      exists (select 1 from registry_heads later where later.follows = registry_heads.lineage) as left
    from registry_heads`.execute(db);
  const current = rows.find(({ left }) => !left);
  return {
    current: current && { lineage: current.lineage, revision: current.revision, digest: current.digest },
    former: rows.flatMap(({ lineage, left }) => (left ? [lineage] : [])),
  };
};
