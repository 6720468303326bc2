import { deliveryStatus } from '@mall/contract/trade/delivery';
import { orderStatus } from '@mall/contract/trade/order';
import { sql } from 'kysely';
import { literal } from '../../platform/db/literal.ts';
import type { Db, Tx } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type Done, eachDue } from '../../platform/jobs/due.ts';
import { messagesFor } from '../../platform/notifications/outbox.ts';
import { riskOf } from './estimate.ts';
import { type Locked, lockDelivery } from './lock.queries.ts';
import { sendMessages } from '../../platform/notifications/send-messages.ts';
import { clock } from '../../platform/clock/clock.ts';

/** The orders whose goods are still awaited: before them nothing was promised, after them it is over. */
const awaited = new Set([2, 3]);

/**
 * Notifies the buyer and the shop that a delivery is at risk or late: once each per delivery and promised
 * time, however often it is checked. True when somebody was notified.
 */
export const notifyRisk = async (tx: Tx, deliveryId: string, now = clock.now()): Promise<boolean> => {
  const delivery = await lockDelivery(tx, deliveryId, 'system');
  const { order, expectedAt, status } = delivery;
  const { promisedAt } = order;
  const risk = riskOf({ expectedAt, promisedAt, status }, now);
  if (risk === 'none' || promisedAt === null || !awaited.has(order.status)) return false;
  const column = sql.ref(risk === 'late' ? 'late_told' : 'at_risk_told');
  const { rows } = await sql`
    update deliveries set ${column} = ${promisedAt} where id = ${deliveryId} and ${column} is distinct
      from ${promisedAt}
    returning id`.execute(tx);
  if (rows.length === 0) return false;
  await sendMessages(tx, riskMessages(delivery, risk, promisedAt));
  return true;
};

const riskMessages = ({ id, order, expectedAt }: Locked, risk: 'atRisk' | 'late', promisedAt: Date) => {
  const about = `${id}:${promisedAt.toISOString()}`;
  const promised = { date: promisedAt.toISOString() };
  return risk === 'late'
    ? messagesFor('delivery.late', order, promised, about)
    : messagesFor('delivery.atRisk', order, { date: (expectedAt ?? promisedAt).toISOString() }, about);
};

/** The sweep's part: every delivery that has become at risk or late since, reported on the first such day. */
export const notifyRisks = (db: Db): Promise<Done> =>
  eachDue(
    'delivery',
    async (except) => {
      const { rows } = await sql<{ id: string }>`
        select d.id from deliveries d join orders o on o.id = d.order_id
        where d.status <> ${literal(deliveryStatus.accepted)}
          and o.status in (${literal(orderStatus.awaitingShipment, orderStatus.shipped)}) and o.promised_at is not null
          and d.id <> all(${[...except]}::text[]) and (
          (o.promised_at < now() and d.late_told is distinct from o.promised_at)
          or (o.promised_at >= now() and d.expected_at > o.promised_at and d.at_risk_told is distinct
            from o.promised_at))
        order by o.promised_at limit 500`.execute(db);
      return rows.map(({ id }) => id);
    },
    (id) => inTransaction(db, (tx) => notifyRisk(tx, id)),
  );
