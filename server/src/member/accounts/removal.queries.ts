import { orderStatus } from '@mall/contract/trade/order';
import { operatorKeysOf } from '@mall/contract/core/operator-permissions';
import type { Output } from '@mall/contract/operations';
import { sql } from 'kysely';
import { literal } from '../../platform/db/literal.ts';
import type { Reader, Tx } from '../../platform/db/open.ts';

export type Obstacles = Output<'account.removal'>;

/**
 * Neither received nor cancelled; refunds on their way and a wallet that is not empty; a shop of their own.
 */
export const obstaclesOf = async (reader: Reader, memberId: string): Promise<Obstacles> => {
  const { rows } = await sql<{ orders: Obstacles['ordersUnderWay']; owed: number; shop: boolean }>`
    select
      (select coalesce(json_agg(json_build_object('id', id, 'no', no) order by created_at), '[]') from orders
        where user_id = ${memberId} and status not in (${literal(orderStatus.received, orderStatus.cancelled)})) as
          orders,
      (select coalesce(sum(f.amount), 0)::bigint from refunds f join orders o on o.id = f.order_id
        where o.user_id = ${memberId} and f.status in ('requested', 'approved'))
      + (select abs(coalesce(sum(delta), 0))::bigint from ledger_entries where account like ${`member:${memberId}:%`}
        and account not like '%.paid') as owed,
      exists (select 1 from shops where owner_id = ${memberId}) as shop`.execute(reader);
  const row = rows[0];
  return { ordersUnderWay: row?.orders ?? [], moneyOwed: row?.owed ?? 0, ownsShop: row?.shop ?? false };
};

/**
 * Whether nobody could appoint operators without this member. Operators are locked, so that two who leave at once do
 * not each believe that the other stays.
 */
export const appointsAlone = async (tx: Tx, memberId: string): Promise<boolean> => {
  const { rows } = await sql<{ user_id: string; role: string; permissions: string[] | null }>`
    select user_id, role, permissions from operators where removed_at is null order by user_id for update`.execute(
    tx,
  );
  const appointing = rows.filter(({ role, permissions }) =>
    operatorKeysOf(role, permissions).includes('operator.edit'),
  );
  return appointing.length > 0 && appointing.every(({ user_id: one }) => one === memberId);
};

/** Locks a member against everything, also against orders that are being placed. */
export const lockWhole = async (tx: Tx, memberId: string): Promise<void> => {
  await sql`select 1 from users where id = ${memberId} for update`.execute(tx);
};
