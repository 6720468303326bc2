/**
 * Stock that sellers count and move themselves (docs/decisions/074). `low` is a column, so that the index of what is low changes
 * only when a SKU becomes low or no longer is: an index with stock and held in its condition would be written by every order.
 */
export const statements: readonly string[] = [
  `set local statement_timeout = 0`,
  `alter table skus add column reorder_point int check (reorder_point between 0 and 1000000),
    add column low boolean not null generated always as (offered and stock - held <= coalesce(reorder_point, 5)) stored`,
  `create index skus_low on skus (product_id) where low`,
  `alter table stock_moves add column note text not null default '' check (char_length(note) <= 200), add column by text references users`,
];
