import { Refusal } from '@mall/contract/core/refusals';
import type { Db } from '../../platform/db/open.ts';
import type { NewOrder } from '../../trade/index.ts';
import { type Hindered, placeTogether } from './place.ts';
import type { ActivityRow } from './queries.ts';

/** The key of a request belongs to an earlier one. */
export class KeyUsed extends Error {}

/**
 * Between two reads of a row with many writers, its stock may change: a batch of the same size is tried this
 * many times.
 */
const mostTries = 20;

/**
 * Writes the orders of a batch, as many as there are pieces for; a buyer without one does not block the
 * others. Returns the reason for each order that was not written: seckill.soldOut, seckill.quota,
 * campaign.notHere, seckill.over, product.unavailable, coupon.notUsable or KeyUsed.
 */
export const writeTogether = async (
  db: Db,
  sale: ActivityRow,
  orders: readonly NewOrder[],
): Promise<ReadonlyMap<NewOrder, Error>> => {
  const refused = new Map<NewOrder, Error>();
  let rest = orders;
  for (let tries = 0; rest.length > 0; tries += 1) {
    if (tries === mostTries) throw new Refusal('overloaded');
    const written = await placeTogether(db, sale, rest);
    if ('ids' in written) {
      for (const order of rest)
        if (!written.ids.has(order.id))
          refused.set(order, written.elsewhere.has(order.id) ? notHere() : quotaRefusal(sale));
      return refused;
    }
    rest = withoutHindering(sale, written.hindered, rest, refused);
  }
  return refused;
};

const withoutHindering = (
  sale: ActivityRow,
  { left, sells, allowed, taken, passed, keyed, coupons, elsewhere }: Hindered,
  orders: readonly NewOrder[],
  refused: Map<NewOrder, Error>,
): readonly NewOrder[] => {
  const because = (why: (order: NewOrder) => Error | null): readonly NewOrder[] =>
    orders.filter((order) => {
      const error = why(order);
      if (error !== null) refused.set(order, error);
      return error === null;
    });
  if (!sells) return because(() => new Refusal('seckill.over'));
  if (!allowed) return because(() => new Refusal('product.unavailable', { skuId: String(sale.sku_id) }));
  if (!taken) {
    let pieces = left;
    return because(({ id, qty, userId }) => {
      if (elsewhere.includes(id)) return notHere();
      if (!passed.includes(userId)) return quotaRefusal(sale);
      if (qty > pieces) return new Refusal('seckill.soldOut');
      pieces -= qty;
      return null;
    });
  }
  return because(({ once, couponId, userId }) => {
    if (couponId !== null && !coupons.includes(couponId))
      return new Refusal('coupon.notUsable', { couponId });
    return once !== null && !keyed.includes(userId) ? new KeyUsed() : null;
  });
};

const notHere = (): Refusal => new Refusal('campaign.notHere');

const quotaRefusal = (sale: ActivityRow): Refusal =>
  new Refusal('seckill.quota', { limit: sale.per_user_limit });
