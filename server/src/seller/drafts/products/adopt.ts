import { clock } from '../../../platform/clock/clock.ts';
import { type Db, json, type Tx } from '../../../platform/db/open.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { withoutDraft } from './adopt.queries.ts';
import { draftOfProduct } from './adopted.ts';

const perPart = 200;

/**
 * Gives a draft to the products of the mall that have none: those of a database of before, and those that an importer
 * brought. Shoppers see no difference. In parts; may run twice, also at once.
 */
export const adoptGoods = async (db: Db): Promise<void> => {
  for (let after: number | null = 0; after !== null; )
    after = await inTransaction(db, (tx) => adoptSome(tx, Number(after), perPart));
};

/** Some of them, with ids above `after`; gives the last id, null when there are no more. */
export const adoptSome = async (tx: Tx, after: number, most: number): Promise<number | null> => {
  const products = await withoutDraft(tx, after, most);
  const last = products.at(-1);
  if (last === undefined) return null;
  await tx
    .insertInto('own_goods')
    .values(
      products.map((product) => {
        const content = json(draftOfProduct(product));
        return {
          id: newId(),
          shop_id: null,
          product_id: product.id,
          content,
          live: content,
          state: 'approved' as const,
          saved_by: null,
          saved_at: product.created_at,
          approved_at: product.created_at,
          reviewed_at: clock.now(),
        };
      }),
    )
    .onConflict((conflict) => conflict.column('product_id').doNothing())
    .execute();
  return last.id;
};
