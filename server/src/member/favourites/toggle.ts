import { mark } from '@mall/contract/core/limits';
import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import { moveToTrash } from '../../platform/trash/move-to-trash.ts';
import { loadCards } from '../../catalog/index.ts';
import type { Db } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Member } from '../../platform/http/caller.ts';

/**
 * Turns a favourite on or off; its price at that time is stored beside it. With a requested state a repeated
 * call changes nothing. Refuses `missing`.
 */
export const toggle = (
  db: Db,
  caller: Member,
  { productId, state }: Input<'favourite.toggle'>,
): Promise<Output<'favourite.toggle'>> =>
  inTransaction(db, async (tx) => {
    const id = Number(productId);
    const row = { user_id: caller.memberId, product_id: id };
    if (state !== mark.on) {
      const removed = await tx
        .deleteFrom('favourites')
        .where('user_id', '=', row.user_id)
        .where('product_id', '=', id)
        .executeTakeFirst();
      if (state === mark.off || removed.numDeletedRows > 0n) return { state: mark.off };
    }
    const [card] = await loadCards(tx, caller, [id]);
    if (card === undefined) throw new Refusal('missing');
    await tx
      .insertInto('favourites')
      .values({
        ...row,
        shop_id: caller.shop?.id ?? null,
        price: card.memberPrice,
        seen_price: card.memberPrice,
        in_stock: card.stockState !== 'out',
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { state: mark.on };
  });

/** Which of these products (comma separated) the member has as favourites. */
export const marks = async (db: Db, memberId: string, ids: string): Promise<Output<'favourite.marks'>> => {
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

/**
 * Removes products from the list in one go; can be undone for a while, with the prices of when they were
 * added.
 */
export const removeMany = (
  db: Db,
  memberId: string,
  ids: readonly string[],
): Promise<Output<'favourite.remove'>> =>
  inTransaction(db, async (tx) => ({
    undo: await moveToTrash(
      tx,
      memberId,
      'favourites',
      sql<boolean>`product_id = any(${ids.map(Number)}::int[])`,
    ),
  }));
