import { money } from '@mall/contract/core/money';
import { Refusal } from '@mall/contract/core/refusals';
import type { Reader } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { type Basket, type OrderQuestion, type OrderRead, readOrder } from '../../trade/index.ts';
import { unitPrices } from '../../catalog/index.ts';
import { activityById, type ActivityRow } from './queries.ts';

type Piece = { activityId: string; skuId: string; qty: number };
export type SeckillRead = OrderRead & { readonly sale: ActivityRow | undefined };

export const readSeckill = async (
  reader: Reader,
  caller: Member,
  {
    activityId,
    skuId,
    addressId,
    key,
  }: Omit<OrderQuestion, 'skuIds'> & { activityId: string; skuId: string },
): Promise<SeckillRead> => {
  const [now, sale] = await Promise.all([
    readOrder(reader, caller, { skuIds: [skuId], addressId, key }),
    activityById(reader, caller, activityId),
  ]);
  return { ...now, sale };
};

/**
 * One SKU at its activity's price. Throws missing, campaign.notHere, seckill.notBegun, seckill.over, seckill.soldOut,
 * seckill.quota, seckill.tooMany: early answers, for the statement that writes the order checks the same
 * again.
 */
export const seckillBasket = ({ goods, sale: activity }: SeckillRead, { skuId, qty }: Piece): Basket => {
  if (activity === undefined || String(activity.sku_id) !== skuId) throw new Refusal('missing');
  if (!activity.here) throw new Refusal('campaign.notHere');
  if (activity.state !== 'running')
    throw new Refusal(activity.state === 'upcoming' ? 'seckill.notBegun' : 'seckill.over');
  if (activity.stock_left < qty) throw new Refusal('seckill.soldOut');
  if (qty > activity.per_order_limit)
    throw new Refusal('seckill.tooMany', { limit: activity.per_order_limit });
  if (activity.bought + qty > activity.per_user_limit)
    throw new Refusal('seckill.quota', { limit: activity.per_user_limit });
  const priceable = goods.get(skuId);
  if (priceable === undefined || priceable.invalidReason !== null)
    throw new Refusal('product.unavailable', { skuId });
  const price = money(activity.price);
  const prices = unitPrices({ ...priceable.rule, activityPrice: price, allowCoupon: activity.allow_coupon });
  return {
    source: 'seckill',
    lines: [{ priceable, prices, qty, inPackage: null }],
    packages: [],
    cartIds: [],
    offer: null,
    activity: {
      id: activity.id,
      price,
      perUserLimit: activity.per_user_limit,
      allowCoupon: activity.allow_coupon,
    },
  };
};
