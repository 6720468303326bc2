/**
 * Lists of the console in a large mall (bench/console). A condition "is null" gives no order to what an index holds
 * after it, so that the mall's own orders have indexes of their own; an order is in those of shops or in these. Changes
 * of one area are read newest first.
 */
export const statements: readonly string[] = [
  // Indexing the orders of years takes longer than a request may.
  `set local statement_timeout = 0`,
  `drop index orders_shop_status`,
  `create index orders_shop_status on orders (shop_id, status, created_at desc, id desc) include (promised_at)
    where not shop_hidden and shop_id is not null`,
  `create index orders_mall_status on orders (status, created_at desc, id desc) include (promised_at)
    where not shop_hidden and shop_id is null`,
  `drop index orders_shop_total`,
  `create index orders_shop_total on orders (shop_id, pay desc, id desc) where not shop_hidden and shop_id is not null`,
  `create index orders_mall_total on orders (pay desc, id desc) where not shop_hidden and shop_id is null`,
  `drop index orders_shop`,
  `create index orders_shop on orders (shop_id, created_at desc) where shop_id is not null`,
  `create index orders_mall on orders (created_at desc, id desc) where not shop_hidden and shop_id is null`,
  `create index orders_mall_consignee on orders using gin (pairs_in(address->>'name')) with (gin_pending_list_limit = 256)
    where shop_id is null`,
  // Enough for the mall's own products to be found in any tab, sorted and counted without their contents.
  `create index own_goods_mall on own_goods (saved_at desc, id desc) include (state, product_id, category_id)
    where shop_id is null and removed_at is null`,
  `create index own_goods_mall_state on own_goods (state, saved_at desc, id desc) include (product_id, category_id)
    where shop_id is null and removed_at is null`,
  `create index own_goods_mall_bin on own_goods (removed_at) where shop_id is null and removed_at is not null`,
  `create index own_goods_mall_words on own_goods using gin (pairs_in(words)) where shop_id is null`,
  `create index products_sold on products (id) include (on_sale, goods_no)`,
  `create index audit_area on audit_log (split_part(action, '.', 1), at desc, id desc)`,
];
