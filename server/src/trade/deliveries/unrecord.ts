import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';

/**
 * An order that turns out to be unpaid has no delivery: its recorded one is removed. The order must be
 * locked. False, with nothing changed, when an installer has sent photos: then goods have left, whatever the
 * steps are.
 */
export const unrecord = async (tx: Tx, orderId: string): Promise<boolean> => {
  const ofOrder = sql`(select id from deliveries where order_id = ${orderId})`;
  const { rows } = await sql`select 1 from delivery_photos where delivery_id in ${ofOrder} limit 1`.execute(
    tx,
  );
  if (rows.length > 0) return false;
  for (const table of ['delivery_lines', 'delivery_steps', 'delivery_links'] as const)
    await sql`delete from ${sql.table(table)} where delivery_id in ${ofOrder}`.execute(tx);
  await tx.deleteFrom('deliveries').where('order_id', '=', orderId).execute();
  return true;
};
