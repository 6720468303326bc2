import type { Money } from '@mall/contract/money';
import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/refusals';
import { invalidReason } from '../cart/validity.ts';
import type { Priceable } from '../pricing/priceables.ts';
import type { UnitPrices } from '../pricing/price.ts';
import type { OrderRead } from './read.ts';

export type BasketLine = {
  readonly priceable: Priceable;
  /** The terms of one piece: the SKU's own, or the activity's. */
  readonly prices: UnitPrices;
  readonly qty: number;
};

/** An activity that an order is bought in. */
export type BasketActivity = {
  readonly id: string;
  readonly perUserLimit: number;
  readonly allowCoupon: boolean;
  readonly price: Money;
};

/** What is to be ordered, one line a SKU, in ascending id. */
export type Basket = {
  readonly source: 'direct' | 'cart' | 'seckill';
  readonly lines: readonly BasketLine[];
  readonly cartIds: readonly string[];
  readonly activity: BasketActivity | null;
};

/** One SKU. Throws product.unavailable or order.shortOfStock. */
export const directBasket = (
  { goods }: OrderRead,
  { skuId, qty }: { skuId: string; qty: number },
): Basket => {
  const priceable = goods.get(skuId);
  if (priceable === undefined || priceable.invalidReason !== null)
    throw new Refusal('product.unavailable', { skuId });
  const lines = [{ priceable, prices: priceable.prices, qty }];
  refuseShort(lines);
  return { source: 'direct', lines, cartIds: [], activity: null };
};

/**
 * Lines of the cart: the named ones, else those that the cart shows as selected. Goods that are not sold here any more
 * are left out. Throws order.nothingSelected, or order.shortOfStock when a named line is above the stock.
 */
export const cartBasket = (
  { cart, goods: priceables }: OrderRead,
  { cartIds }: Pick<Input<'order.previewCart'>, 'cartIds'>,
): Basket => {
  const rows = cart.filter((row) => (cartIds === undefined ? row.selected : cartIds.includes(row.id)));
  const taken = rows.filter((row) => {
    const priceable = priceables.get(String(row.sku_id));
    if (priceable === undefined || priceable.invalidReason !== null) return false;
    return cartIds !== undefined || invalidReason(row.qty, priceable) === null;
  });
  const qtyOf = new Map<number, number>();
  for (const row of taken) qtyOf.set(row.sku_id, (qtyOf.get(row.sku_id) ?? 0) + row.qty);
  const lines = [...qtyOf]
    .sort(([a], [b]) => a - b)
    .flatMap(([skuId, qty]) => {
      const priceable = priceables.get(String(skuId));
      return priceable === undefined ? [] : [{ priceable, prices: priceable.prices, qty }];
    });
  if (lines.length === 0) throw new Refusal('order.nothingSelected');
  refuseShort(lines);
  return { source: 'cart', lines, cartIds: taken.map((row) => row.id), activity: null };
};

/** A friendly early answer; the conditional update of `place.ts` is what decides. */
const refuseShort = (lines: readonly BasketLine[]): void => {
  const short = lines.filter(({ qty, priceable }) => qty > priceable.stock);
  if (short.length > 0)
    throw new Refusal(
      'order.shortOfStock',
      short.map(({ priceable }) => ({ skuId: priceable.skuId, stock: Math.max(0, priceable.stock) })),
    );
};
