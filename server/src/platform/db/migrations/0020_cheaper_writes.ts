/**
 * What an order writes again and again is kept short. Every change of an order's state is a new entry in each of its
 * indexes; every sale is a new version of its product, which stays on its page, and out of all indexes, where there is room.
 */
export const statements: readonly string[] = [
  `set local statement_timeout = 0`,
  // One index tells that a number is taken and finds the orders whose number begins so.
  `create unique index orders_no on orders (no text_pattern_ops)`,
  `alter table orders drop constraint orders_no_key`,
  `drop index orders_no_start`,
  // The mall's own orders are not searched by a customer's name.
  `drop index orders_consignee`,
  `create index orders_consignee on orders using gin (pairs_in(address->>'name', right(shop_id, 6))) with (gin_pending_list_limit = 256)
    where shop_id is not null`,
  `alter table products set (fillfactor = 75)`,
];
