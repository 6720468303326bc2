import { type RawBuilder, sql } from 'kysely';
import type { People, Shopper } from './people.ts';
import type { Api } from './start-api.ts';
import { arrived, createTransfers } from './transfers.ts';

/** Transfers to the mall: `orders o` without a shop that were paid by one. */
const ofMall = sql`i.method = 'offline' and o.shop_id is null`;

/** The invariants of transfers to the mall. */
export const transferInvariants: Readonly<Record<string, RawBuilder<unknown>>> = {
  'a transfer to the mall is confirmed by somebody who says when and by what it came': sql`
    select i.id from payment_intents i join orders o on o.id = i.order_id
    where ${ofMall} and i.status = 'succeeded'
      and (i.confirmed_by is null or i.received_on is null or i.reference is null)`,
  'what was transferred to the mall is given back by somebody': sql`
    select r.id from refunds r join payment_intents i on i.id = r.intent_id join orders o on o.id = i.order_id
    where ${ofMall} and r.status = 'refunded' and (r.sent_by is null or r.provider_ref is null)`,
  'a transfer that was rejected has failed': sql`
    select id from payment_intents where reject_reason is not null and status not in ('failed', 'succeeded')`,
};

/** A transfer that was confirmed and given back, and one that was rejected: enough for the damages below. */
export const prepareTransfers = async (api: Api, people: People, buyer: Shopper): Promise<void> => {
  const operator = api.as({ token: await api.signIn(await api.given.member({ operator: true })) });
  const transfers = createTransfers(api, people);
  await transfers.account();
  const { id } = await transfers.transferred({ by: buyer, price: 7_700 });
  const { data: order } = await operator.call('platformOrder.detail', { id });
  await operator.call('platformOrder.confirmPayment', arrived(id, order.pay));
  const { data: asked } = await buyer.call('refund.ask', { id, reason: 'other' });
  const [refundId = ''] = asked.ids;
  await operator.call('platformRefund.decide', { id: refundId, decision: 'approve', note: '' });
  await operator.call('mallRefund.recordSent', { id: refundId, reference: 'OUT-1', reason: 'by the bank' });
  const other = await transfers.transferred({ by: buyer });
  await operator.call('platformOrder.rejectPayment', {
    ...{ id: other.id, paymentId: other.paymentId },
    reason: 'not found',
  });
};

/** One piece of damage for each rule. */
export const transferDamages: Record<string, RawBuilder<unknown>> = {
  'a transfer to the mall is confirmed by somebody who says when and by what it came': sql`
    update payment_intents set received_on = null where received_on is not null`,
  'what was transferred to the mall is given back by somebody': sql`
    update refunds set sent_by = null where sent_by is not null`,
  'a transfer that was rejected has failed': sql`
    update payment_intents set status = 'closed' where reject_reason is not null`,
};
