import type { ParkedReason } from '@mall/contract/trade/parked';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/open.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { type Done, eachDue } from '../../../platform/jobs/due.ts';
import { lockMoney } from './lock-money.queries.ts';
import { parkPayment, type Unfitting } from './park-payment.ts';

const whyOf: Readonly<Record<string, ParkedReason>> = {
  'no such payment': 'unknown',
  'another amount or currency': 'amount',
};

const unparked = sql`e.outcome = 'parked' and not exists (
  select from parked_payments p where p.provider = e.provider and p.event_id = e.event_id)`;

/**
 * The version before only marked a notification as parked, and may run beside this one for a while: what it left waits in
 * the list like the rest.
 */
export const parkEarlier = (db: Db): Promise<Done> =>
  eachDue(
    'parked payment',
    async (except) => {
      const { rows } = await sql<{ key: string }>`
        select e.provider || ' ' || e.event_id as key from payment_events e
        where ${unparked} and e.provider || ' ' || e.event_id <> all(${[...except]}::text[])
        order by e.received_at limit 100`.execute(db);
      return rows.map(({ key }) => key);
    },
    (key) =>
      inTransaction(db, (tx) => parkOne(tx, key.split(' ', 1)[0] ?? '', key.slice(key.indexOf(' ') + 1))),
  );

type Left = Unfitting & { readonly reason: string; readonly settled: boolean };

const parkOne = async (tx: Tx, provider: string, eventId: string): Promise<void> => {
  const event = await tx
    .selectFrom('payment_events')
    .select('provider_ref')
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  await lockMoney(tx, provider, event?.provider_ref ?? null);
  const { rows } = await sql<Left>`
    select e.provider, e.event_id as "eventId", e.provider_ref as "providerRef", e.intent_id as "intentId", e.amount,
      e.currency, e.reason, exists (
        select from payment_intents i where i.method = e.provider and i.provider_ref = e.provider_ref
          and i.amount = e.amount and i.currency = e.currency and i.status in ('succeeded', 'refunded')) as settled
    from payment_events e where e.provider = ${provider} and e.event_id = ${eventId} and ${unparked}
    for update`.execute(tx);
  const [left] = rows;
  if (left === undefined) return;
  if (!left.settled && (await parkPayment(tx, left, whyOf[left.reason] ?? 'price'))) return;
  await tx
    .updateTable('payment_events')
    .set({ outcome: 'ignored', reason: left.settled ? 'has settled since' : 'parked already' })
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .execute();
};
