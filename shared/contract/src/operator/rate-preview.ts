import { money, portion } from '../core/money.ts';

/** Days of which the orders are looked at. */
export const previewDays = 30;

/** What some orders came to by one rate, in minor units. `limited`: the part that a limit made less than its rate. */
type Part = {
  /** Paid for goods. */
  readonly base: number;
  /** The part of it whose promoter was invited by another one. */
  readonly withAbove: number;
  readonly first: number;
  readonly second: number;
};
export type RateSum = Part & {
  readonly source: 'level' | 'default';
  /** Of the promoter who made the sale. */
  readonly level: number;
  readonly lines: number;
  readonly limited: Part;
};

/** The usual rate, or that of a level of promoters; basis points. */
export type RateChange = { readonly of: 'usual' | number; readonly first: number; readonly second: number };
type Pair = { readonly first: number; readonly second: number };
export type RatePreview = {
  readonly lines: number;
  readonly base: number;
  readonly now: Pair;
  readonly next: Pair;
};

/**
 * What a change of a rate would have meant, at most: a line that met no limit may meet one by a higher rate, and one that met
 * it stays there until the rate itself is lower. A rate of a level goes before the usual one, so the usual one changes only
 * what was made by it.
 */
export const previewOf = (sums: readonly RateSum[], { of, first, second }: RateChange): RatePreview => {
  const meant = sums.filter(({ source, level }) => (of === 'usual' ? source === 'default' : level === of));
  const total = (value: (one: RateSum) => number): number => meant.reduce((all, one) => all + value(one), 0);
  return {
    lines: total(({ lines }) => lines),
    base: total(({ base }) => base),
    now: { first: total((one) => one.first), second: total((one) => one.second) },
    next: {
      first: total(({ base, limited }) => by(first, base - limited.base, limited.base, limited.first)),
      second: total(({ withAbove, limited }) =>
        by(second, withAbove - limited.withAbove, limited.withAbove, limited.second),
      ),
    },
  };
};

const by = (rate: number, free: number, limitedBase: number, limited: number): number =>
  rated(free, rate) + Math.min(limited, rated(limitedBase, rate));

const rated = (base: number, points: number): number => portion(money(base), points, 10_000);
