import { Refusal } from '@mall/contract/core/refusals';
import { promoterLimits as limits } from '@mall/contract/incentive/promoter';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open.ts';

/** Adds a product to a promoter's list. Throws promoter.tooManyPicks. */
export const pickProduct = async (db: Db, userId: string, productId: number): Promise<void> => {
  const { numAffectedRows } = await sql`
    insert into promoter_picks (user_id, product_id) select ${userId}, ${productId}::int
    where (select count(*) from promoter_picks where user_id = ${userId}) < ${limits.picks}
    on conflict (user_id, product_id) do update set at = excluded.at`.execute(db);
  if (numAffectedRows === 0n) throw new Refusal('promoter.tooManyPicks', { max: limits.picks });
};

/** Removes it again; a missing one is already removed. */
export const unpickProduct = async (db: Db, userId: string, productId: number): Promise<void> => {
  await db
    .deleteFrom('promoter_picks')
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .execute();
};
