/**
 * The mall writes orders for its customers as shops do (decision 107): such a draft has no shop. Where the last order to a whole
 * number went is found among the mall's own orders by an index, as among those of shops (0072).
 */
export const statements: readonly string[] = [
  // Indexing the orders of years takes longer than a request may.
  `set local statement_timeout = 0`,
  `create index orders_mall_receiver on orders ((address->>'number')) where shop_id is null`,
  // Last: no page of a draft waits for the index.
  `alter table order_drafts alter column shop_id drop not null`,
];
