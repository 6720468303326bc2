/**
 * The list of a shop's orders by tab, time, total and what waits, for a shop with a million of them (decision 041): each status
 * in its own order, so that it is counted and read only as far as needed. And what staff note about an order for each other.
 */
export const statements: readonly string[] = [
  // Indexing the orders of years takes longer than a request may.
  `set local statement_timeout = 0`,
  `drop index orders_shop_status`,
  `create index orders_shop_status on orders (shop_id, status, created_at desc, id desc) include (promised_at) where not shop_hidden`,
  `create index orders_shop_total on orders (shop_id, pay desc, id desc) where not shop_hidden`,
  `create table order_notes (
    id text primary key, order_id text not null references orders, by text not null references users, text text not null,
    at timestamptz not null default now())`,
  `create index order_notes_order on order_notes (order_id, at)`,
];
