import type { Preview } from './usePreview.ts';

/** `now` is null for a piece that can no longer be had. */
export type PriceDiff = { name: string; before: number; now: number | null };

/** Which pieces cost something else than what was agreed to, by what one line comes to, and which are gone. */
export const priceDiff = (before: Preview, now: Preview): PriceDiff[] => {
  const left = new Map(now.lines.map((line) => [line.skuId, line.pay]));
  return before.lines.flatMap((line) => {
    const pay = left.get(line.skuId) ?? null;
    return pay === line.pay ? [] : [{ name: line.name, before: line.pay, now: pay }];
  });
};
