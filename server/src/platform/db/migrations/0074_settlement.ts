/**
 * Money between the mall and its shops (decision 080).
 *
 * A transfer of a buyer to a shop was booked as cash of the mall; the shop has it. Entries of a shop are found by account
 * and id: an id begins with its time (RFC 9562 §5.7), so those of a month are neighbours.
 *
 * Terms are never changed and never begin in the past: others follow them. `order_terms` holds those of a paid order, with
 * the rate of each line, as its product's category was then. Each entry of a shop is in one statement at most, and a
 * statement is written once. A payout under way has taken its amount from the shop's account.
 */
export const statements: readonly string[] = [
  `update ledger_entries e set account = 'shop:' || o.shop_id || ':direct'
    from ledger_txns t, orders o
    where t.id = e.txn_id and e.account = 'cash:offline' and o.shop_id is not null and t.biz_type in ('payment', 'refund')
      and o.id = coalesce((select i.order_id from payment_intents i where i.id = t.biz_id),
        (select r.order_id from refunds r where r.id = t.biz_id))`,
  `create index ledger_account_txn on ledger_entries (account, txn_id)`,
  `drop index ledger_account`,
  `create table settlement_terms (
    id text primary key,
    shop_id text references shops,
    fee_bps int not null check (fee_bps between 0 and 5000),
    category_fees jsonb not null default '{}' check (jsonb_typeof(category_fees) = 'object'),
    fixed_fee bigint not null check (fixed_fee between 0 and 1000000),
    commission_bps int not null check (commission_bps between 0 and 10000),
    coupon_bps int not null check (coupon_bps between 0 and 10000),
    payable_days int not null check (payable_days between 0 and 90),
    minimum_payout bigint not null check (minimum_payout between 0 and 100000000),
    second_from bigint not null check (second_from >= 0),
    valid_from timestamptz not null,
    created_by text not null references users,
    created_at timestamptz not null default now(),
    check (valid_from >= created_at))`,
  `create unique index settlement_terms_from on settlement_terms (coalesce(shop_id, ''), valid_from desc)`,
  `create table order_terms (
    order_id text primary key references orders,
    terms_id text not null references settlement_terms,
    rates jsonb not null)`,
  `create table settlement_adjustments (
    id text primary key,
    shop_id text not null references shops,
    currency text not null,
    amount bigint not null check (amount <> 0),
    reason text not null check (reason <> ''),
    created_by text not null references users,
    created_at timestamptz not null default now())`,
  `create table statements (
    id text primary key,
    shop_id text not null references shops,
    currency text not null,
    period text not null check (period ~ '^\\d{4}-(0[1-9]|1[0-2])$'),
    until timestamptz not null,
    opening bigint not null,
    sales bigint not null default 0,
    refunds bigint not null default 0,
    direct bigint not null default 0,
    commission bigint not null default 0,
    coupons bigint not null default 0,
    fees bigint not null default 0,
    adjustments bigint not null default 0,
    payouts bigint not null default 0,
    closing bigint not null default 0,
    lines int not null default 0,
    closed_at timestamptz not null default now(),
    unique (shop_id, currency, period))`,
  `create table statement_entries (
    txn_id text not null,
    idx smallint not null,
    statement_id text not null references statements,
    primary key (txn_id, idx),
    foreign key (txn_id, idx) references ledger_entries)`,
  `create index statement_entries_of on statement_entries (statement_id)`,
  `create table statement_lines (
    statement_id text not null references statements,
    no int not null,
    order_id text references orders,
    cause text not null check (cause in ('order', 'adjustment', 'payout')),
    ref text not null,
    at timestamptz not null,
    sales bigint not null,
    refunds bigint not null,
    direct bigint not null,
    commission bigint not null,
    coupons bigint not null,
    fees bigint not null,
    adjustments bigint not null,
    payouts bigint not null,
    total bigint not null check
      (total = sales + refunds + direct + commission + coupons + fees + adjustments + payouts),
    primary key (statement_id, no))`,
  `create index statement_lines_order on statement_lines (order_id) where order_id is not null`,
  `create table shop_payout_accounts (
    shop_id text primary key references shops,
    method text not null,
    holder text not null,
    account text not null,
    account_end text not null,
    changed_by text not null references users,
    changed_at timestamptz not null default now())`,
  `create table payouts (
    id text primary key,
    no text not null unique,
    shop_id text not null references shops,
    currency text not null,
    amount bigint not null check (amount > 0),
    status text not null default 'draft'
      check (status in ('draft', 'approved', 'sent', 'settled', 'failed', 'cancelled')),
    method text not null,
    holder text not null,
    account text not null,
    account_end text not null,
    needs_second boolean not null,
    created_at timestamptz not null default now(),
    approved_by text references users,
    approved_at timestamptz,
    second_by text references users,
    second_at timestamptz,
    sent_by text references users,
    sent_at timestamptz,
    reference text not null default '',
    ended_by text references users,
    ended_at timestamptz,
    reason text not null default '',
    check (second_by is null or second_by <> approved_by),
    check (status not in ('approved', 'sent', 'settled', 'failed')
      or approved_by is not null and (second_by is not null or not needs_second)),
    check ((status in ('settled', 'failed', 'cancelled')) = (ended_at is not null)))`,
  `create unique index payouts_open on payouts (shop_id, currency) where status in ('draft', 'approved', 'sent')`,
  `create index payouts_by_state on payouts (status, created_at desc, id desc)`,
  `create index payouts_of_shop on payouts (shop_id, created_at desc, id desc)`,
];
