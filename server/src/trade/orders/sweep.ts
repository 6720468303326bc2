import { deliveryStatus } from '@mall/contract/trade/delivery';
import { orderStatus } from '@mall/contract/trade/order';
import { type RawBuilder, sql } from 'kysely';
import { literal } from '../../platform/db/literal.ts';
import type { Db } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { sweepCoupons } from '../../incentive/index.ts';
import { notifyRisks } from '../deliveries/notify-risk.ts';
import { eachDue, eachPart, togetherOrEach } from '../../platform/jobs/due.ts';
import { messagesFor, type Parties } from '../../platform/notifications/outbox.ts';
import { endOverdue } from './end.ts';
import type { Orders, Who } from './move.ts';
import { receiveOrder } from './receive.ts';
import { recordOrder, usualPlan } from './record.ts';
import { sendMessages } from '../../platform/notifications/send-messages.ts';

const system: Who = { actor: 'system', actorId: null };

/**
 * Everything that the clock does to orders, once a minute. It may run twice or late: each part decides by the
 * current state.
 */
export const sweepOrders = ({ db, campaigns }: Orders) =>
  eachPart({
    expired: () => endOverdue({ db, campaigns }, 'system'),
    warned: () =>
      togetherOrEach(
        () => warn(db),
        'reminder',
        (except) => atHalfTime(db, except),
        (id) => warn(db, id),
      ),
    recorded: () =>
      eachDue(
        'record',
        (except) => unrecorded(db, except),
        (id) => inTransaction(db, (tx) => recordOrder(tx, id, usualPlan, 'system', system)),
      ),
    received: () =>
      eachDue(
        'receive',
        (except) => arrived(db, except),
        (id) => inTransaction(db, (tx) => receiveOrder(tx, id, 'system', system)),
      ),
    told: () => notifyRisks(db),
    coupons: () => sweepCoupons(db),
  });

const halfTimeOver = sql<boolean>`status = ${literal(orderStatus.unpaid)} and warned_at is null and expires_at > now()
  and now() >= created_at + (expires_at - created_at) / 2`;

const atHalfTime = (db: Db, except: readonly string[]): Promise<string[]> =>
  ids(
    db,
    sql`select id from orders where ${halfTimeOver} and id <> all(${[...except]}::text[]) order by expires_at
      limit 500`,
  );

/** Half of the time to pay is over: one message (decisions 2.6), of all or of one order. */
const warn = (db: Db, orderId?: string): Promise<number> =>
  inTransaction(db, async (tx) => {
    const { rows } = await sql<Parties>`
      update orders set warned_at = now()
      where id in (
        select id from orders where ${halfTimeOver} and ${orderId === undefined ? sql`true` : sql`id = ${orderId}`}
        order by expires_at limit 500 for update skip locked)
      returning id, no, user_id as "userId", shop_id as "shopId"`.execute(tx);
    await sendMessages(
      tx,
      rows.flatMap((order) => messagesFor('order.payReminder', order)),
    );
    return rows.length;
  });

const unrecorded = (db: Db, except: readonly string[]): Promise<string[]> =>
  ids(
    db,
    sql`select id from orders where status = ${literal(orderStatus.paid)} and paid_at <= now() - interval '24 hours'
      and id <> all(${[...except]}::text[])
      order by paid_at limit 500`,
  );

/** Shipped orders of which every delivery arrived at least 15 days ago, and none was refused. */
const arrived = (db: Db, except: readonly string[]): Promise<string[]> =>
  ids(
    db,
    sql`select o.id from orders o join deliveries d on d.order_id = o.id
      where o.status = ${literal(orderStatus.shipped)} and o.id <> all(${[...except]}::text[])
      group by o.id having bool_and(d.status <> ${literal(deliveryStatus.notAccepted)}
        and coalesce(d.arrived_at <= now() - interval '15 days', false)) order by o.id limit 500`,
  );

const ids = async (db: Db, question: RawBuilder<unknown>): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`${question}`.execute(db);
  return rows.map(({ id }) => id);
};
