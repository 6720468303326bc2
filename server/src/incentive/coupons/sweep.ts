import { sql } from 'kysely';
import type { Db } from '../../platform/db/open.ts';

/** Unused coupons whose time is over have expired; how many. */
export const sweepCoupons = async (db: Db): Promise<number> => {
  const ended =
    await sql`update coupons set status = 'expired' where status = 'unused' and valid_to <= now()`.execute(
      db,
    );
  return Number(ended.numAffectedRows ?? 0n);
};
