import { reads } from '@mall/contract/core/permissions';
import { type RawBuilder, sql } from 'kysely';
import type { Staff } from '../../../platform/http/caller.ts';
import { compactNumber, hasWords, looseTerms, queryTerms } from '../../../catalog/index.ts';

type Sql = RawBuilder<unknown>;

/**
 * Over `listings l`: what the mall sells, and the shop's own goods, in review or not, once they have a SKU.
 */
export const mallGoods = sql`l.shown and l.shop_id is null`;
export const ownGoods = (shopId: string): Sql => sql`(l.shop_id = ${shopId} and l.price > 0)`;

/** Over `listings l`: whether this shop hides it. */
export const hiddenBy = (shopId: string): Sql =>
  sql`l.product_id in (select product_id from shop_products where shop_id = ${shopId} and blocked)`;

/**
 * Typed text as conditions on `listings l`, the stricter first: words typed without a gap are searched one by
 * one when together they find nothing.
 */
export const wordsTyped = (typed: string | undefined): readonly Sql[] => {
  if (typed === undefined || typed.trim() === '') return [sql`true`];
  const number = compactNumber(typed);
  const ways = [queryTerms(typed), looseTerms(typed)].map((terms) => (terms.length === 0 ? [''] : terms));
  return ways
    .filter((terms, index) => index === 0 || terms.join() !== ways[0]?.join())
    .map((terms) => hasWords({ terms, number }));
};

/** Only those who may see the shop's finances get supply prices. */
export const supplyFor =
  ({ staff }: Staff) =>
  (supplyPrice: number): number | null =>
    reads.supplyPrice(staff.permissions) ? supplyPrice : null;
