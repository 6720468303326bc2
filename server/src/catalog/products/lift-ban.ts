import { Refusal } from '@mall/contract/core/refusals';
import type { Tx } from '../../platform/db/open.ts';
import { clock } from '../../platform/clock/clock.ts';
import { lockProduct } from './ban-product.ts';

/**
 * Ends a ban: the product is as its seller has it, on sale or not. Returns the product's id. Throws missing, and goods.notBanned
 * when this ban was lifted before, whether or not there is another one.
 */
export const liftBan = async (tx: Tx, id: string): Promise<number> => {
  const ban = await tx
    .selectFrom('product_bans')
    .select('product_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (ban === undefined) throw new Refusal('missing');
  await lockProduct(tx, ban.product_id);
  const lifted = await tx
    .updateTable('product_bans')
    .set({ lifted_at: clock.now() })
    .where('id', '=', id)
    .where('lifted_at', 'is', null)
    .executeTakeFirst();
  if (lifted.numUpdatedRows !== 1n) throw new Refusal('goods.notBanned');
  await tx.updateTable('products').set({ banned: false }).where('id', '=', ban.product_id).execute();
  return ban.product_id;
};
