import type { Input, Output } from '@mall/contract/operations';
import { sql } from 'kysely';
import { loadCards } from '../products/cards.ts';
import { visibleSql } from '../products/visible.queries.ts';
import { removeToBin } from '../../platform/trash/remove-to-bin.ts';
import type { Db } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Member } from '../../platform/http/caller.ts';
import { inRange } from '../../platform/i18n/range.queries.ts';

const mostRemembered = 200;

/** Products the member looked at, one a day, the latest first (decisions 2.19). */
export const listHistory = async (
  db: Db,
  caller: Member,
  { page, size, range }: Input<'history.list'>,
): Promise<Output<'history.list'>> => {
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

/** Notes that a member looked at a product; keeps the last 200. An unknown product is not noted. */
export const rememberView = async (db: Db, memberId: string, productId: number): Promise<void> => {
  await sql`
    insert into history (user_id, product_id, day)
    select ${memberId}, id, (now() at time zone 'Asia/Shanghai')::date from products where id = ${productId}
    on conflict (user_id, product_id, day) do update set viewed_at = now()`.execute(db);
  await sql`
    delete from history h using (
      select user_id, product_id, day from history where user_id = ${memberId} order by viewed_at desc offset ${mostRemembered}) old
    where h.user_id = old.user_id and h.product_id = old.product_id and h.day = old.day`.execute(db);
};

/** Forgets all, these products, or a day in Shanghai; can be undone for a while (server/src/platform/trash). */
export const clearHistory = (
  db: Db,
  memberId: string,
  { ids, day }: Input<'history.clear'>,
): Promise<Output<'history.clear'>> =>
  inTransaction(db, async (tx) => ({
    undo: await removeToBin(
      tx,
      memberId,
      'history',
      sql<boolean>`(${ids === undefined} or product_id = any(${(ids ?? []).map(Number)}::int[])) and (${day ?? null}::date is null or day = ${day ?? null}::date)`,
    ),
  }));
