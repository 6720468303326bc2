import { sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import { ordersSaying } from './keyword.queries.ts';
import { type Found, pageOf, type Wanted, within } from './order-page.queries.ts';

/**
 * Up to this many hits are looked up one by one; more are cheaper to filter out of all of the seller's orders.
 */
const mostLookedUp = 5000;

/**
 * The orders of a shop, or without one, for a keyword: a page of ids, newest first, and the count of each status in the range.
 * A keyword is a part of the customer's name or of a product's in any language, or the end of a number; six
 * digits and more can only be the beginning or the end of a number. Indexes: migrations 0004, 0059. Slow where a
 * text hits very many.
 */
export const findOrders = async (
  reader: Reader,
  shopId: string | null,
  wanted: Wanted,
  fewHits = mostLookedUp,
): Promise<Found> => {
  const few = await fewOf(reader, shopId, wanted.keyword, fewHits);
  return few === null
    ? pageOf(
        reader,
        wanted,
        sql`${within(shopId, wanted)} and o.id in (${ordersSaying(shopId, wanted.keyword)})`,
      )
    : pageOf(reader, wanted, sql`${within(shopId, wanted)} and o.id = any(${few}::text[])`);
};

/** The seller's orders that match a keyword, or null when there are too many of them. */
const fewOf = async (
  reader: Reader,
  shopId: string | null,
  keyword: string,
  most: number,
): Promise<string[] | null> => {
  const { rows } = await sql<{ id: string }>`
    select id from (${ordersSaying(shopId, keyword)}) hits limit ${most + 1}`.execute(reader);
  return rows.length > most ? null : rows.map(({ id }) => id);
};
