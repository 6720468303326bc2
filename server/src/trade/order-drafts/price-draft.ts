import { type Money, minus, money, plus, sum, times, zero } from '@mall/contract/core/money';
import { discounted } from '@mall/contract/trade/order-draft';
import type { Priceable } from '../../catalog/index.ts';

export type Trouble = 'unavailable' | 'short' | 'belowSupply' | null;
export type PricedLine = {
  readonly skuId: string;
  readonly qty: number;
  /** What a member pays this seller for one. */
  readonly fullPrice: Money;
  readonly price: Money;
  readonly stock: number;
  readonly trouble: Trouble;
};
export type Totals = {
  readonly goods: Money;
  readonly saved: Money;
  readonly freight: Money;
  readonly total: Money;
};

type Wanted = { readonly skuId: string; readonly qty: number };
type Goods = ReadonlyMap<
  string,
  Pick<Priceable, 'prices' | 'freight' | 'stock' | 'supplyPrice' | 'invalidReason'>
>;

/**
 * What goods cost of a seller now, with a discount on all of them, and the freight of a checkout. Pure. A piece is never below
 * its supply price because of the discount; what cannot be sold costs nothing and is in trouble.
 */
export const priceDraft = (
  lines: readonly Wanted[],
  goods: Goods,
  discountBps: number,
): { readonly lines: readonly PricedLine[]; readonly totals: Totals } => {
  const priced = lines.map(({ skuId, qty }): PricedLine => {
    const found = goods.get(skuId);
    if (found === undefined || found.invalidReason !== null)
      return { skuId, qty, fullPrice: zero, price: zero, stock: 0, trouble: 'unavailable' };
    const fullPrice = found.prices.memberPrice;
    const price = discounted(fullPrice, discountBps);
    const belowSupply = discountBps > 0 && price < found.supplyPrice;
    const short = found.stock < qty;
    return {
      skuId,
      qty,
      fullPrice,
      price,
      stock: Math.max(0, found.stock),
      trouble: belowSupply ? 'belowSupply' : short ? 'short' : null,
    };
  });
  const freight = sum(
    priced.map(({ skuId, qty, trouble }) =>
      trouble === 'unavailable' ? zero : times(goods.get(skuId)?.freight ?? zero, qty),
    ),
  );
  return { lines: priced, totals: totalsOf(priced, freight) };
};

type Priced = { readonly qty: number; readonly fullPrice: number; readonly price: number };

export const totalsOf = (lines: readonly Priced[], freight: Money): Totals => {
  const goods = sum(lines.map(({ price, qty }) => times(money(price), qty)));
  const listed = sum(lines.map(({ fullPrice, qty }) => times(money(fullPrice), qty)));
  return { goods, saved: minus(listed, goods), freight, total: plus(goods, freight) };
};
