import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';

type Note = { userId: string; version: number; tags: readonly string[]; note: string };

/** Writes what a shop notes about a customer; false when somebody changed it after that version was read. */
export const saveCustomer = async (
  tx: Tx,
  shopId: string,
  { userId, version, tags, note }: Note,
): Promise<boolean> => {
  const { rows } = await sql`
    update shop_customers set tags = ${[...tags]}::text[], note = ${note}, version = version + 1
    where shop_id = ${shopId} and user_id = ${userId} and version = ${version} returning 1`.execute(tx);
  return rows.length > 0;
};
