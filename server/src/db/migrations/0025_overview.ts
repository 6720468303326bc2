/**
 * The overview of a shop (decision 035): what was paid in a span of days is read from an index alone; open wanted purchases
 * do not wait for those that are over; and who has put the first steps away, or has shared the link of the shop.
 */
export const statements: readonly string[] = [
  `set local statement_timeout = 0`,
  `create index orders_paid on orders (shop_id, paid_at) include (paid, refunded) where paid_at is not null`,
  `create index wants_open on wants (shop_id, created_at desc, id) where ended_at is null`,
  `create table first_steps (
    shop_id text not null references shops, user_id text not null references users, hidden boolean not null default false, shared_at timestamptz,
    primary key (shop_id, user_id))`,
];
