import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';

/**
 * What was sold of these lines, a question for `sku_id` and their number `n`, is for sale again. SKUs are locked in ascending id; the
 * moves of stock have ids that begin with `id`.
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
