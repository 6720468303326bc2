import type { Input, Output } from '@mall/contract/operations';
import { sql } from 'kysely';
import { loadCards } from '../products/cards.ts';
import { visibleSql } from '../products/visible.queries.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { inRange } from '../../platform/i18n/range.queries.ts';

/** Products that the member viewed, one per day, the latest first (decisions 2.19). */
export const listHistory = async (
  db: Db,
  caller: Member,
  { page, size, range }: Input<'browsingHistory.list'>,
): Promise<Output<'browsingHistory.list'>> => {
  const { rows } = await sql<{ id: number; viewed_at: Date; total: number }>`
    select p.id, h.viewed_at, count(*) over () as total from history h join products p on p.id = h.product_id
    where h.user_id = ${caller.memberId} and ${inRange(sql`h.viewed_at`, range)} and ${visibleSql(caller)}
    order by h.viewed_at desc, p.id limit ${size} offset ${(page - 1) * size}`.execute(db);
  const cards = await loadCards(db, caller, [...new Set(rows.map(({ id }) => id))]);
  const byId = new Map(cards.map((card) => [card.id, card]));
  const list = rows.flatMap(({ id, viewed_at }) => {
    const card = byId.get(String(id));
    return card === undefined ? [] : [{ ...card, viewedAt: viewed_at.toISOString() }];
  });
  return { list, total: rows[0]?.total ?? 0, page, size };
};
