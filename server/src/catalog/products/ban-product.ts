import { type BanWords, lacksWords } from '@mall/contract/catalog/product-ban';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';
import { newId } from '../../platform/ids/ids.ts';

/**
 * Takes a product out of the mall: nobody sees or orders it until the ban is lifted, and whether its seller has it on sale stays
 * as it is. Orders that are being placed come before it or are refused, since both hold the rows of its SKUs. Returns the id of
 * the ban. Throws missing, goods.bannedAlready, goods.banUnexplained.
 */
export const banProduct = async (tx: Tx, productId: number, words: BanWords): Promise<string> => {
  if (lacksWords(words)) throw new Refusal('goods.banUnexplained', { text: 'goods.banUnexplained' });
  if (!(await lockProduct(tx, productId))) throw new Refusal('missing');
  const id = newId();
  const made = await tx
    .insertInto('product_bans')
    .values({ id, product_id: productId, reason: words.reason, note: words.text.trim() })
    .onConflict((on) => on.column('product_id').where('lifted_at', 'is', null).doNothing())
    .executeTakeFirst();
  if (made.numInsertedOrUpdatedRows !== 1n) throw new Refusal('goods.bannedAlready');
  await tx.updateTable('products').set({ banned: true }).where('id', '=', productId).execute();
  return id;
};

/** Locks a product after its SKUs in ascending id, as those who pay for it do; false when there is none. */
export const lockProduct = async (tx: Tx, productId: number): Promise<boolean> => {
  await sql`select id from skus where product_id = ${productId} order by id for update`.execute(tx);
  const { rows } = await sql`select id from products where id = ${productId} for update`.execute(tx);
  return rows.length > 0;
};
