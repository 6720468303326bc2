/**
 * Money that arrived and fits no payment (decision 084), and payments as operators look for them.
 *
 * A notification was parked by its outcome alone; what waits is a row of its own now, made for those of before by a job.
 * One money of a provider is parked once, whoever tells of it. `tried_at` is when a provider was last asked to send
 * something back: while it may still be asked, nobody sends it by hand.
 */
export const statements: readonly string[] = [
  // Indexing the payments of years takes longer than a request may.
  `set local statement_timeout = 0`,
  `create table parked_payments (
    id text primary key,
    provider text not null,
    event_id text not null,
    provider_ref text,
    intent_id text references payment_intents,
    amount bigint check (amount > 0),
    currency text,
    why text not null check (why in ('unknown', 'amount', 'price')),
    parked_at timestamptz not null,
    status text not null default 'open'
      check (status in ('open', 'returning', 'assigned', 'returned', 'dismissed', 'settled')),
    order_id text references orders,
    reason text not null default '',
    reference text not null default '',
    resolved_by text references users,
    resolved_at timestamptz,
    refund_ref text,
    tries int not null default 0 check (tries >= 0),
    tried_at timestamptz,
    next_try_at timestamptz,
    last_error text,
    unique (provider, event_id),
    foreign key (provider, event_id) references payment_events,
    check ((amount is null) = (currency is null)),
    check (amount is not null or status in ('open', 'dismissed')),
    check ((status = 'assigned') = (order_id is not null)),
    check ((status = 'open') = (resolved_at is null)))`,
  `create unique index parked_payment_once on parked_payments
    (provider, provider_ref, coalesce(amount, 0), coalesce(currency, ''))`,
  `create index parked_payment_waits on parked_payments (parked_at, id) where status in ('open', 'returning')`,
  `create index parked_payment_ended on parked_payments (resolved_at desc, id desc)
    where status in ('assigned', 'returned', 'dismissed', 'settled')`,
  `create index parked_payment_intent on parked_payments (intent_id) where intent_id is not null`,
  // What takes long is last, and within it the one table that nobody can read meanwhile.
  `create index payment_events_parked on payment_events (received_at) where outcome = 'parked'`,
  `create index payment_by_ref on payment_intents (provider_ref)`,
  `create index payment_newest on payment_intents (created_at desc, id desc)`,
  `create index payment_by_state on payment_intents (status, created_at desc, id desc)`,
  `alter table refunds add column tried_at timestamptz, add column sent_by text references users`,
  `create index refunds_newest on refunds (status, at, id)`,
  `create index refunds_sent on refunds (refunded_at desc, id desc) where status = 'refunded'`,
];
