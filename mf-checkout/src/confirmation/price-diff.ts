import type { Preview } from './usePreview.ts';

/** `now` is null for a piece that can no longer be had. */
export type PriceDiff = { name: string; before: number; now: number | null };

/** What costs something else than what was agreed to, by what it comes to, and what is gone: a package as one, other pieces by themselves. */
export const priceDiff = (before: Preview, now: Preview): PriceDiff[] => {
  const left = new Map(costs(now).map(({ key, cost }) => [key, cost]));
  return costs(before).flatMap(({ key, name, cost }) => {
    const newer = left.get(key) ?? null;
    return newer === cost ? [] : [{ name, before: cost, now: newer }];
  });
};

const costs = ({ lines, packages }: Preview) => [
  ...packages.map(({ key, name, price }) => ({ key, name, cost: price })),
  ...lines
    .filter(({ packageIdx }) => packageIdx === null)
    .map(({ skuId, name, pay }) => ({ key: `sku ${skuId}`, name, cost: pay })),
];
