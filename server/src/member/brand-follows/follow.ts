import { mark } from '@mall/contract/core/limits';
import type { Output } from '@mall/contract/operations';
import type { Db } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';

/** Follows or unfollows a brand; with a requested state a repeated call changes nothing. */
export const followBrand = (
  db: Db,
  memberId: string,
  brandId: number,
  state: number | undefined,
): Promise<Output<'brandFollow.toggle'>> =>
  inTransaction(db, async (tx) => {
    const removed = await tx
      .deleteFrom('followed_brands')
      .where('user_id', '=', memberId)
      .where('brand_id', '=', brandId)
      .executeTakeFirst();
    if (state === mark.off || (state === undefined && removed.numDeletedRows > 0n))
      return { state: mark.off };
    await tx
      .insertInto('followed_brands')
      .values({ user_id: memberId, brand_id: brandId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { state: mark.on };
  });
