import type { Tx } from '../../platform/db/open.ts';
import { mallOffice } from './party.ts';

/** The desk of a shop, or of the mall itself, which is set up when it is first needed. Returns its id. */
export const openOffice = async (tx: Tx, shopId: string | null): Promise<string> => {
  const id = shopId ?? mallOffice;
  await tx
    .insertInto('talk_offices')
    .values({ id, shop_id: shopId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return id;
};
