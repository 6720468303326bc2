import { openPayouts, type PayoutStatus } from '@mall/contract/trade/settlement';
import { type Selectable, sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
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
    select p.*, s.store_name as shop_name, a.name as approved_name, b.name as second_name
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
