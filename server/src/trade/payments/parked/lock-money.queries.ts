import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/open.ts';

/**
 * One after the other for one payment of a provider, before its rows are looked at: what was parked of it, or its payment,
 * may be written by another transaction at this moment, and is no row yet that could be locked.
 */
export const lockMoney = async (tx: Tx, provider: string, ref: string | null): Promise<void> => {
  if (ref === null) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`money:${provider} ${ref}`}, 0))`.execute(tx);
};
