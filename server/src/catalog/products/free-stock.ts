import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';

/**
 * What was held of these lines, a question for `sku_id` and their number `n`, is free again. SKUs are locked in
 * ascending id.
 */
export const freeStock = async (tx: Tx, lines: RawBuilder<unknown>): Promise<void> => {
  await sql`
    with lines as (${lines}),
    locked as (select id from skus where id in (select sku_id from lines) order by id for update)
    update skus s set held = s.held - lines.n from lines, locked where s.id = lines.sku_id
      and locked.id = s.id`.execute(tx);
};
