/**
 * The overview of a shop (docs/features/office-overview-search-keys.md): what was paid in a span of days is read from
 * an index alone; and who has put the first steps away, or has shared the link of the shop.
 */
export const statements: readonly string[] = [
  `set local statement_timeout = 0`,
  `create index orders_paid on orders (shop_id, paid_at) include (paid, refunded) where paid_at is not null`,
  `create table first_steps (
    shop_id text not null references shops, user_id text not null references users, hidden boolean not null default false, shared_at timestamptz,
    primary key (shop_id, user_id))`,
];
