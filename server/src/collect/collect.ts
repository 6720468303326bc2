import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/refusals';
import { sql } from 'kysely';
import { loadCards } from '../catalog/cards.ts';
import { isVisible, visibleSql } from '../catalog/visible.ts';
import type { Db } from '../db/open.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Member } from '../http/caller.ts';

/** Turns a favourite on or off; with a wanted state a repeated call changes nothing. Refuses `missing`. */
export const toggle = (
  db: Db,
  caller: Member,
  { productId, state }: Input<'collect.toggle'>,
): Promise<Output<'collect.toggle'>> =>
  inTransaction(db, async (tx) => {
    const id = Number(productId);
    const row = { user_id: caller.memberId, product_id: id };
    const removed = await tx
      .deleteFrom('favourites')
      .where('user_id', '=', row.user_id)
      .where('product_id', '=', id)
      .executeTakeFirst();
    if (state === 0 || (state === undefined && removed.numDeletedRows > 0n)) return { state: 0 };
    if (!(await isVisible(tx, caller, id))) throw new Refusal('missing');
    await tx
      .insertInto('favourites')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { state: 1 };
  });

/** The favourites that this shop shows, the latest first. */
export const list = async (
  db: Db,
  caller: Member,
  { page, size }: Input<'collect.list'>,
): Promise<Output<'collect.list'>> => {
  const { rows } = await sql<{ id: number; total: number }>`
    select p.id, count(*) over () as total from favourites f join products p on p.id = f.product_id
    where f.user_id = ${caller.memberId} and ${visibleSql(caller)}
    order by f.at desc, p.id limit ${size} offset ${(page - 1) * size}`.execute(db);
  const cards = await loadCards(
    db,
    caller,
    rows.map(({ id }) => id),
  );
  return { list: cards, total: rows[0]?.total ?? 0, page, size };
};

/** Which of these products (comma separated) the member has as favourites. */
export const marks = async (db: Db, memberId: string, ids: string): Promise<Output<'collect.marks'>> => {
  const asked = ids
    .split(',')
    .map(Number)
    .filter((id) => id > 0 && id < 2 ** 31);
  if (asked.length === 0) return { ids: [] };
  const rows = await db
    .selectFrom('favourites')
    .select('product_id')
    .where('user_id', '=', memberId)
    .where('product_id', 'in', asked)
    .execute();
  return { ids: rows.map(({ product_id }) => String(product_id)) };
};
