import { cart as limits } from '@mall/contract/limits';
import { minus, type Money, money, sum, times } from '@mall/contract/money';
import type { Output } from '@mall/contract/operations';

export type Cart = Output<'cart.get'>;
export type CartLine = Cart['list'][number];

/** A line that cannot be ordered as it stands stays visible but is not chosen (decisions 2.5). */
export const isSelectable = (line: CartLine): boolean => line.invalidReason === null;
export const isGone = (line: CartLine): boolean =>
  line.invalidReason !== null && line.invalidReason !== 'aboveStock';

/** What the stepper may reach: the stock, and never more than a line may hold. */
export const mostOf = (line: CartLine): number => Math.min(line.stock, limits.maxQuantity);

/** What one costs more or less than when it was put in; 0: the same. */
export const priceChange = (line: CartLine): number => line.price - line.priceSeen;

export type Totals = { pieces: number; goods: Money; saving: Money; total: Money };

/** What the chosen lines come to at the shop's price and at the member's; freight is known when the order is confirmed. */
export const totalsOf = (lines: readonly CartLine[]): Totals => {
  const chosen = lines.filter((line) => line.selected && isSelectable(line));
  const goods = sum(chosen.map((line) => times(money(line.price), line.qty)));
  const total = sum(chosen.map((line) => times(money(line.memberPrice), line.qty)));
  return {
    pieces: chosen.reduce((pieces, line) => pieces + line.qty, 0),
    goods,
    saving: minus(goods, total),
    total,
  };
};

export type ShopLines = { shopId: string | null; lines: readonly CartLine[] };

/** Lines of one shop together, shops in the order of their first line. */
export const byShop = (lines: readonly CartLine[]): readonly ShopLines[] => {
  const shops = new Map<string | null, CartLine[]>();
  for (const line of lines) shops.set(line.shopId, [...(shops.get(line.shopId) ?? []), line]);
  return [...shops].map(([shopId, own]) => ({ shopId, lines: own }));
};

export type Choice = 'all' | 'some' | 'none';

export const choiceOf = (lines: readonly CartLine[]): Choice => {
  const open = lines.filter(isSelectable);
  const chosen = open.filter((line) => line.selected).length;
  if (chosen === 0) return 'none';
  return chosen === open.length ? 'all' : 'some';
};

/** The cart as it will be once the server agrees. */
export const withLines = (cart: Cart, change: (line: CartLine) => CartLine | null): Cart => {
  const list = cart.list.flatMap((line) => change(line) ?? []);
  return { ...cart, list, count: list.length + cart.packages.length, total: totalsOf(list).total };
};

/** A line with another quantity is too many or no longer too many. */
export const withQuantity = (line: CartLine, qty: number): CartLine => {
  const fits = line.invalidReason === 'aboveStock' && qty <= line.stock;
  return { ...line, qty, invalidReason: fits ? null : line.invalidReason };
};
