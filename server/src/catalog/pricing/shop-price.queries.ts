import { type RawBuilder, sql } from 'kysely';
import type { ShopContext } from '../../platform/http/caller.ts';
import { platformTerms } from './price.ts';

export type Terms = Pick<ShopContext, 'factor' | 'ending'>;

/**
 * The shop price as an SQL expression over `s.price` (platform) and `o.price` (override), so that lists can
 * be sorted and filtered by the visitor's prices. The rule itself is `unitPrices`; a property test compares
 * the two.
 */
export const shopPriceSql = (shop: Terms | null): RawBuilder<number> =>
  sql<number>`coalesce(o.price, ${followingSql(shop, sql`s.price`)})`;

/** The shop price for a platform price (an SQL expression) without an override. */
export const followingSql = (shop: Terms | null, price: RawBuilder<unknown>): RawBuilder<number> => {
  const { factor, ending } = shop ?? platformTerms;
  const scaled = sql<number>`((${price} * ${factor}::bigint * 2 + 10000) / 20000)`;
  if (ending === 'none') return scaled;
  if (ending === 'yuan') return sql<number>`greatest((${scaled} + 50) / 100, 1) * 100`;
  const near = sql<number>`greatest((${scaled} - 400) / 1000, 0) * 1000 + 900`;
  return sql<number>`(${near} + greatest((${price} - (${near}) + 999) / 1000, 0) * 1000)`;
};
