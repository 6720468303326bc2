import type { ParkedReason } from '@mall/contract/trade/parked';
import type { GatewayMethod } from '@mall/contract/trade/payment';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/open.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { ParkedRow } from './parked.queries.ts';
import { postParked } from './post-parked.ts';

/** A stored notification of money that fits nothing. */
export type Unfitting = {
  readonly provider: GatewayMethod;
  readonly eventId: string;
  readonly providerRef: string | null;
  readonly intentId: string | null;
  readonly amount: number | null;
  readonly currency: string | null;
};

/**
 * Money that fits no payment waits for a person, and is booked in suspense. False when it waits or was dealt with already:
 * a provider tells of one payment by notification and when it is asked.
 */
export const parkPayment = async (tx: Tx, event: Unfitting, why: ParkedReason): Promise<boolean> => {
  const named = event.amount !== null && event.amount > 0 && event.currency !== null;
  const { rows } = await sql<ParkedRow>`
    insert into parked_payments (id, provider, event_id, provider_ref, intent_id, amount, currency, why, parked_at)
    select ${newId()}, e.provider, e.event_id, e.provider_ref, ${event.intentId},
      ${named ? event.amount : null}::bigint, ${named ? event.currency : null}, ${why}, e.received_at
    from payment_events e where e.provider = ${event.provider} and e.event_id = ${event.eventId}
    on conflict do nothing returning *`.execute(tx);
  const [parked] = rows;
  if (parked === undefined) return false;
  await postParked(tx, parked, 'park');
  return true;
};
