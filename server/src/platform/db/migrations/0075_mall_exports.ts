/** The mall exports its own orders too, as shops do theirs (docs/decisions/081); prices it does not import. */
export const statements: readonly string[] = [
  // Looking at the work of years takes longer than a request may.
  `set local statement_timeout = 0`,
  `alter table shop_jobs drop constraint shop_jobs_of_mall,
    add constraint shop_jobs_of_mall check (shop_id is not null or kind in ('goodsImport', 'orderExport'))`,
];
