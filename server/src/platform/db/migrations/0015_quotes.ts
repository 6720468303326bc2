/**
 * What a shop offers for a wanted purchase (decisions 2.16): pieces of the mall and things that it describes in words, at
 * prices that are kept until a day. Accepted, it is an order at these prices.
 */
export const statements: readonly string[] = [
  `create table quotes (
    id text primary key, want_id text not null references wants, shop_id text references shops, user_id text not null references users,
    freight bigint not null check (freight >= 0), note text not null default '', valid_until timestamptz not null,
    status text not null default 'sent' check (status in ('sent', 'accepted', 'declined', 'withdrawn')), order_id text unique references orders,
    created_by text not null references users, created_at timestamptz not null default now(), decided_at timestamptz,
    check ((status = 'accepted') = (order_id is not null)), check ((status = 'sent') = (decided_at is null)))`,
  `create unique index quotes_open on quotes (want_id) where status in ('sent', 'accepted')`,
  `create index quotes_user on quotes (user_id, created_at desc, id)`,
  `create table quote_lines (
    quote_id text not null references quotes, idx smallint not null, sku_id int references skus, text text not null default '',
    qty int not null check (qty between 1 and 9999), unit_price bigint not null check (unit_price > 0), primary key (quote_id, idx),
    check ((sku_id is null) = (text <> '')))`,
  `create table want_follow_ups (
    id text primary key, want_id text not null references wants, by text not null references users, note text not null, next_at timestamptz,
    at timestamptz not null default now())`,
  `create index want_follow_ups_want on want_follow_ups (want_id, at)`,
  `alter table orders drop constraint orders_source_check, add constraint orders_source_check check (source in ('direct', 'cart', 'seckill', 'quote'))`,
  `alter table order_lines alter column product_id drop not null, alter column sku_id drop not null, add check ((sku_id is null) = (product_id is null))`,
];
