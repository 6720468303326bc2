/** Boosts: activities, what members launch in them, who helped, and red envelopes (decisions 2.10). */
export const statements: readonly string[] = [
  `create table boost_activities (
    id text primary key, kind text not null check (kind in ('price_cut', 'red_envelope', 'coupon')), name jsonb not null,
    sku_id int references skus, template_id text unique references coupon_templates, start_price bigint, floor_price bigint, reward bigint,
    helps smallint not null check (helps between 2 and 50), duration_hours smallint not null check (duration_hours between 1 and 72), start_at timestamptz not null, end_at timestamptz not null,
    stock_total int not null check (stock_total > 0), stock_left int not null check (stock_left between 0 and stock_total), launch_limit smallint not null default 1 check (launch_limit > 0),
    help_limit smallint not null default 1 check (help_limit > 0), help_limit_day smallint not null default 3 check (help_limit_day > 0), new_user_weight smallint not null default 2 check (new_user_weight between 1 and 3),
    early_buy boolean not null default true, order_hours smallint not null default 24 check (order_hours between 1 and 72), status text not null default 'open' check (status in ('open', 'closed')),
    created_by text references users, created_at timestamptz not null default now(), check (end_at > start_at),
    check ((kind = 'price_cut') = (sku_id is not null) and (kind = 'red_envelope') = (reward is not null) and (kind = 'coupon') = (template_id is not null)),
    check (case kind when 'price_cut' then start_price - floor_price >= helps and floor_price > 0 when 'red_envelope' then reward >= helps else true end))`,
  `create index boost_open on boost_activities (end_at) where status = 'open'`,
  `create table boost_launches (
    id text primary key, activity_id text not null references boost_activities, user_id text not null references users, n smallint not null, share_code text not null unique,
    target smallint not null, helps smallint not null default 0 check (helps between 0 and target), start_price bigint not null, difference bigint not null, cut bigint not null default 0 check (cut between 0 and difference),
    seed text not null, plan bigint[] not null check (cardinality(plan) = target), plan_hash text not null, early_buy boolean not null, order_hours smallint not null,
    status text not null default 'active' check (status in ('active', 'reached', 'ordered', 'done', 'expired', 'lapsed', 'frozen', 'void')),
    expires_at timestamptz not null, reached_at timestamptz, order_until timestamptz, frozen_at timestamptz, ended_at timestamptz, note text not null default '',
    order_id text references orders, created_at timestamptz not null default now(),
    unique (activity_id, user_id, n), check ((helps = target) = (cut = difference)), check ((status = 'frozen') = (frozen_at is not null)))`,
  `create index boost_launch_list on boost_launches (user_id, created_at desc, id desc)`,
  `create index boost_launch_due on boost_launches (least(expires_at, order_until)) where status in ('active', 'reached')`,
  `create index boost_launch_all on boost_launches (created_at desc, id desc)`,
  `create unique index boost_launch_order on boost_launches (order_id) where order_id is not null`,
  // The launcher's own help is the first: \`nth\` counts the helps of the plan that were used before.
  `create table boost_helps (
    launch_id text not null references boost_launches, helper_id text not null references users, activity_id text not null references boost_activities, nth smallint not null, units smallint not null check (units > 0),
    cut bigint not null check (cut > 0), device text not null, address text not null, at timestamptz not null default now(), primary key (launch_id, helper_id), unique (launch_id, nth))`,
  `create unique index boost_help_device on boost_helps (launch_id, device)`,
  `create index boost_help_helper on boost_helps (helper_id, at) where nth > 0`,
  `create index boost_help_devices on boost_helps (device, at) where nth > 0`,
  `create index boost_help_addresses on boost_helps (address, at) where nth > 0`,
  `create table red_envelopes (
    id text primary key, user_id text not null references users, launch_id text not null unique references boost_launches, currency text not null default 'CNY', amount bigint not null check (amount > 0),
    available bigint not null default 0 check (available between 0 and amount), lost bigint not null default 0 check (lost between 0 and amount),
    status text not null default 'pending' check (status in ('pending', 'available', 'expired', 'revoked')), step int not null default 0,
    available_at timestamptz not null, expires_at timestamptz not null, warned_at timestamptz, created_at timestamptz not null default now(),
    check (status = 'available' or available = 0))`,
  `create index red_envelope_list on red_envelopes (user_id, created_at desc, id desc)`,
  `create index red_envelope_due on red_envelopes (available_at) where status = 'pending'`,
  `create index red_envelope_ends on red_envelopes (expires_at) where status = 'available' and available > 0`,
  `create table withdrawal_envelopes (
    withdrawal_id text not null references withdrawals, envelope_id text not null references red_envelopes, amount bigint not null check (amount > 0), primary key (withdrawal_id, envelope_id))`,
  `create index withdrawal_envelope on withdrawal_envelopes (envelope_id)`,
  `alter table orders drop constraint orders_source_check, add constraint orders_source_check check (source in ('direct', 'cart', 'seckill', 'quote', 'boost'))`,
  // Whoever was here before is believed; from now on only a code by SMS proves a number.
  `alter table users add column mobile_proved_at timestamptz`,
  `update users set mobile_proved_at = created_at where removed_at is null`,
];
