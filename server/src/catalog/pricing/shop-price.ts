import { money } from '@mall/contract/core/money';
import { type RawBuilder, sql } from 'kysely';
import type { ShopContext } from '../../platform/http/caller.ts';
import { platformTerms, unitPrices } from './price.ts';

type Terms = Pick<ShopContext, 'factor' | 'ending'>;

/**
 * The shop price as an SQL expression over `s.price` (platform) and `o.price` (override), so that lists can be sorted and
 * filtered by what the visitor sees. The rule itself is `unitPrices`; a property test holds the two together.
 */
export const shopPriceSql = (shop: Terms | null): RawBuilder<number> =>
  sql<number>`coalesce(o.price, ${followingSql(shop, sql`s.price`)})`;

/** What a platform price (an SQL expression) becomes in a shop that has no price of its own for it. */
export const followingSql = (shop: Terms | null, price: RawBuilder<unknown>): RawBuilder<number> => {
  const { factor, ending } = shop ?? platformTerms;
  const scaled = sql<number>`((${price} * ${factor}::bigint * 2 + 10000) / 20000)`;
  if (ending === 'none') return scaled;
  if (ending === 'yuan') return sql<number>`greatest((${scaled} + 50) / 100, 1) * 100`;
  const near = sql<number>`greatest((${scaled} - 400) / 1000, 0) * 1000 + 900`;
  return sql<number>`(${near} + greatest((${price} - (${near}) + 999) / 1000, 0) * 1000)`;
};

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
 * Which platform prices, both ends included, become a price from `min` to `max` in the shop: its prices follow the platform's
 * upwards, so an index of platform prices serves every shop. Empty (from above to) where there is none.
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
