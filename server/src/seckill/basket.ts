import { money } from '@mall/contract/money';
import { Refusal } from '@mall/contract/refusals';
import type { Reader } from '../db/open.ts';
import type { Member } from '../http/caller.ts';
import type { Basket } from '../orders/basket.ts';
import { loadPriceables } from '../pricing/priceables.ts';
import { unitPrices } from '../pricing/price.ts';
import { activityById } from './queries.ts';

/**
 * One SKU at its activity's price. Throws missing, seckill.notRunning, seckill.soldOut, seckill.quota: friendly early
 * answers, for the statement that writes the order asks for the same again.
 */
export const seckillBasket = async (
  reader: Reader,
  caller: Member,
  { activityId, skuId, qty }: { activityId: string; skuId: string; qty: number },
): Promise<Basket> => {
  const activity = await activityById(reader, activityId, caller.memberId);
  if (activity === undefined || String(activity.sku_id) !== skuId) throw new Refusal('missing');
  if (activity.state !== 'running') throw new Refusal('seckill.notRunning');
  if (activity.stock_left < qty) throw new Refusal('seckill.soldOut');
  if (qty > activity.per_order_limit) throw new Refusal('seckill.quota', { limit: activity.per_order_limit });
  if (activity.bought + qty > activity.per_user_limit)
    throw new Refusal('seckill.quota', { limit: activity.per_user_limit });
  const priceable = (await loadPriceables(reader, caller.shop, [skuId])).get(skuId);
  if (priceable === undefined || priceable.invalidReason !== null)
    throw new Refusal('product.unavailable', { skuId });
  const price = money(activity.price);
  const prices = unitPrices({ ...priceable.rule, activityPrice: price, allowCoupon: activity.allow_coupon });
  return {
    source: 'seckill',
    lines: [{ priceable, prices, qty }],
    cartIds: [],
    activity: {
      id: activity.id,
      price,
      perUserLimit: activity.per_user_limit,
      allowCoupon: activity.allow_coupon,
    },
  };
};
