import { setTimeout as sleep } from 'node:timers/promises';
import { isGateway } from '@mall/contract/trade/payment';
import { sql } from 'kysely';
import type { Answers } from '../../platform/http/answers.ts';
import type { Orders } from '../orders/move.ts';
import { takeNotice } from './take-notice.ts';
import type { Gateway, PaymentPort } from './port.ts';
import { clock } from '../../platform/clock/clock.ts';

export type Log = { warn: (about: object, says: string) => void };
type Parts = Orders & { ports: readonly PaymentPort[]; log: Log; answers: Answers };
type Open = { id: string; method: string; ref: string };

/** A buyer's page waits no longer than this for a gateway. */
const buyerWaitsMs = 2500;

/**
 * Queries the gateway for an order's open payment, when it is a few seconds old and was not queried in the
 * last few seconds: several readers at once make one query. Never throws because of the gateway.
 */
export const askOpen = async (parts: Parts, order: { orderId: string; userId: string }): Promise<void> => {
  const { rows } = await sql<Open>`
    update payment_intents i set asked_at = now() from orders o
    where i.order_id = ${order.orderId} and o.id = i.order_id and o.user_id = ${order.userId} and ${askable}
      and ${notJustAsked}
    returning i.id, i.method, i.provider_ref as ref`.execute(parts.db);
  const [open] = rows;
  if (open !== undefined)
    await Promise.race([askOne(parts, open), sleep(buyerWaitsMs, undefined, { ref: false })]);
};

/**
 * The same for all without a notification yet, once a minute each, until the order's end has passed for a
 * while.
 */
export const askPending = async (parts: Parts): Promise<number> => {
  const { rows } = await sql<Open>`
    update payment_intents i set asked_at = now()
    where i.id in (
      select i.id from payment_intents i
      where ${askable} and coalesce(i.asked_at < now() - interval '50 seconds',
        i.created_at < now() - interval '50 seconds')
      order by i.created_at limit 100 for update skip locked)
    returning i.id, i.method, i.provider_ref as ref`.execute(parts.db);
  for (const open of rows) await askOne(parts, open);
  return rows.length;
};

/**
 * Closes at the gateways the payments that the mall has closed: another was started, the order ended or was
 * paid otherwise. A payment made in between is accepted first. Best effort: retried for a day.
 */
export const closeAbandoned = async (parts: Parts): Promise<number> => {
  const { rows } = await sql<Open>`
    update payment_intents i set asked_at = now()
    where i.id in (
      select i.id from payment_intents i
      where i.status in ('failed', 'closed') and i.gateway_closed_at is null and i.method not in ('sandbox', 'offline')
        and i.provider_ref is not null
        and i.created_at > now() - interval '1 day' and coalesce(i.asked_at < now() - interval '50 seconds', true)
      order by i.created_at limit 100 for update skip locked)
    returning i.id, i.method, i.provider_ref as ref`.execute(parts.db);
  let closed = 0;
  for (const one of rows) {
    const gateway = gatewayOf(parts.ports, one.method);
    if (gateway === null || !(await tried(parts, gateway, () => gateway.close(one.ref)))) continue;
    // A buyer who paid just before the close has the order paid or the money back.
    if (!(await askOne(parts, one))) continue;
    await parts.db
      .updateTable('payment_intents')
      .set({ gateway_closed_at: clock.now() })
      .where('id', '=', one.id)
      .execute();
    closed += 1;
  }
  return closed;
};

const askable = sql`i.status = 'pending' and i.method not in ('sandbox', 'offline') and i.provider_ref is not null`;
const notJustAsked = sql`coalesce(i.asked_at < now() - interval '5 seconds',
  i.created_at < now() - interval '3 seconds')`;

/** True when the gateway answered, whatever the answer. */
const askOne = async (parts: Parts, { id, method, ref }: Open): Promise<boolean> => {
  const gateway = gatewayOf(parts.ports, method);
  if (gateway === null) return false;
  return tried(parts, gateway, async () => {
    const standing = await gateway.query(ref);
    if (standing.outcome === 'open') return;
    const { outcome, amount, currency } = standing;
    // The same answer again is the same event.
    const eventId = ['asked', id, outcome, amount, currency].join(':');
    const taken = await takeNotice(parts, gateway.method, { ...standing, eventId, providerRef: ref });
    if (taken === 'settled') parts.answers.raise('stock');
  });
};

const gatewayOf = (ports: readonly PaymentPort[], method: string): Gateway | null =>
  isGateway(method) ? (ports.find((port) => port.method === method)?.gateway ?? null) : null;

const tried = async (
  { log }: Pick<Parts, 'log'>,
  { method }: Gateway,
  work: () => Promise<void>,
): Promise<boolean> => {
  try {
    await work();
    return true;
  } catch (error) {
    log.warn(
      { gateway: method, why: error instanceof Error ? error.message : 'unknown' },
      'a gateway was asked in vain',
    );
    return false;
  }
};
