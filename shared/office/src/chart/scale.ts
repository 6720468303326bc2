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

/** The scale of as many points as the longest of these rows of amounts has; null is still to come. */
export const scaleOf = (...rows: readonly (readonly (number | null)[])[]): Scale => {
  const lines = linesFor(Math.max(0, ...rows.flat().map((amount) => amount ?? 0)));
  const top = lines.at(-1) ?? 1;
  const last = Math.max(1, ...rows.map(({ length }) => length - 1));
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

/** The change in basis points; undefined when there is nothing to compare with. */
export const changeOf = (now: number, before: number): number | undefined =>
  before === 0 ? undefined : Math.round(((now - before) / before) * 10_000);
