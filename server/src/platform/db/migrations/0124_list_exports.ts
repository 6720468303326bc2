/**
 * Lists of the console are exported too (decision 115), by the mall alone. Workers of the version before know no such work: each would fail
 * with it, and three of them end it. So they cannot take it.
 */
export const statements: readonly string[] = [
  // Looking at the work of years takes longer than a request may.
  `set local statement_timeout = 0`,
  `alter table shop_jobs drop constraint shop_jobs_kind_check, drop constraint shop_jobs_of_mall,
    add constraint shop_jobs_kind_check check
      (kind in ('orderExport', 'goodsExport', 'customerExport', 'priceImport', 'goodsImport', 'stockCount', 'memberExport', 'shopExport',
        'promoterExport', 'withdrawalExport')) not valid,
    add constraint shop_jobs_of_mall check
      (case when kind in ('memberExport', 'shopExport', 'promoterExport', 'withdrawalExport') then shop_id is null
        else shop_id is not null or kind in ('orderExport', 'goodsExport', 'goodsImport', 'stockCount') end) not valid,
    add constraint shop_jobs_lists check
      (kind not in ('memberExport', 'shopExport', 'promoterExport', 'withdrawalExport') or worker is null
        or worker like 'bothWays:counts:lists:%') not valid`,
  `alter table shop_jobs validate constraint shop_jobs_kind_check`,
  `alter table shop_jobs validate constraint shop_jobs_of_mall`,
  `alter table shop_jobs validate constraint shop_jobs_lists`,
];
