import { shanghaiOffsetMs } from '@mall/contract/core/time';
import type { Sales, SalesPoint } from './useOverview.ts';

/**
 * The day and hour of a moment in the shop's time zone as a local date, so that any formatter writes the
 * shop's day, wherever the reader is.
 */
export const shopDay = (at: string): Date => {
  const there = new Date(Date.parse(at) + shanghaiOffsetMs);
  return new Date(there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate(), there.getUTCHours());
};

/**
 * Round axis steps from 0 to at least the highest value: 1, 2 or 5 times a power of ten, at most five lines.
 */
export const linesFor = (highest: number): number[] => {
  const rough = Math.max(highest, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? 10 * power);
  return Array.from({ length: Math.ceil(Math.max(highest, 1) / step) + 1 }, (_, index) => index * step);
};

export type Scale = {
  readonly lines: readonly number[];
  readonly top: number;
  /** In percent of the plot from its left and from its top. */
  readonly x: (index: number) => number;
  readonly y: (amount: number) => number;
};

export const scaleOf = ({ points }: Sales): Scale => {
  const lines = linesFor(Math.max(...points.flatMap(({ now, before }) => [now?.amount ?? 0, before.amount])));
  const top = lines.at(-1) ?? 1;
  const last = Math.max(1, points.length - 1);
  return {
    lines,
    top,
    x: (index) => (index / last) * 100,
    y: (amount) => 100 - (Math.max(0, amount) / top) * 100,
  };
};

/** A line through amounts, as SVG path data in percent; it ends where there is no data yet. */
export const pathOf = (amounts: readonly (number | null)[], { x, y }: Scale): string =>
  amounts
    .flatMap((amount, index) =>
      amount === null ? [] : [`${index === 0 ? 'M' : 'L'}${x(index).toFixed(2)} ${y(amount).toFixed(2)}`],
    )
    .join('');

/** The positions of the labels below: at most five, evenly spaced from the first. */
export const labelled = (points: readonly unknown[]): number[] => {
  const step = Math.max(1, Math.ceil(points.length / 5));
  return points.flatMap((_, index) => (index % step === 0 ? [index] : []));
};

export const highestOf = (points: readonly SalesPoint[]): SalesPoint | undefined =>
  points.reduce<SalesPoint | undefined>(
    (best, point) => ((point.now?.amount ?? 0) > (best?.now?.amount ?? 0) ? point : best),
    undefined,
  );

/** The change in basis points; undefined when there is nothing to compare with. */
export const changeOf = (now: number, before: number): number | undefined =>
  before === 0 ? undefined : Math.round(((now - before) / before) * 10_000);
