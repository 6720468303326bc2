import { Refusal } from '@mall/contract/refusals';
import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import type { NewOrder } from './place.ts';

/** Why an order could not be placed although it looked possible when it was priced: somebody was quicker. */
export const whyNot = async (db: Db, taken: readonly number[], order: NewOrder): Promise<Refusal> => {
  const short = order.lines.flatMap(({ sku_id: id }) => (id === null || taken.includes(id) ? [] : [id]));
  if (short.length === 0 && order.quoteId !== null) return new Refusal('quote.closed');
  if (short.length === 0) return new Refusal('coupon.notUsable', { couponId: order.couponId });
  const left = await db
    .selectFrom('skus')
    .select(['id', sql<number>`stock - held`.as('stock')])
    .where('id', 'in', short)
    .execute();
  return new Refusal(
    'order.shortOfStock',
    left.map(({ id, stock }) => ({ skuId: String(id), stock })),
  );
};
