import type { Preview } from './usePreview.ts';

export type PriceDiff = { name: string; before: number; now: number };

/** Which pieces cost something else than what was agreed to, by what one line comes to. */
export const priceDiff = (before: Preview, now: Preview): PriceDiff[] => {
  const known = new Map(before.lines.map((line) => [line.skuId, line.pay]));
  return now.lines.flatMap((line) => {
    const paid = known.get(line.skuId);
    return paid === undefined || paid === line.pay ? [] : [{ name: line.name, before: paid, now: line.pay }];
  });
};
