import { plus, split, sum, times, type Money, zero } from '@mall/contract/core/money';
import type { OrderTotals } from './order-totals.ts';

type OfferLine = { readonly memberPrice: Money; readonly qty: number };

/**
 * The price of an order that accepts a shop's quote (decisions 2.16): each line at its quoted price, no
 * coupon, and the total quoted freight split over the lines by their prices. Pure; Σ lines is goods + freight
 * to the last unit.
 */
export const offerQuote = <Line extends OfferLine>(
  lines: readonly Line[],
  freight: Money,
): OrderTotals<Line, never> => {
  const costs = lines.map((line) => times(line.memberPrice, line.qty));
  const freights = split(freight, costs);
  const goods = sum(costs);
  return {
    lines: lines.map((line, index) => {
      const cost = costs[index] ?? zero;
      const share = freights[index] ?? zero;
      return {
        line,
        goods: cost,
        packageShare: zero,
        couponShare: zero,
        freight: share,
        pay: plus(cost, share),
      };
    }),
    goods,
    discount: zero,
    freight,
    pay: plus(goods, freight),
    coupons: [],
    chosen: null,
  };
};
