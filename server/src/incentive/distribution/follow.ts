import { money, portion } from '@mall/contract/core/money';
import { orderStatus } from '@mall/contract/trade/order';
import { usualTerms } from '@mall/contract/trade/settlement';
import { type RawBuilder, sql } from 'kysely';
import { literal } from '../../platform/db/literal.ts';
import type { Db, Tx } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type Done, eachDue } from '../../platform/jobs/due.ts';
import { balanceAccountOf } from '../../platform/ledger/balances.ts';
import type { LedgerEntry } from '../../platform/ledger/entries.ts';
import { postLedger } from '../../platform/ledger/post.ts';
import { shopAccountOf } from '../../platform/ledger/shop-accounts.ts';
import { promotionSettings } from './settings.queries.ts';
import { type CommissionFacts, isBooked, type Standing, standingOf } from './standing.ts';
import { clock } from '../../platform/clock/clock.ts';

type Row = CommissionFacts & {
  readonly id: string;
  readonly promoterId: string;
  readonly step: number;
  readonly shopId: string | null;
  readonly currency: string;
  /** The share that the shop bears by its terms, basis points. */
  readonly shopBps: number;
};

/**
 * Brings the commissions of an order up to date and posts the difference. To be called in the transaction of
 * every change of an order, when a commission thaws, and again in case of doubt: a second call finds nothing
 * to do.
 */
export const followOrder = async (tx: Tx, orderId: string): Promise<void> => {
  const rows = await lockCommissions(tx, orderId);
  if (rows.length === 0) return;
  const { freezeDays } = await promotionSettings(tx);
  const now = clock.now();
  for (const row of rows) {
    const next = standingOf(row, now, freezeDays);
    if (next.state !== row.state || next.reversed !== row.reversed) await book(tx, row, next);
  }
};

/**
 * In the order of their promoters: balances are locked one promoter after the other, and so in the same order
 * by all.
 */
const lockCommissions = async (tx: Tx, orderId: string): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select c.id, c.promoter_id as "promoterId", c.step, c.amount, c.reversed, c.state, c.thaw_at as "thawAt", l.pay,
      l.refunded,
      o.status as "orderStatus", o.received_at as "receivedAt", o.shop_id as "shopId", o.currency,
      coalesce((select t.commission_bps from order_terms k join settlement_terms t on t.id = k.terms_id
        where k.order_id = o.id), ${usualTerms.commissionBps}) as "shopBps",
      exists (select 1 from promoters p where p.user_id = c.promoter_id and p.status = 'approved') as
        "promoterApproved",
      exists (select 1 from refunds r where r.order_id = o.id and r.status = 'requested') as "refundOpen"
    from commissions c join order_lines l on l.id = c.line_id join orders o on o.id = c.order_id
    where c.order_id = ${orderId} and c.state <> 'void' order by c.promoter_id, c.id for update of c`.execute(
    tx,
  );
  return rows;
};

const book = async (tx: Tx, row: Row, next: Standing): Promise<void> => {
  const step = row.step + 1;
  await sql`
    update commissions set state = ${next.state}, reversed = ${next.reversed}::bigint, step = ${step}::int,
      thaw_at = ${next.thawAt}::timestamptz,
      paid_at = case when ${isBooked(next.state)} then coalesce(paid_at, now()) end,
      available_at = case when ${next.state === 'available'} then coalesce(available_at, now()) end
    where id = ${row.id}`.execute(tx);
  const [before, after] = [moneyOf(row, row), moneyOf(row, next)];
  const entries = [
    ...before.map(({ account, delta }) => ({ account, delta: -delta })),
    ...after,
    ...paidBy(row, sum(before), sum(after)),
  ].filter(({ delta }) => delta !== 0);
  if (entries.length > 0)
    await postLedger(
      tx,
      { bizType: 'commission', bizId: row.id, seq: step, currency: row.currency },
      entries,
    );
};

/** The part of a commission in its promoter's balances at a state. */
const moneyOf = (
  { promoterId, amount }: Row,
  { state, reversed }: Omit<Standing, 'thawAt'>,
): LedgerEntry[] =>
  isBooked(state)
    ? [{ account: balanceAccountOf(promoterId, 'commission', state), delta: amount - reversed }]
    : [];

/** A shop pays for its orders its share by its terms, the mall the rest and all of its own orders (decisions 2.11). */
const paidBy = ({ shopId, shopBps }: Row, before: number, after: number): LedgerEntry[] => {
  const mall = { account: 'platform:commission', delta: before - after };
  if (shopId === null) return [mall];
  const delta = portion(money(before), shopBps, 10_000) - portion(money(after), shopBps, 10_000);
  return [
    { account: shopAccountOf(shopId, 'commission'), delta },
    { ...mall, delta: mall.delta - delta },
  ];
};

const sum = (entries: readonly LedgerEntry[]): number => entries.reduce((all, { delta }) => all + delta, 0);

/**
 * Updates orders whose commissions are behind: those that may thaw, and those whose order was paid or ended
 * without an update. Of one promoter, before they see their balance: then all of theirs must be right. May
 * run twice, late or never.
 */
export const followDue = async (db: Db, promoterId: string): Promise<void> => {
  const whose = sql<boolean>`c.promoter_id = ${promoterId}`;
  for (const id of await behind(db, whose)) await inTransaction(db, (tx) => followOrder(tx, id));
};

/** The same for all promoters, by the job. */
export const followAllDue = (db: Db): Promise<Done> =>
  eachDue(
    'commissions of order',
    (except) => behind(db, sql<boolean>`c.order_id <> all(${[...except]}::text[])`),
    (id) => inTransaction(db, (tx) => followOrder(tx, id)),
  );

const behind = async (db: Db, which: RawBuilder<boolean>): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select order_id as id from commissions c
    where c.state = 'frozen' and c.thaw_at <= now() and ${which}
      and not exists (select 1 from refunds r where r.order_id = c.order_id and r.status = 'requested')
    union
    select order_id from commissions c join orders o on o.id = c.order_id
    where c.state = 'quoted' and o.status <> ${literal(orderStatus.unpaid)} and ${which}
    limit 500`.execute(db);
  return rows.map(({ id }) => id);
};
