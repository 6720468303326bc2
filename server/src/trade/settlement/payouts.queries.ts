import { openPayouts, payoutMoves, type PayoutStatus } from '@mall/contract/trade/settlement';
import { type Selectable, sql } from 'kysely';
import type { BatchLine, Payment } from '../../incentive/index.ts';
import type { Reader, Tx } from '../../platform/db/open.ts';
import type { SettlementTables } from '../../platform/db/schema/settlement.ts';

export type PayoutRow = Selectable<SettlementTables['payouts']>;
export type PayoutAccount = Selectable<SettlementTables['shop_payout_accounts']>;

/** The payout to a shop that is under way. */
export const openPayout = (
  reader: Reader,
  shopId: string,
  currency: string,
): Promise<PayoutRow | undefined> =>
  reader
    .selectFrom('payouts')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('currency', '=', currency)
    .where('status', 'in', [...openPayouts])
    .executeTakeFirst();

/** Where a shop has its money sent. */
export const payoutAccount = (reader: Reader, shopId: string): Promise<PayoutAccount | undefined> =>
  reader.selectFrom('shop_payout_accounts').selectAll().where('shop_id', '=', shopId).executeTakeFirst();

export type NamedPayout = PayoutRow & {
  readonly shop_name: string;
  readonly approved_name: string | null;
  readonly second_name: string | null;
  readonly batch: { id: string; no: string } | null;
};

type Wanted = {
  readonly id?: string | undefined;
  readonly shopId?: string | undefined;
  readonly status?: PayoutStatus | undefined;
  readonly page: number;
  readonly size: number;
};

/** One page of payouts, the latest first. */
export const payoutPage = async (
  reader: Reader,
  { id, shopId, status, page, size }: Wanted,
): Promise<{ rows: NamedPayout[]; total: number }> => {
  const wanted = sql.join(
    [
      sql`true`,
      ...(id === undefined ? [] : [sql`p.id = ${id}`]),
      ...(shopId === undefined ? [] : [sql`p.shop_id = ${shopId}`]),
      ...(status === undefined ? [] : [sql`p.status = ${status}`]),
    ],
    sql` and `,
  );
  const { rows } = await sql<NamedPayout>`
    select p.*, s.store_name as shop_name, a.name as approved_name, b.name as second_name,
      (select json_build_object('id', t.id, 'no', t.no) from payout_batch_lines l join payout_batches t on t.id = l.batch_id
        where l.payout_id = p.id and l.state <> 'left' order by t.created_at desc limit 1) as batch
    from payouts p join shops s on s.id = p.shop_id left join users a on a.id = p.approved_by
      left join users b on b.id = p.second_by
    where ${wanted} order by p.created_at desc, p.id desc limit ${size} offset ${(page - 1) * size}`.execute(
    reader,
  );
  const counted = await sql<{ n: number }>`select count(*)::int as n from payouts p where ${wanted}`.execute(
    reader,
  );
  return { rows, total: counted.rows[0]?.n ?? 0 };
};

export const lockPayout = (tx: Tx, id: string): Promise<PayoutRow | undefined> =>
  tx.selectFrom('payouts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Locks those of these that may be sent. */
export const lockSendable = (tx: Tx, ids: readonly string[]): Promise<Payment[]> =>
  tx
    .selectFrom('payouts')
    .select(['id', 'method', 'currency', 'amount as net'])
    .where('id', 'in', [...ids])
    .where('status', 'in', [...payoutMoves.send.from])
    .orderBy('id')
    .forUpdate()
    .execute();

/** The payouts of a batch, in the order in which they were drafted. */
export const payoutsOfBatch = async (reader: Reader, batchId: string): Promise<BatchLine[]> => {
  const { rows } = await sql<BatchLine>`
    select p.id, p.no, p.method, p.currency, p.amount as net, p.holder, p.account, p.account_end, p.shop_id as payee_id,
      s.store_name as payee_name, l.state, l.reference, l.reason as failed_because, l.ended_at as line_ended_at
    from payout_batch_lines l join payouts p on p.id = l.payout_id join shops s on s.id = p.shop_id
    where l.batch_id = ${batchId} order by p.created_at, p.id`.execute(reader);
  return rows;
};

export type ShopRow = { id: string; name: string; code: string; has_account: boolean };

/** One page of the shops, the newest first. */
export const shopPage = async (
  reader: Reader,
  {
    keyword = '',
    shopId,
    page,
    size,
  }: { keyword?: string | undefined; shopId?: string | undefined; page: number; size: number },
): Promise<{ rows: ShopRow[]; total: number }> => {
  const like = `%${keyword.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const named = keyword === '' ? sql`true` : sql`(s.store_name ilike ${like} or s.code ilike ${like})`;
  const wanted = shopId === undefined ? named : sql`${named} and s.id = ${shopId}`;
  const { rows } = await sql<ShopRow>`
    select s.id, s.store_name as name, s.code,
      exists (select from shop_payout_accounts a where a.shop_id = s.id) as has_account
    from shops s where ${wanted} order by s.created_at desc, s.id desc limit ${size} offset ${(page - 1) * size}`.execute(
    reader,
  );
  const counted = await sql<{ n: number }>`select count(*)::int as n from shops s where ${wanted}`.execute(
    reader,
  );
  return { rows, total: counted.rows[0]?.n ?? 0 };
};
