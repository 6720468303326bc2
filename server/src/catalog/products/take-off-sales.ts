import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';

/**
 * What was counted as sold of these lines, a question for `product_id` and their number `n`, was not. Products are
 * locked after their SKUs, here and where an order is paid.
 */
export const takeOffSales = async (tx: Tx, lines: RawBuilder<unknown>): Promise<void> => {
  await sql`
    with lines as (${lines}),
    locked as (select id from products where id in (select product_id from lines) order by id for update)
    update products p set sales = greatest(p.sales - lines.n, 0) from lines, locked where p.id = lines.product_id
      and locked.id = p.id`.execute(tx);
};
