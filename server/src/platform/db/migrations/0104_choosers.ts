/**
 * What choosers of a hundred thousand products are read by (docs/decisions/101): numbers by their pairs of characters, as names
 * are, and products on sale in the order of their names. Stock, which every order writes, is in none of them.
 */
export const statements: readonly string[] = [
  // Indexing a large catalogue takes longer than a request may.
  `set local statement_timeout = 0`,
  `create index products_numbers on products using gin (pairs_in(goods_no))`,
  `create index skus_numbers on skus using gin (pairs_in(no)) where no <> ''`,
  `create index products_named on products ((name::text), (id::text)) where on_sale and not banned and review_status = 'approved'`,
];
