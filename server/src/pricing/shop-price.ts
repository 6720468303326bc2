import { type RawBuilder, sql } from 'kysely';
import type { ShopContext } from '../http/caller.ts';
import { platformTerms } from './price.ts';

/**
 * The shop price as an SQL expression over `s.price` (platform) and `o.price` (override), so that lists can be sorted and
 * filtered by what the visitor sees. The rule itself is `unitPrices`; a property test holds the two together.
 */
export const shopPriceSql = (shop: ShopContext | null): RawBuilder<number> => {
  const { factor, ending } = shop ?? platformTerms;
  const scaled = sql<number>`((s.price * ${factor}::bigint * 2 + 10000) / 20000)`;
  return sql<number>`coalesce(o.price, ${endedSql(scaled, ending)})`;
};

const endedSql = (scaled: RawBuilder<number>, ending: 'none' | 'yuan' | 'nine'): RawBuilder<number> => {
  if (ending === 'none') return scaled;
  if (ending === 'yuan') return sql<number>`greatest((${scaled} + 50) / 100, 1) * 100`;
  const near = sql<number>`greatest((${scaled} - 400) / 1000, 0) * 1000 + 900`;
  return sql<number>`(${near} + greatest((s.price - (${near}) + 999) / 1000, 0) * 1000)`;
};
