import { type RawBuilder, sql } from 'kysely';
import { arrive, parkedIdOf } from './parked.ts';
import type { People, Shopper } from './people.ts';
import type { Api } from './start-api.ts';

/** Money that waits, that paid an order, and that was dismissed: enough for the damages below. */
export const prepareParked = async (api: Api, people: People, buyer: Shopper): Promise<void> => {
  const operator = api.as({ token: await api.signIn(await api.given.member({ operator: true })) });
  const { skuId } = await api.given.sku({ price: 12_300 });
  const { data: order } = await people.buy(buyer, skuId, 1);
  const { data: detail } = await buyer.call('order.detail', { id: order.orderId });
  for (const [ref, amount] of [
    ['waits', 500],
    ['paid', detail.pay],
    ['twice', 700],
  ] as const)
    await arrive(api, { ref: `damage-${ref}`, amount });
  await operator.call('mallParked.assign', {
    id: await parkedIdOf(api, 'damage-paid'),
    orderNo: detail.no,
    reason: 'for the picture',
  });
  await operator.call('mallParked.dismiss', {
    id: await parkedIdOf(api, 'damage-twice'),
    reason: 'for the picture',
  });
};

/** One piece of damage for each rule. */
export const parkedDamages: Record<string, RawBuilder<unknown>> = {
  'what stands in suspense at a provider is what is parked and waits': sql`
    update parked_payments set amount = amount + 1 where status = 'open'`,
  'what is parked is booked once, and leaves suspense once, by the way it went': sql`
    update ledger_txns set biz_type = 'parked.sendBack' where biz_type = 'parked.dismiss'`,
  'what was assigned is the payment of its order': sql`
    update payment_intents set amount = amount + 1 where id in (
      select intent_id from parked_payments where status = 'assigned')`,
  'money that was given back has paid no order': sql`
    update payment_events e set outcome = 'settled' from parked_payments p
    where p.status = 'assigned' and e.provider = p.provider and e.event_id = p.event_id`,
};
