import { promoterCountCap } from '@mall/contract/operator/platform-promoters';
import type { Input } from '@mall/contract/operations';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import { balanceAccountOf, type BalanceKind, balanceKinds } from '../../platform/ledger/balances.ts';

type Page = { page: number; size: number };

/** A transaction of the ledger that corrects what a promoter has. */
export const correctionType = 'promoter.correction';

export type EntryRow = {
  id: string;
  at: Date;
  biz_type: string;
  pocket: BalanceKind<'commission'>;
  delta: number;
  order_id: string | null;
  order_no: string | null;
  shop: string | null;
  withdrawal: string | null;
  reason: string | null;
};

/**
 * What the ledger has of a promoter. Each pocket is read in its own order, and only as far as the page; ids of transactions
 * are in the order of time.
 */
export const entriesPage = async (
  reader: Reader,
  id: string,
  { page, size }: Page,
): Promise<{ rows: EntryRow[]; total: number }> => {
  const pockets = balanceKinds.commission.map((pocket) => ({
    pocket,
    account: balanceAccountOf(id, 'commission', pocket),
  }));
  const first = pockets.map(
    ({ pocket, account }) => sql`(select txn_id, idx, ${pocket}::text as pocket, delta from ledger_entries
      where account = ${account} order by txn_id desc, idx desc limit ${page * size})`,
  );
  const counts = pockets.map(
    ({ account }) =>
      sql`(select 1 from ledger_entries where account = ${account} limit ${promoterCountCap + 1})`,
  );
  const both = sql` union all `;
  const [{ rows }, counted] = await Promise.all([
    sql<EntryRow>`
      select e.txn_id || '-' || e.idx as id, t.at, t.biz_type, e.pocket, e.delta, o.id as order_id, o.no as order_no,
        s.store_name as shop, w.no as withdrawal, k.reason
      from (select * from (${sql.join(first, both)}) e
        order by txn_id desc, idx desc limit ${size} offset ${(page - 1) * size}) e
      join ledger_txns t on t.id = e.txn_id
      left join commissions c on t.biz_type = 'commission' and c.id = t.biz_id
      left join orders o on o.id = c.order_id left join shops s on s.id = o.shop_id
      left join withdrawals w on t.biz_type like 'withdrawal.%' and w.id = t.biz_id
      left join promoter_corrections k on t.biz_type = ${correctionType} and k.id = t.biz_id
      order by e.txn_id desc, e.idx desc`.execute(reader),
    sql<{ n: number }>`select count(*)::int as n from (${sql.join(counts, both)}) c`.execute(reader),
  ]);
  return { rows, total: counted.rows[0]?.n ?? 0 };
};

/** What corrections gave a promoter, less what they took. */
export const correctedSum = async (reader: Reader, id: string): Promise<number> => {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(amount), 0)::bigint as amount from promoter_corrections where user_id = ${id}`.execute(
    reader,
  );
  return rows[0]?.amount ?? 0;
};

/** The names of the shops of these orders; none for the mall's own. */
export const shopNamesOf = async (
  reader: Reader,
  orderIds: readonly string[],
): Promise<Map<string, string>> => {
  const rows = await reader
    .selectFrom('orders')
    .innerJoin('shops', 'shops.id', 'orders.shop_id')
    .select(['orders.id', 'shops.store_name'])
    .where('orders.id', '=', sql<string>`any(${[...orderIds]}::text[])`)
    .execute();
  return new Map(rows.map(({ id, store_name: name }) => [id, name]));
};

/** Whether somebody may be given money or be asked for it: who promotes or did. */
export const hasMoney = async (reader: Reader, id: string): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from promoters where user_id = ${id} and status in ('approved', 'suspended')`.execute(reader);
  return rows.length > 0;
};

export const correctionById = (reader: Reader, id: string) =>
  reader
    .selectFrom('promoter_corrections')
    .select(['user_id', 'amount', 'reason', 'made_by'])
    .where('id', '=', id)
    .executeTakeFirst();

export type Correction = Input<'platformPromoter.correct'>;
