import { type RawBuilder, sql } from 'kysely';

const waits = sql`status in ('open', 'returning') and amount is not null`;

/** The invariants of money that arrived and fits no payment. */
export const parkedInvariants: Readonly<Record<string, RawBuilder<unknown>>> = {
  'what stands in suspense at a provider is what is parked and waits': sql`
    select coalesce(b.account, w.account) as id
    from (select account, currency, -sum(delta) as amount from ledger_entries where account like 'suspense:%'
      group by account, currency) b
    full join (select 'suspense:' || provider as account, currency, sum(amount) as amount from parked_payments
      where ${waits} group by provider, currency) w on w.account = b.account and w.currency = b.currency
    where coalesce(b.amount, 0) <> coalesce(w.amount, 0)`,
  'what is parked is booked once, and leaves suspense once, by the way it went': sql`
    select p.id from parked_payments p cross join lateral (
      select count(*) filter (where t.biz_type = 'parked.park') as came,
        array_agg(t.biz_type) filter (where t.biz_type <> 'parked.park') as went, -sum(e.delta) as left_over
      from ledger_txns t join ledger_entries e on e.txn_id = t.id and e.account = 'suspense:' || p.provider
      where t.biz_type like 'parked.%' and t.biz_id = p.id) b
    where p.amount is not null and (
      b.came <> 1 or b.left_over <> case when p.status in ('open', 'returning') then p.amount else 0 end
      or b.went is distinct from case p.status when 'assigned' then array['parked.assign']
        when 'returned' then array['parked.sendBack'] when 'dismissed' then array['parked.dismiss']
        when 'settled' then array['parked.settle'] end)`,
  'what was assigned is the payment of its order': sql`
    select p.id from parked_payments p left join payment_intents i on i.id = p.intent_id
    where p.status = 'assigned' and (i.order_id, i.method, i.amount, i.currency, i.status)
      is distinct from (p.order_id, p.provider, p.amount, p.currency, 'succeeded')`,
  'money that was given back has paid no order': sql`
    select p.id from parked_payments p join payment_events e on e.provider = p.provider
      and e.provider_ref = p.provider_ref and e.amount = p.amount and e.currency = p.currency
    where p.status in ('returning', 'returned', 'assigned') and e.outcome in ('settled', 'refunded')`,
};
