import { statementColumns } from '@mall/contract/trade/settlement';
import { dayMs } from '@mall/contract/core/time';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import type { SettlementTables } from '../../platform/db/schema/settlement.ts';
import { idFloor } from '../../platform/ids/ids.ts';
import { shopAccountKinds, shopAccountOf } from '../../platform/ledger/shop-accounts.ts';
import { beginningOf, endOf } from './periods.ts';

export type StatementRow = Selectable<SettlementTables['statements']>;
export type Whose = { readonly shopId: string; readonly currency: string };

/** The last statement of a shop in a currency. */
export const lastStatement = (
  reader: Reader,
  { shopId, currency }: Whose,
): Promise<StatementRow | undefined> =>
  reader
    .selectFrom('statements')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('currency', '=', currency)
    .orderBy('period', 'desc')
    .limit(1)
    .executeTakeFirst();

/** What a shop gains by an entry `e`, minor units: see `shopAccountKinds`. */
export const gained = sql<number>`case when e.account like '%:commission' then e.delta else -e.delta end`;

/**
 * The entries `e` of a shop that are in no statement. Those that are not looked at were made, by their ids, a day and more
 * before the month of the last statement began: they are in statements.
 */
export const openEntries = (
  { shopId, currency }: Whose,
  last: Pick<StatementRow, 'period'> | undefined,
): RawBuilder<unknown> => sql`
  e.account in (${sql.join(shopAccountKinds.map((kind) => shopAccountOf(shopId, kind)))})
    and e.currency = ${currency}
    and ${last === undefined ? sql`true` : sql`e.txn_id >= ${idFloor(beginningOf(last.period).getTime() - dayMs)}`}
    and not exists (select from statement_entries s where s.txn_id = e.txn_id and s.idx = e.idx)`;

/** At most so many shops are closed in one run of the job. */
const mostAtOnce = 500;

/** Shops whose month is not closed yet though something was booked for them before its end. */
export const shopsToClose = async (
  reader: Reader,
  { currency, period }: { currency: string; period: string },
): Promise<Whose[]> => {
  const { rows } = await sql<{ shopId: string }>`
    select s.id as "shopId" from shops s left join lateral (
      select period from statements where shop_id = s.id and currency = ${currency} order by period desc limit 1) last on true
    where coalesce(last.period, '') < ${period} and exists (
      select from ledger_entries e join ledger_txns t on t.id = e.txn_id
      where e.account in (${sql.join(shopAccountKinds.map((kind) => sql`'shop:' || s.id || ${`:${kind}`}`))})
        and e.currency = ${currency} and t.at < ${endOf(period)}::timestamptz
        and not exists (select from statement_entries x where x.txn_id = e.txn_id and x.idx = e.idx))
    order by s.id limit ${mostAtOnce}`.execute(reader);
  return rows.map(({ shopId }) => ({ shopId, currency }));
};

/** One page of the statements of a shop, the latest first. */
export const statementPage = async (
  reader: Reader,
  { shopId, page, size }: { shopId: string; page: number; size: number },
): Promise<{ rows: StatementRow[]; total: number }> => {
  const among = reader.selectFrom('statements').where('shop_id', '=', shopId);
  const [rows, counted] = await Promise.all([
    among
      .selectAll()
      .orderBy('period', 'desc')
      .orderBy('currency')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    among.select(sql<number>`count(*)::int`.as('n')).executeTakeFirst(),
  ]);
  return { rows, total: counted?.n ?? 0 };
};

/** A statement, of one shop if it is named. */
export const statementById = async (
  reader: Reader,
  id: string,
  shopId?: string,
): Promise<(StatementRow & { shop_name: string }) | undefined> =>
  reader
    .selectFrom('statements')
    .innerJoin('shops', 'shops.id', 'statements.shop_id')
    .selectAll('statements')
    .select('shops.store_name as shop_name')
    .where('statements.id', '=', id)
    .$if(shopId !== undefined, (query) => query.where('statements.shop_id', '=', shopId ?? ''))
    .executeTakeFirst();

export type LineRow = Selectable<SettlementTables['statement_lines']> & {
  order_no: string | null;
  note: string;
};

/** One page of the lines of a statement, in their order. */
export const linePage = async (
  reader: Reader,
  { id, page, size }: { id: string; page: number; size: number },
): Promise<LineRow[]> => {
  const from = (page - 1) * size;
  const { rows } = await sql<LineRow>`
    select l.*, o.no as order_no, coalesce(a.reason, p.no, '') as note
    from statement_lines l left join orders o on o.id = l.order_id
      left join settlement_adjustments a on l.cause = 'adjustment' and a.id = l.ref
      left join payouts p on l.cause = 'payout' and p.id = l.ref
    where l.statement_id = ${id} and l.no > ${from}::int and l.no <= ${from + size}::int order by l.no`.execute(
    reader,
  );
  return rows;
};

/** The columns of a statement in SQL, and what each adds up. */
export const columnList = sql.join(statementColumns.map((column) => sql.ref(column)));
