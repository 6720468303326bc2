import { bps, least, minus, money, type Money, split, sum, times, zero } from '@mall/contract/core/money';

/** The rules of one coupon as it was when claimed. Amounts in minor units, percent as basis points off. */
export type CouponRule = {
  readonly id: string;
  readonly kind: 'amount' | 'percent';
  readonly value: number;
  readonly cap: number | null;
  readonly threshold: number;
  readonly scope: 'all' | 'shop' | 'category' | 'brand' | 'product' | 'package';
  readonly scopeIds: readonly string[];
  /** A shop's own coupon works in that shop only. */
  readonly shopId: string | null;
  /** Its shop bears it: such a coupon never takes a line below what the mall pays for it. */
  readonly shopBears: boolean;
  /** It is the mall's, and the shop of the order keeps out of the mall's coupons. */
  readonly keptOut: boolean;
  readonly validFrom: Date;
  readonly validTo: Date;
};

/** The fields of a line that a coupon reads. */
export type CouponLine = {
  /** Null for an item that a shop describes in text. */
  readonly productId: string | null;
  readonly categoryIds: readonly string[];
  readonly brandId: string;
  readonly memberPrice: Money;
  /** What the mall pays for one piece. */
  readonly supplyPrice: Money;
  readonly qty: number;
  /** What the line costs as part of a package; null for goods by themselves. */
  readonly inPackage: { readonly packageId: string; readonly share: Money } | null;
};

export type CouponPlace = {
  readonly shopId: string | null;
  /** An activity may forbid coupons. */
  readonly allowed: boolean;
  readonly now: Date;
};

export type CouponProblem =
  | { readonly why: 'activity' | 'shop' | 'keptOut' | 'scope' | 'expired' | 'tooSmall' | 'floor' }
  | { readonly why: 'notYet'; readonly from: Date }
  | { readonly why: 'threshold'; readonly missing: Money };

export type CouponFit = {
  readonly saving: Money;
  /** Indexes of the lines over which the saving is split. */
  readonly eligible: readonly number[];
  readonly problem: CouponProblem | null;
};

/** Step 6 of a price for one coupon (decisions 2.3): its saving, or the first reason why it does not fit. */
export const fitCoupon = (
  coupon: CouponRule,
  lines: readonly CouponLine[],
  place: CouponPlace,
): CouponFit => {
  const no = (problem: CouponProblem): CouponFit => ({ saving: zero, eligible: [], problem });
  if (!place.allowed) return no({ why: 'activity' });
  if (coupon.validTo <= place.now) return no({ why: 'expired' });
  if (coupon.validFrom > place.now) return no({ why: 'notYet', from: coupon.validFrom });
  if (coupon.shopId !== null && coupon.shopId !== place.shopId) return no({ why: 'shop' });
  const eligible = lines.flatMap((line, index) => (covers(coupon, line, place.shopId) ? [index] : []));
  if (eligible.length === 0) return no({ why: 'scope' });
  // Before the threshold: nobody shall add goods for a coupon that does not work here.
  if (coupon.keptOut) return no({ why: 'keptOut' });
  const base = goodsOf(lines.filter((_, index) => eligible.includes(index)));
  if (base < coupon.threshold) return no({ why: 'threshold', missing: minus(money(coupon.threshold), base) });
  const most = least(base, minus(goodsOf(lines), money(1)));
  const saving = least(takenOff(coupon, base), most);
  if (saving < 1) return no({ why: 'tooSmall' });
  // As a whole or not at all: a saving that ended at the floor would tell every buyer what the mall pays.
  if (coupon.shopBears && isBelowSupply(lines, couponShares(lines, { saving, eligible })))
    return no({ why: 'floor' });
  return { saving, eligible, problem: null };
};

export const goodsOf = (lines: readonly CouponLine[]): Money => sum(lines.map(worthOf));

/** The saving over the eligible lines by their prices, largest remainder; zero for all others. */
export const couponShares = (
  lines: readonly CouponLine[],
  { saving, eligible }: Pick<CouponFit, 'saving' | 'eligible'>,
): Money[] => {
  const worths = lines.flatMap((line, at) => (eligible.includes(at) ? [worthOf(line)] : []));
  const shares = split(saving, worths);
  return lines.map((_, at) => shares[eligible.indexOf(at)] ?? zero);
};

/** Each line by itself: what is above it in another could be sent back, and earns a promoter that line’s commission. */
const isBelowSupply = (lines: readonly CouponLine[], shares: readonly Money[]): boolean =>
  lines.some((line, at) => {
    const share = shares[at] ?? zero;
    return share > 0 && minus(worthOf(line), share) < times(line.supplyPrice, line.qty);
  });

/** What a line costs after steps 1 to 5. */
export const worthOf = ({ memberPrice, qty, inPackage }: CouponLine): Money =>
  inPackage === null ? times(memberPrice, qty) : inPackage.share;

const takenOff = (coupon: CouponRule, base: Money): Money => {
  const worth = coupon.kind === 'amount' ? money(coupon.value) : bps(base, coupon.value);
  return coupon.cap === null ? worth : least(worth, money(coupon.cap));
};

const covers = (coupon: CouponRule, line: CouponLine, shopId: string | null): boolean => {
  const named = (...ids: readonly (string | null)[]) =>
    ids.some((id) => id !== null && coupon.scopeIds.includes(id));
  switch (coupon.scope) {
    case 'all':
      return true;
    case 'shop':
      return coupon.scopeIds.length === 0 ? coupon.shopId === shopId : named(shopId);
    case 'category':
      return named(...line.categoryIds);
    case 'brand':
      return named(line.brandId);
    case 'product':
      return named(line.productId);
    case 'package':
      return line.inPackage !== null && named(line.inPackage.packageId);
  }
};
