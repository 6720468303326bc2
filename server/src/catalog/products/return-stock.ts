import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';
import { newId } from '../../platform/ids/ids.ts';

/**
 * What was sold of these lines, a question for `sku_id` and their number `n`, is for sale again. SKUs are locked in
 * ascending id; the moves of stock have ids that begin with `id`.
 */
export const returnStock = async (
  tx: Tx,
  lines: RawBuilder<unknown>,
  { id, ref }: { id: string; ref: string },
): Promise<void> => {
  await sql`
    with lines as (${lines}),
    locked as (select id from skus where id in (select sku_id from lines) order by id for update),
    back as (
      update skus s set stock = s.stock + lines.n from lines, locked
      where s.id = lines.sku_id and locked.id = s.id returning s.id, lines.n)
    insert into stock_moves (id, sku_id, delta, reason, ref)
    select ${id} || '-' || id, id, n, 'returned', ${ref} from back`.execute(tx);
};

/**
 * The parts of a statement that take back the sale of what its part `lines` names, by `sku_id` and their number `n`,
 * and hold it: the order that bought it waits for payment again. SKUs are locked in ascending id. Goods that had left
 * the shelf before (`shelved` false) stay where they are.
 */
export const returnToHold = ({ shelved, ref }: { shelved: boolean; ref: string }): RawBuilder<unknown> => sql`
    locked as (
      select id from skus where ${shelved} and id in (select sku_id from lines) order by id for update),
    back as (
      update skus s set stock = s.stock + lines.n, held = s.held + lines.n from lines, locked
      where s.id = lines.sku_id and locked.id = s.id returning s.id, lines.n),
    moves as (
      insert into stock_moves (id, sku_id, delta, reason, ref)
      select ${newId()} || '-' || id, id, n, 'takenBack', ${ref} from back)`;

/**
 * The parts of a statement that put goods on the shelf again which had been taken off for another use. `goods` is a
 * question for `sku_id`, their number `n`, and the `id` and `ref` of the move of stock.
 */
export const returnToShelf = (goods: RawBuilder<unknown>, reason: string): RawBuilder<unknown> => sql`
    goods as (${goods}),
    shelf as (
      update skus s set stock = s.stock + each.n
      from (select sku_id, sum(n)::int as n from goods group by sku_id) each where s.id = each.sku_id),
    moves as (
      insert into stock_moves (id, sku_id, delta, reason, ref)
      select id, sku_id, n, ${reason}, ref from goods where n > 0)`;
