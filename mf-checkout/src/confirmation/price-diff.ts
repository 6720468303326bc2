import type { Preview } from './usePreview.ts';

/** `now` is null for a piece that is no longer available. */
export type PriceDiff = { name: string; before: number; now: number | null };

/**
 * The entries whose total differs from the confirmed one, and those that are gone: a package as one, other
 * pieces separately.
 */
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
