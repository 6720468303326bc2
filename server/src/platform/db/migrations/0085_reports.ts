/**
 * What reports sum up (docs/decisions/090-reports.md).
 *
 * `sold_lines` holds each line of a paid order as it was counted last, `sales_days` the sums of these by day, seller and key.
 * Orders write neither: a trigger notes the order in `sales_stale`, and one writer at a time counts what stands there anew.
 * What was paid before this version is noted bit by bit, as far as `sales_fill` says, which is empty afterwards: to go through
 * all orders here would keep them locked.
 */
const amounts = `
    pieces bigint not null default 0,
    list bigint not null default 0,
    member_off bigint not null default 0,
    package_off bigint not null default 0,
    flash_off bigint not null default 0,
    boost_off bigint not null default 0,
    offer_off bigint not null default 0,
    coupon_off bigint not null default 0,
    freight bigint not null default 0,
    paid bigint not null default 0,
    refunded bigint not null default 0,
    commission bigint not null default 0,
    known bigint not null default 0,
    supplied bigint not null default 0`;

export const statements: readonly string[] = [
  `set local statement_timeout = 0`,
  `create table sold_lines (
    line_id text primary key,
    order_id text not null,
    day date not null,
    shop_id text,
    currency text not null,
    region text not null,
    category_id int,
    brand_id int,
    promoter_id text,
    template_id text,
    activity text,
    standing boolean not null,
    supply_price bigint,${amounts})`,
  `create index sold_lines_order on sold_lines (order_id)`,
  `create table sales_days (
    scope text not null,
    dimension text not null check
      (dimension in ('total', 'shop', 'category', 'brand', 'region', 'promoter', 'coupon', 'activity')),
    day date not null,
    currency text not null,
    key text not null,
    orders bigint not null default 0,${amounts},
    primary key (scope, dimension, day, currency, key))`,
  `create table sales_stale (order_id text not null)`,
  `create table sales_fill (after text not null)`,
  `create unique index sales_fill_one on sales_fill ((true))`,
  `insert into sales_fill values ('')`,

  `create function count_order_again() returns trigger language plpgsql as $$
    begin insert into sales_stale values (new.id); return null; end $$`,
  `create function count_sale_again() returns trigger language plpgsql as $$
    begin insert into sales_stale values (new.order_id); return null; end $$`,
  `create trigger sale_added after insert on orders for each row when (new.paid_at is not null) execute function count_order_again()`,
  `create trigger sale_changed after update of paid, paid_at, refunded on orders for each row
    when ((old.paid, old.paid_at, old.refunded) is distinct from (new.paid, new.paid_at, new.refunded))
    execute function count_order_again()`,
  // A promoter may earn some time after the payment, by the job that looks for orders whose commissions are behind.
  `create trigger sale_earned after update of reversed, state on commissions for each row
    when ((old.reversed, old.state in ('quoted', 'void')) is distinct from (new.reversed, new.state in ('quoted', 'void')))
    execute function count_sale_again()`,
];
