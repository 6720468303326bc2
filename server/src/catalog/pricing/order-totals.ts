import { minus, type Money, plus, sum, times, zero } from '@mall/contract/core/money';
import {
  type CouponFit,
  type CouponLine,
  type CouponPlace,
  type CouponRule,
  couponShares,
  fitCoupon,
  goodsOf,
  worthOf,
} from './coupon-rule.ts';

/**
 * A line to price: steps 1 to 5 are done (`unitPrices`, `packageShares`); money is per unit, a package's
 * share per line.
 */
export type QuoteLine = CouponLine & { readonly freight: Money };

export type QuotedLine<Line> = {
  readonly line: Line;
  /** Member price × quantity. */
  readonly goods: Money;
  /** Its price in its package instead; 0 outside of one. */
  readonly packageShare: Money;
  readonly couponShare: Money;
  readonly freight: Money;
  readonly pay: Money;
};

export type OrderTotals<Line, Coupon> = {
  readonly lines: readonly QuotedLine<Line>[];
  /** All lines after step 5. */
  readonly goods: Money;
  readonly discount: Money;
  readonly freight: Money;
  readonly pay: Money;
  readonly coupons: readonly { readonly coupon: Coupon; readonly fit: CouponFit }[];
  readonly chosen: Coupon | null;
};

/** The buyer's choice of coupon: undefined the best, '' none, else that one. */
export type CouponWish = string | undefined;

/**
 * Steps 6 to 8 of an order's price (decisions 2.3): one coupon split over its lines, freight, sums. Pure. The
 * payable amount is Σ lines + freight to the last unit, and the goods never become less than 1 minor unit. A
 * requested coupon that does not fit is not chosen; the caller decides whether that is a refusal.
 */
export const orderTotals = <Line extends QuoteLine, Coupon extends CouponRule>(
  lines: readonly Line[],
  coupons: readonly Coupon[],
  wish: CouponWish,
  place: CouponPlace,
): OrderTotals<Line, Coupon> => {
  const fits = coupons.map((coupon) => ({ coupon, fit: fitCoupon(coupon, lines, place) }));
  const best = fits.filter(({ fit }) => fit.problem === null).sort(bySaving);
  const taken = wish === undefined ? best[0] : best.find(({ coupon }) => coupon.id === wish);
  const shares = taken === undefined ? [] : couponShares(lines, taken.fit);
  const priced = lines.map((line, index) => {
    const goods = times(line.memberPrice, line.qty);
    const couponShare = shares[index] ?? zero;
    const freight = times(line.freight, line.qty);
    const pay = plus(minus(worthOf(line), couponShare), freight);
    return { line, goods, packageShare: line.inPackage?.share ?? zero, couponShare, freight, pay };
  });
  const goods = goodsOf(lines);
  const discount = taken?.fit.saving ?? zero;
  const freight = sum(priced.map((line) => line.freight));
  return {
    lines: priced,
    goods,
    discount,
    freight,
    pay: plus(minus(goods, discount), freight),
    coupons: fits,
    chosen: taken?.coupon ?? null,
  };
};

type Fitted = { readonly coupon: CouponRule; readonly fit: CouponFit };

/** The larger saving first; of equal ones the coupon that ends sooner, then the older. */
const bySaving = (a: Fitted, b: Fitted): number =>
  b.fit.saving - a.fit.saving ||
  a.coupon.validTo.getTime() - b.coupon.validTo.getTime() ||
  (a.coupon.id < b.coupon.id ? -1 : 1);
