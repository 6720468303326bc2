/**
 * A sheet of products goes both ways (decision 082): an export is a kind of work, also of the mall, and a checked import
 * tells row by row what it would do.
 *
 * Workers of the version before would take the rows of an exported sheet for new products, and write its confirmed changes as
 * new drafts. So they can take no list of products any more; `not valid`, since one may be at work on a list now: the next
 * worker of this version goes on with it.
 */
export const statements: readonly string[] = [
  // Looking at the work of years takes longer than a request may.
  `set local statement_timeout = 0`,
  `alter table shop_jobs drop constraint shop_jobs_kind_check, drop constraint shop_jobs_of_mall,
    add constraint shop_jobs_kind_check check (kind in ('orderExport', 'goodsExport', 'priceImport', 'goodsImport')),
    add constraint shop_jobs_of_mall check (shop_id is not null or kind in ('orderExport', 'goodsExport', 'goodsImport')),
    add constraint shop_jobs_both_ways check (kind <> 'goodsImport' or worker is null or worker like 'bothWays:%') not valid,
    add column outcomes jsonb not null default '[]'`,
];
