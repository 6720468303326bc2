import type { Input, Output } from '@mall/contract/operations';
import { dayMs } from '@mall/contract/core/time';
import { sql } from 'kysely';
import { loadCards, visibleSql } from '../../catalog/index.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { dropOf } from './change.ts';
import { clock } from '../../platform/clock/clock.ts';

/**
 * At most this many are checked for price drops; members with more find the older ones without that filter.
 */
const mostCompared = 1000;
const backForMs = 7 * dayMs;

type Row = { id: number; at: Date; price: number | null; restocked_at: Date | null };
type Favourite = Output<'favourite.list'>['list'][number];

/** The favourites that this shop offers, with the change of their prices since they were added here. */
export const list = async (
  db: Db,
  caller: Member,
  { page, size, filter, sort }: Input<'favourite.list'>,
): Promise<Output<'favourite.list'>> => {
  const { rows } = await sql<Row>`
    select p.id, f.at, f.restocked_at, case when f.shop_id is not distinct
      from ${caller.shop?.id ?? null} then f.price end as price
    from favourites f join products p on p.id = f.product_id
    where f.user_id = ${caller.memberId} and ${visibleSql(caller)} order by f.at desc, p.id
      limit ${mostCompared}`.execute(db);
  const cards = await loadCards(
    db,
    caller,
    rows.map(({ id }) => id),
  );
  const byId = new Map(rows.map((row) => [String(row.id), row]));
  const all = cards.flatMap((card): Favourite[] => {
    const row = byId.get(card.id);
    if (row === undefined) return [];
    return [
      {
        ...card,
        collected: { at: row.at.toISOString(), price: row.price },
        drop: row.price === null ? 0 : dropOf(row.price, card.memberPrice),
        backInStock:
          card.stockState !== 'out' &&
          row.restocked_at !== null &&
          clock.nowMs() - row.restocked_at.getTime() < backForMs,
      },
    ];
  });
  const kept = all.filter(filters[filter]);
  return {
    list: kept.sort(orders[sort]).slice((page - 1) * size, page * size),
    total: kept.length,
    page,
    size,
    counts: {
      all: all.length,
      dropped: all.filter(filters.dropped).length,
      inStock: all.filter(filters.inStock).length,
    },
  };
};

const filters: Record<Input<'favourite.list'>['filter'], (favourite: Favourite) => boolean> = {
  all: () => true,
  dropped: ({ drop }) => drop > 0,
  inStock: ({ stockState }) => stockState !== 'out',
};

/** Sorting is stable: the latest first. */
const orders: Record<Input<'favourite.list'>['sort'], (a: Favourite, b: Favourite) => number> = {
  newest: () => 0,
  drop: (a, b) => b.drop - a.drop,
  price: (a, b) => a.memberPrice - b.memberPrice,
};
