/**
 * Promoters, whose customer somebody is, what orders earn them, and what they draw (decisions 2.11, 2.12). Balances of members
 * are kept beside the entries that they are the sum of.
 */
export const statements: readonly string[] = [
  `create table ledger_accounts (
    account text primary key, currency text not null, balance bigint not null default 0, check (balance >= 0 or account like '%:commission.available'))`,

  `alter table promoters add column code text, add column reject_reason text not null default '', add column decided_by text references users`,
  `update promoters set code = upper(substr(md5(user_id), 1, 8)) where status in ('approved', 'suspended')`,
  `create unique index promoter_code on promoters (code)`,
  `create index promoter_team on promoters (parent_id, applied_at desc) where parent_id is not null`,
  `create index promoter_waiting on promoters (applied_at) where status = 'pending'`,
  `create table promoter_events (
    id text primary key, user_id text not null references users, is_now text not null, by text references users, note text not null default '', at timestamptz not null default now())`,
  `create index promoter_event_list on promoter_events (user_id, at)`,
  `create table promoter_picks (
    user_id text not null references users, product_id int not null references products, at timestamptz not null default now(), primary key (user_id, product_id))`,
  `create table referrals (
    user_id text primary key references users, clicked_by text references users, clicked_at timestamptz, bound_to text references users, bound_at timestamptz, last_order_at timestamptz,
    check (user_id is distinct from clicked_by and user_id is distinct from bound_to), check ((clicked_by is null) = (clicked_at is null)), check ((bound_to is null) = (bound_at is null)))`,
  `create index referral_customers on referrals (bound_to, bound_at desc, user_id) where bound_to is not null`,

  `create table commission_rules (
    scope text not null check (scope in ('sku', 'product', 'category', 'level')), ref int not null, kind text not null check (kind in ('amount', 'bps')),
    first bigint not null check (first >= 0), second bigint not null check (second >= 0), primary key (scope, ref), check (scope = 'sku' or kind = 'bps'))`,
  `create table commissions (
    id text primary key, order_id text not null references orders, line_id text not null references order_lines, promoter_id text not null references users,
    level smallint not null check (level in (1, 2)), via text references users, base bigint not null check (base >= 0), rate_source text not null, rate_kind text not null, rate bigint not null, limited text[] not null default '{}', lead boolean not null default false,
    amount bigint not null check (amount >= 0), reversed bigint not null default 0 check (reversed between 0 and amount),
    state text not null default 'quoted' check (state in ('quoted', 'estimated', 'frozen', 'available', 'void')), step int not null default 0,
    created_at timestamptz not null default now(), paid_at timestamptz, thaw_at timestamptz, available_at timestamptz, unique (line_id, level),
    check ((level = 2) = (via is not null)), check ((state in ('frozen', 'available')) <= (thaw_at is not null)))`,
  `create index commission_list on commissions (promoter_id, created_at desc, id desc) where state in ('estimated', 'frozen', 'available')`,
  `create index commission_state on commissions (promoter_id, state, created_at desc, id desc) where state in ('estimated', 'frozen', 'available')`,
  `create index commission_reversed on commissions (promoter_id, created_at desc, id desc) where reversed = amount and state in ('estimated', 'frozen', 'available')`,
  `create index commission_via on commissions (promoter_id, via) include (amount, reversed, lead) where via is not null and state in ('estimated', 'frozen', 'available')`,
  `create index commission_lead on commissions (promoter_id, created_at desc, id desc) where lead and state in ('estimated', 'frozen', 'available')`,
  `create index commission_paid on commissions (promoter_id, paid_at) include (amount, reversed) where paid_at is not null`,
  `create index commission_order on commissions (order_id)`,
  `create index commission_quoted on commissions (promoter_id, order_id) where state = 'quoted'`,
  `create index commission_thaw on commissions (thaw_at) where state = 'frozen'`,

  `create table promotion_settings (key text primary key, value bigint not null, changed_by text references users, changed_at timestamptz not null default now())`,

  `create table withdrawals (
    id text primary key, no text not null unique, user_id text not null references users, source text not null check (source in ('commission', 'redEnvelope')), currency text not null default 'CNY',
    amount bigint not null check (amount > 0), fee bigint not null check (fee >= 0), net bigint not null check (net > 0 and net = amount - fee),
    method text not null, holder text not null, account text not null, account_end text not null,
    status text not null default 'pending' check (status in ('pending', 'approved', 'paying', 'paid', 'rejected', 'failed', 'cancelled')),
    reason text not null default '', proof text, decided_by text references users, created_at timestamptz not null default now(), reviewed_at timestamptz, ended_at timestamptz)`,
  `create unique index withdrawal_open on withdrawals (user_id, source) where status in ('pending', 'approved', 'paying')`,
  `create index withdrawal_list on withdrawals (user_id, created_at desc, id desc)`,
  `create index withdrawal_waiting on withdrawals (status, created_at) where status in ('pending', 'approved', 'paying')`,
];
