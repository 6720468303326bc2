import { type Money, minus, money, plus, portion, times, zero } from '../core/money.ts';

/** Limits of two-level commission (decisions 2.11), basis points and days. */
export const commissionLimits = {
  firstBps: 2000,
  bothBps: 3000,
  defaults: { first: 500, second: 200 },
  freezeDays: { min: 0, max: 90, usual: 15 },
  /**
   * Days for which a click on a promoter's link counts; days for which a customer stays the promoter's after
   * an order.
   */
  clickDays: 30,
  bindingDays: 365,
} as const;

/** The scopes of a rate, the most specific first. */
export const rateScopes = ['sku', 'product', 'category', 'level'] as const;
export type RateScope = (typeof rateScopes)[number];

/** The sources of a rate, the most specific first. */
export const rateSources = [...rateScopes, 'default'] as const;
export type RateSource = (typeof rateSources)[number];

/**
 * A fixed amount per piece in minor units, or basis points of the line's pay. `second` goes to the promoter
 * above.
 */
export type Rate = {
  readonly source: RateSource;
  readonly kind: 'amount' | 'bps';
  readonly first: number;
  readonly second: number;
};

export type CommissionLine = {
  readonly qty: number;
  /** The pay of the line without freight, minor units. */
  readonly base: Money;
  /** The mall's cost of one piece, minor units. */
  readonly supplyPrice: Money;
};

/** Why an amount is below its rate. */
export type Limited = 'firstRate' | 'bothRates' | 'margin';
export type Commission = {
  readonly first: Money;
  readonly second: Money;
  readonly limited: readonly Limited[];
};

/**
 * The commissions of a line for its promoter and the one above them (decisions 2.11), minor units, each
 * rounded down: by the rate, at most 20 % and together 30 % of what was paid for the goods, and never more
 * than the goods brought above their supply price; what both limits leave is shared in proportion. Without a
 * promoter above, `hasSecond` false, the second part is not paid to anybody.
 */
export const commissionOf = (line: CommissionLine, rate: Rate, hasSecond: boolean): Commission => {
  const limited: Limited[] = [];
  const asked = (value: number): Money =>
    rate.kind === 'amount' ? times(money(value), line.qty) : rated(line.base, value);
  const within = ([first, second]: Pair, most: Money, why: Limited): Pair => {
    const wanted = plus(first, second);
    if (wanted <= most) return [first, second];
    limited.push(why);
    return most <= 0 ? [zero, zero] : [portion(first, most, wanted), portion(second, most, wanted)];
  };
  const [alone] = within([asked(rate.first), zero], rated(line.base, commissionLimits.firstBps), 'firstRate');
  const both = within(
    [alone, hasSecond ? asked(rate.second) : zero],
    rated(line.base, commissionLimits.bothBps),
    'bothRates',
  );
  const margin = minus(line.base, times(line.supplyPrice, line.qty));
  const [first, second] = within(both, margin, 'margin');
  return { first, second, limited };
};

type Pair = readonly [first: Money, second: Money];

/**
 * How much of a commission has to be taken back in total after refunds of a line: in proportion, rounded
 * down, all of it with the last of the pay (decisions 2.11). The next amount is this less what was taken back
 * before.
 */
export const reversedOf = (amount: Money, refunded: Money, pay: Money): Money =>
  refunded >= pay ? amount : portion(amount, refunded, pay);

const rated = (amount: Money, points: number): Money => portion(amount, points, 10_000);
