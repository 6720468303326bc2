import { type Language, pickText } from '@mall/contract/core/languages';
import type { Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { leastThreshold } from '@mall/contract/incentive/shop-coupon';
import { loadPriceables } from '../../catalog/index.ts';
import type { Reader } from '../../platform/db/open.ts';
import type { Staff } from '../../platform/http/caller.ts';
import { moneyText } from '../../platform/i18n/format.ts';
import { shopOf } from '../drafts/core/shop.queries.ts';
import { orderFeeFrom } from '../order-fee.queries.ts';

type Facts = Output<'shopSeckill.goods'>['goods'];
type Where = { readonly staff: Staff['staff']; readonly language: Language };

/** A SKU as its shop sells it, and the lowest price that leaves the mall's fee in an order of one piece. Throws missing. */
export const goodsFacts = async (
  reader: Reader,
  { staff, language }: Where,
  skuId: string,
  from: Date,
): Promise<Facts> => {
  const shop = await shopOf(reader, staff.shopId);
  const [goods, fee] = await Promise.all([
    loadPriceables(reader, shop, [skuId]),
    orderFeeFrom(reader, staff.shopId, from),
  ]);
  const sku = goods.get(skuId);
  if (sku === undefined) throw new Refusal('missing');
  // Members may have their price on top of the sale's, as with coupons.
  const value = 10_000 - sku.rule.memberBps;
  const least =
    value > 0
      ? leastThreshold({ kind: 'percent', value, cap: null }, fee)
      : leastThreshold({ kind: 'amount', value: 0, cap: null }, fee);
  return {
    skuId,
    productId: sku.productId,
    name: pickText(sku.name, language).text,
    specText: pickText(sku.specText, language).text,
    image: sku.image,
    price: sku.prices.shopPrice,
    least: least ?? 0,
    free: sku.stock,
    sold: sku.invalidReason === null,
  };
};

/** Of goods of the shop’s own. Throws missing, seckill.belowFee. */
export const mustPayFee = async (
  reader: Reader,
  where: Where,
  { skuId, price, startAt }: { readonly skuId: string; readonly price: number; readonly startAt: string },
): Promise<void> => {
  const { least } = await goodsFacts(reader, where, skuId, new Date(startAt));
  if (price < least)
    throw new Refusal('seckill.belowFee', { amount: moneyText(least, where.language), least });
};
