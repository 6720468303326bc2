import { money } from '@mall/contract/core/money';
import { platformTerms, unitPrices } from './price.ts';
import type { Terms } from './shop-price.queries.ts';

/** The same outside the database. Never falls when the platform price rises. */
export const following = (shop: Terms | null, platformPrice: number): number =>
  unitPrices({
    ...(shop ?? platformTerms),
    platformPrice: money(platformPrice),
    override: null,
    memberBps: 10_000,
  }).shopPrice;

const dearest = 1_000_000_000_000;

/**
 * Which platform prices, both ends included, become a price from `min` to `max` in the shop: its prices rise
 * with the platform's, so an index of platform prices serves every shop. Empty (from above to) where there is
 * none.
 */
export const platformRange = (
  shop: Terms | null,
  min: number,
  max: number,
): { from: number; to: number } => ({ from: firstThat(shop, min), to: firstThat(shop, max + 1) - 1 });

/** The lowest platform price that costs at least `least` in the shop. */
const firstThat = (shop: Terms | null, least: number): number => {
  let [low, high] = [1, dearest + 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (following(shop, middle) >= least) high = middle;
    else low = middle + 1;
  }
  return low;
};
