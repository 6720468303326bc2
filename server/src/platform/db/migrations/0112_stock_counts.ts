/**
 * A count of stock comes from a sheet too, and can be undone by the number that all of its moves have (decision 106).
 *
 * Workers of the version before know no such work: each would fail with it, and three of them end it. So they cannot take it.
 */
export const statements: readonly string[] = [
  // Looking at the work and the moves of years takes longer than a request may.
  `set local statement_timeout = 0`,
  `alter table shop_jobs drop constraint shop_jobs_kind_check, drop constraint shop_jobs_of_mall,
    add constraint shop_jobs_kind_check check
      (kind in ('orderExport', 'goodsExport', 'customerExport', 'priceImport', 'goodsImport', 'stockCount')) not valid,
    add constraint shop_jobs_of_mall check
      (shop_id is not null or kind in ('orderExport', 'goodsExport', 'goodsImport', 'stockCount')) not valid,
    add constraint shop_jobs_counts check (kind <> 'stockCount' or worker is null or worker like 'bothWays:counts:%')`,
  `alter table shop_jobs validate constraint shop_jobs_kind_check`,
  `alter table shop_jobs validate constraint shop_jobs_of_mall`,
  `alter table file_keys drop constraint file_keys_of_mall,
    add constraint file_keys_of_mall check (shop_id is not null or wanted ->> 'what' in ('goods', 'job', 'stock')) not valid`,
  `alter table file_keys validate constraint file_keys_of_mall`,
  `create index stock_moves_of_count on stock_moves (ref) where reason = 'counted'`,
];
