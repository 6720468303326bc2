import { json, type Tx } from '../../platform/db/open.ts';
import { rateOf } from './fee.ts';
import { categoriesOfLines, orderWithoutTerms, termsAt } from './terms.queries.ts';

/**
 * A paid order of a shop keeps the terms of the moment it was paid, with the rate of each line. To be called in the
 * transaction of every change of an order, before what follows the terms; a second call finds nothing to do.
 */
export const keepTerms = async (tx: Tx, orderId: string): Promise<void> => {
  const order = await orderWithoutTerms(tx, orderId);
  if (order === undefined) return;
  const terms = await termsAt(tx, order.shopId, order.paidAt);
  if (terms === undefined) return;
  const lines = await categoriesOfLines(tx, orderId);
  const rates = Object.fromEntries(lines.map((line) => [line.id, rateOf(terms, line)]));
  await tx
    .insertInto('order_terms')
    .values({ order_id: orderId, terms_id: terms.id, rates: json(rates) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
