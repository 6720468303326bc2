import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open.ts';
import { goesOnIn } from '../../platform/http/runs-in.queries.ts';
import type { NewOrder } from './place.ts';

/** Why an order could not be placed although it looked possible when it was priced: somebody was quicker. */
export const explainFailure = async (db: Db, taken: readonly number[], order: NewOrder): Promise<Refusal> => {
  const short = order.lines.flatMap(({ sku_id: id }) => (id === null || taken.includes(id) ? [] : [id]));
  if (short.length === 0 && order.offer !== null)
    return new Refusal(order.offer.of === 'quote' ? 'quote.closed' : 'orderLink.over');
  if (short.length === 0) return new Refusal('coupon.notUsable', { couponId: order.couponId });
  const left = await db
    .selectFrom('skus')
    .select(['id', 'banned', sql<number>`stock - held`.as('stock')])
    .where('id', 'in', short)
    .execute();
  const banned = left.find((sku) => sku.banned);
  if (banned !== undefined) return new Refusal('product.unavailable', { skuId: String(banned.id) });
  if (order.activity !== null) return whyNoLaunch(db, order.activity.id, order.shopId);
  return new Refusal(
    'order.shortOfStock',
    left.map(({ id, stock }) => ({ skuId: String(id), stock })),
  );
};

/** Its shop has left boosts, or a help between preview and order has cut the price; else the launch has ended. */
const whyNoLaunch = async (db: Db, id: string, shopId: string | null): Promise<Refusal> => {
  const launch = await db
    .selectFrom('boost_launches')
    .select(['status', goesOnIn('boost', shopId, sql<Date>`created_at`).as('here')])
    .where('id', '=', id)
    .executeTakeFirst();
  if (launch?.here === false) return new Refusal('campaign.notHere');
  const open = launch?.status === 'active' || launch?.status === 'reached';
  return open ? new Refusal('order.priceChanged') : new Refusal('boost.over', { status: launch?.status });
};
