import { sql } from 'kysely';
import type { Db } from '../db/open.ts';

/**
 * Books transfers to shops where shops have them (`shop-accounts.ts`). The version before booked them as cash of the mall,
 * and may run beside this one for a while after the migration that moved what was there.
 */
export const moveTransfers = async (db: Db): Promise<void> => {
  await sql`
    update ledger_entries e set account = 'shop:' || o.shop_id || ':direct'
    from ledger_txns t, orders o
    where t.id = e.txn_id and e.account = 'cash:offline' and o.shop_id is not null and t.biz_type in ('payment', 'refund')
      and o.id = coalesce((select i.order_id from payment_intents i where i.id = t.biz_id),
        (select r.order_id from refunds r where r.id = t.biz_id))`.execute(db);
};
