/**
 * Payments that a gateway holds (docs/decisions/025): what the buyer is given, when the gateway was asked and told, every
 * notification once, and how often a refund was sent.
 */
export const statements: readonly string[] = [
  `alter table payment_intents drop constraint payment_intents_method_check,
    add constraint payment_intents_method_check check (method in ('sandbox', 'offline', 'alipay', 'wechat', 'xendit', 'paymongo', 'stripe')),
    add column action jsonb, add column expires_at timestamptz, add column asked_at timestamptz, add column gateway_closed_at timestamptz`,
  `create unique index payment_ref on payment_intents (method, provider_ref) where method not in ('sandbox', 'offline')`,
  `create index payment_to_ask on payment_intents (created_at) where status = 'pending' and method not in ('sandbox', 'offline')`,
  `create index payment_to_close on payment_intents (created_at)
    where status in ('failed', 'closed') and gateway_closed_at is null and method not in ('sandbox', 'offline')`,
  `create table payment_events (
    provider text not null, event_id text not null, provider_ref text, intent_id text references payment_intents,
    outcome text not null check (outcome in ('settled', 'refunded', 'failed', 'closed', 'parked', 'ignored')), reason text not null default '',
    amount bigint, currency text, received_at timestamptz not null default now(), primary key (provider, event_id))`,
  `create index payment_events_intent on payment_events (intent_id)`,
  `alter table refunds add column tries int not null default 0 check (tries >= 0), add column provider_ref text, add column last_error text,
    add column next_try_at timestamptz`,
  `create index refunds_due on refunds (next_try_at) where status = 'approved'`,
];
