import { type Money, times, zero } from '@mall/contract/core/money';
import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import type { CartPackageRow } from '../cart/change-package.ts';
import { invalidReason } from '../cart/validity.ts';
import type { Texts } from '@mall/contract/core/languages';
import {
  type BoughtPackage,
  boughtPackage,
  type Priceable,
  sharesOf,
  type Sold,
  type UnitPrices,
} from '../../catalog/index.ts';
import type { OrderRead } from './read.queries.ts';

export type BasketLine = {
  readonly priceable: Sold;
  /** The terms of one piece: the SKU's own, or the activity's. */
  readonly prices: UnitPrices;
  readonly qty: number;
  /** Its price as a part of the package at this index of the basket's. */
  readonly inPackage: { readonly idx: number; readonly packageId: string; readonly share: Money } | null;
};

/** A package in an order; its lines point at it. */
export type BasketPackage = {
  readonly cartId: string;
  readonly packageId: string;
  readonly version: number;
  readonly name: Texts;
  readonly image: string;
  readonly qty: number;
  /** Of all of them. */
  readonly price: Money;
  readonly saving: Money;
};

/** The flash sale, or the launch of a boost, of an order. */
export type BasketActivity = {
  readonly id: string;
  readonly perUserLimit: number;
  readonly allowCoupon: boolean;
  readonly price: Money;
};

/**
 * What a shop offered and an order takes, a quote or a draft by its link: its prices and its freight apply, and no
 * coupon.
 */
export type BasketOffer = { readonly id: string; readonly freight: Money } & (
  | { readonly of: 'quote' }
  | { readonly of: 'draft'; readonly tokenHash: string }
);

/** The content of an order: one line per SKU, in ascending id, then package by package one line per piece. */
export type Basket = {
  readonly source: 'direct' | 'cart' | 'seckill' | 'quote' | 'boost' | 'draft';
  readonly lines: readonly BasketLine[];
  readonly packages: readonly BasketPackage[];
  /** The lines of the cart that it takes. */
  readonly cartIds: readonly string[];
  readonly activity: BasketActivity | null;
  readonly offer: BasketOffer | null;
};

/** One SKU. Throws product.unavailable or order.shortOfStock. */
export const directBasket = (
  { goods }: OrderRead,
  { skuId, qty }: { skuId: string; qty: number },
): Basket => {
  const priceable = goods.get(skuId);
  if (priceable === undefined || priceable.invalidReason !== null)
    throw new Refusal('product.unavailable', { skuId });
  const lines = [{ priceable, prices: priceable.prices, qty, inPackage: null }];
  refuseShort(lines);
  return { source: 'direct', lines, packages: [], cartIds: [], activity: null, offer: null };
};

/**
 * Lines and packages of the cart: the named ones, else the selected ones. What this shop no longer sells is
 * left out. Throws missing when none of the named exists, order.nothingSelected, or order.shortOfStock when
 * something named is above the stock.
 */
export const cartBasket = (
  read: Pick<OrderRead, 'cart' | 'packages' | 'goods'>,
  { cartIds }: Pick<Input<'order.previewCart'>, 'cartIds'>,
): Basket => {
  const { lines, packages, ids } = cartGoods(read, cartIds);
  const isThere = ({ id }: Wishable) => cartIds?.includes(id) === true;
  if (cartIds !== undefined && ![...read.cart, ...read.packages].some(isThere)) throw new Refusal('missing');
  if (lines.length === 0) throw new Refusal('order.nothingSelected');
  refuseShort(lines);
  return {
    source: 'cart',
    lines,
    packages,
    cartIds: ids,
    activity: null,
    offer: null,
  };
};

/** The same, whether or not there is enough of it, or anything at all. */
export const cartGoods = (
  read: Pick<OrderRead, 'cart' | 'packages' | 'goods'>,
  cartIds?: readonly string[],
): { lines: GoodsLine[]; packages: BasketPackage[]; ids: string[] } => {
  const wanted = (row: Wishable) =>
    cartIds === undefined ? row.selected : cartIds.includes(row.id) && !row.saved;
  const singles = singleLines(read, wanted, cartIds !== undefined);
  const whole = packageLines(read, wanted, cartIds !== undefined);
  return { lines: [...singles.lines, ...whole.lines], packages: whole.packages, ids: singles.cartIds };
};

type GoodsLine = BasketLine & { readonly priceable: Priceable };
type Wishable = { readonly id: string; readonly selected: boolean; readonly saved: boolean };
type Wanted = (row: Wishable) => boolean;

const singleLines = (
  { cart, goods }: Pick<OrderRead, 'cart' | 'goods'>,
  wanted: Wanted,
  named: boolean,
): { lines: GoodsLine[]; cartIds: string[] } => {
  const taken = cart.filter(wanted).filter((row) => {
    const priceable = goods.get(String(row.sku_id));
    if (priceable === undefined || priceable.invalidReason !== null) return false;
    return named || invalidReason(row.qty, priceable) === null;
  });
  const qtyOf = new Map<number, number>();
  for (const row of taken) qtyOf.set(row.sku_id, (qtyOf.get(row.sku_id) ?? 0) + row.qty);
  const lines = [...qtyOf]
    .sort(([a], [b]) => a - b)
    .flatMap(([skuId, qty]) => {
      const priceable = goods.get(String(skuId));
      return priceable === undefined ? [] : [{ priceable, prices: priceable.prices, qty, inPackage: null }];
    });
  return { lines, cartIds: taken.map((row) => row.id) };
};

/** Each package at its price, shared over its pieces (decisions 2.3 step 5). */
const packageLines = (
  { packages: rows, goods }: Pick<OrderRead, 'packages' | 'goods'>,
  wanted: Wanted,
  named: boolean,
): { lines: GoodsLine[]; packages: BasketPackage[] } => {
  const taken = rows.filter(wanted).flatMap((row) => {
    const bought = boughtPackage(row, goods);
    const { invalidReason: reason } = bought;
    const short = reason === 'aboveStock' || reason === 'outOfStock';
    return reason === null || (named && short) ? [{ row, bought }] : [];
  });
  return {
    lines: taken.flatMap(({ row, bought }, idx) => {
      const shares = sharesOf(bought, row.qty);
      return bought.pieces.map(({ priceable, qty }, at) => ({
        priceable,
        prices: priceable.prices,
        qty: qty * row.qty,
        inPackage: { idx, packageId: String(row.package_id), share: shares[at] ?? zero },
      }));
    }),
    packages: taken.map(({ row, bought }) => toBasketPackage(row, bought)),
  };
};

const toBasketPackage = (row: CartPackageRow, { member }: BoughtPackage): BasketPackage => ({
  cartId: row.id,
  packageId: String(row.package_id),
  version: row.version,
  name: row.name,
  image: row.cover,
  qty: row.qty,
  price: times(member.price, row.qty),
  saving: times(member.saving, row.qty),
});

/** An early answer for the buyer; the conditional update of `place.ts` decides. */
const refuseShort = (lines: readonly { readonly priceable: Priceable; readonly qty: number }[]): void => {
  const needed = new Map<string, number>();
  for (const { priceable, qty } of lines)
    needed.set(priceable.skuId, (needed.get(priceable.skuId) ?? 0) + qty);
  const goods = new Map(lines.map(({ priceable }) => [priceable.skuId, priceable]));
  const short = [...goods.values()].filter(({ skuId, stock }) => (needed.get(skuId) ?? 0) > stock);
  if (short.length > 0)
    throw new Refusal(
      'order.shortOfStock',
      short.map(({ skuId, stock }) => ({ skuId, stock: Math.max(0, stock) })),
    );
};
