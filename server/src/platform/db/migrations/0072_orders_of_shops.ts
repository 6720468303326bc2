/**
 * Operators read the orders of all shops (docs/decisions/078): of each status the newest first, of one shop also those that
 * it took out of its own list, and by the whole number of the receiver, whose index is another one in each shop.
 */
export const statements: readonly string[] = [
  // Indexing the orders of years takes longer than a request may.
  `set local statement_timeout = 0`,
  `create index orders_of_shops on orders (status, created_at desc, id desc) where shop_id is not null`,
  `create index orders_shop_hidden on orders (shop_id, status, created_at desc, id desc)
    where shop_hidden and shop_id is not null`,
  `create index orders_receiver on orders ((address->>'number')) where shop_id is not null`,
];
