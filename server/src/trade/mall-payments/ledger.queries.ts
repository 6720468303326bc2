import { type LedgerKind, paymentCountCap } from '@mall/contract/operator/mall-payments';
import type { Input, Item, Output } from '@mall/contract/operations';
import { gatewayMethods } from '@mall/contract/trade/payment';
import { type RawBuilder, sql } from 'kysely';
import { patienceMs } from '../../platform/db/deadline.ts';
import type { Reader, Tx } from '../../platform/db/open.ts';
import { suspenseAccountOf } from '../../platform/ledger/shop-accounts.ts';

const startsWith = (text: string): string => `${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
const ofKind: Readonly<Record<LedgerKind, RawBuilder<unknown>>> = {
  mall: sql`account not like 'shop:%' and account not like 'member:%'`,
  shop: sql`account like 'shop:%'`,
  member: sql`account like 'member:%'`,
  all: sql`true`,
};

/** One page of accounts with what they hold. */
export const accountPage = async (
  reader: Reader,
  { kind, keyword = '', page, size }: Input<'mallLedger.accounts'>,
): Promise<{ rows: Item<'mallLedger.accounts'>[]; total: number }> => {
  const wanted = sql`${ofKind[kind]} and account like ${startsWith(keyword)}`;
  // The ledger is read once; a page behind the last one has a total too.
  const { rows } = await sql<{ list: Item<'mallLedger.accounts'>[]; total: number }>`
    with found as materialized (
      select account, currency, sum(delta)::bigint as balance, count(*)::int as entries from ledger_entries
      where ${wanted} group by account, currency)
    select (select count(*)::int from found) as total, coalesce(json_agg(shown order by account, currency), '[]') as list
    from (select * from found order by account, currency limit ${size} offset ${(page - 1) * size}) shown`.execute(
    reader,
  );
  return { rows: rows[0]?.list ?? [], total: rows[0]?.total ?? 0 };
};

type EntryRow = Omit<Item<'mallLedger.entries'>, 'at'> & { at: Date };

/** One page of an account, the latest first: a transaction's id begins with its time. */
export const entryPage = async (
  reader: Reader,
  { account, currency, page, size }: Input<'mallLedger.entries'>,
): Promise<{ rows: EntryRow[]; total: number; balance: number }> => {
  const { rows } = await sql<EntryRow>`
    select t.id, t.at, t.biz_type as cause, e.delta,
      coalesce((select json_agg(json_build_object('account', x.account, 'delta', x.delta) order by x.idx)
        from ledger_entries x where x.txn_id = t.id and x.idx <> e.idx), '[]') as others,
      case when o.id is not null then json_build_object('id', o.id, 'no', o.no, 'shopId', o.shop_id) end as order,
      coalesce(i.id, r.intent_id, k.intent_id) as "paymentId", coalesce(p.shop_id, a.shop_id) as "shopId",
      case when s.id is not null then json_build_object('id', s.id, 'period', s.period) end as statement
    from (select txn_id, idx, delta from ledger_entries where account = ${account} and currency = ${currency}
        order by txn_id desc, idx limit ${size} offset ${(page - 1) * size}) e
      join ledger_txns t on t.id = e.txn_id
      left join payment_intents i on t.biz_type in ('payment', 'refund') and i.id = t.biz_id
      left join refunds r on t.biz_type in ('refund', 'refund.approved') and r.id = t.biz_id
      left join parked_payments k on t.biz_type like 'parked.%' and k.id = t.biz_id
      left join payment_intents ki on ki.id = k.intent_id
      left join commissions c on t.biz_type = 'commission' and c.id = t.biz_id
      left join payouts p on t.biz_type like 'payout.%' and p.id = t.biz_id
      left join settlement_adjustments a on t.biz_type = 'adjustment' and a.id = t.biz_id
      left join orders o on o.id = coalesce(i.order_id, r.order_id, ki.order_id, c.order_id,
        case when t.biz_type in ('coupon.funding', 'fee') then t.biz_id end)
      left join statement_entries se on se.txn_id = e.txn_id and se.idx = e.idx
      left join statements s on s.id = se.statement_id
    order by e.txn_id desc, e.idx`.execute(reader);
  const sums = await sql<{ n: number; balance: number }>`
    select least(count(*), ${paymentCountCap})::int as n, coalesce(sum(delta), 0)::bigint as balance from ledger_entries
    where account = ${account} and currency = ${currency}`.execute(reader);
  return { rows, total: sums.rows[0]?.n ?? 0, balance: sums.rows[0]?.balance ?? 0 };
};

type Check = Output<'mallLedger.check'>;
type Unbalanced = Omit<Check['unbalanced'][number], 'at'> & { at: Date };

const suspenseAccounts = gatewayMethods.map(suspenseAccountOf);

/**
 * Adds up the whole ledger: by currency, by transaction, and what stands in suspense. Years of it take longer than a request
 * may: callers wait for it by `within(patienceMs.closing, …)`.
 */
export const addUp = async (
  tx: Tx,
): Promise<Omit<Check, 'at' | 'unbalanced'> & { unbalanced: Unbalanced[] }> => {
  await sql`set local statement_timeout = ${sql.lit(patienceMs.closing)}`.execute(tx);
  const { rows: currencies } = await sql<Check['currencies'][number] & { entries: number }>`
    select currency, sum(delta)::bigint as sum, (count(*) filter (where idx = 0))::int as transactions, count(*)::int as entries
    from ledger_entries group by currency order by currency`.execute(tx);
  const { rows: unbalanced } = await sql<Unbalanced>`
    select t.id, t.at, t.biz_type as cause, e.currency, e.sum from (
      select txn_id, currency, sum(delta)::bigint as sum from ledger_entries group by txn_id, currency
      having sum(delta) <> 0 order by txn_id limit 100) e
    join ledger_txns t on t.id = e.txn_id order by t.at, t.id`.execute(tx);
  const { rows: suspense } = await sql<Check['suspense'][number]>`
    select coalesce(b.method, w.method) as method, coalesce(b.currency, w.currency) as currency,
      coalesce(b.booked, 0)::bigint as booked, coalesce(w.parked, 0)::bigint as parked
    from (select substr(account, 10) as method, currency, -sum(delta) as booked from ledger_entries
      where account = any(${suspenseAccounts}::text[]) group by account, currency) b
    full join (select provider as method, currency, sum(amount) as parked from parked_payments
      where status in ('open', 'returning') and amount is not null group by provider, currency) w
      on w.method = b.method and w.currency = b.currency
    where coalesce(b.booked, 0) <> coalesce(w.parked, 0) order by 1, 2`.execute(tx);
  return {
    entries: currencies.reduce((all, { entries }) => all + entries, 0),
    currencies: currencies.map(({ currency, sum, transactions }) => ({ currency, sum, transactions })),
    unbalanced,
    suspense,
  };
};
