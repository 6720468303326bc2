/**
 * Flash sales that a shop makes of its own goods (decision 103): without a shop one is the mall's. One that the mall ended keeps
 * the reason, which its shop reads.
 */
export const statements: readonly string[] = [
  // Indexing the sales of years may take longer than a request may.
  `set local statement_timeout = 0`,
  `alter table seckill_activities
    add column shop_id text references shops,
    add column end_reason text not null default ''`,
  `create index seckill_activities_shop on seckill_activities (shop_id, start_at desc) where shop_id is not null`,
  // What else sells a SKU meanwhile is asked whenever one is published.
  `create index seckill_activities_open on seckill_activities (sku_id) where status in ('scheduled', 'running')`,
];
