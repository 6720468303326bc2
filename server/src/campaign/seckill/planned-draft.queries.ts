import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';
import type { SellerScope } from '../../platform/http/seller.ts';
import { ownedBy } from './owned.queries.ts';
import { type PlannedRow, plannedById } from './planned.queries.ts';

/** A flash sale of a seller's own that only this transaction changes until its end, and the version that was written last. */
export const lockPlanned = async (
  tx: Tx,
  scope: SellerScope,
  id: string,
): Promise<(PlannedRow & { version: number }) | undefined> => {
  const { rows } = await sql<{ version: number }>`
    select version from seckill_activities where id = ${id} and ${ownedBy(scope)} for update`.execute(tx);
  const planned = rows[0] && (await plannedById(tx, id));
  return planned && { ...planned, version: rows[0]?.version ?? 0 };
};
