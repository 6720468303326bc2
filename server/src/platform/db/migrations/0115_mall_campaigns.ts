/**
 * Since when a shop keeps out of the mall's coupons, flash sales and boosts (decision 109); null: it takes part. What was begun before
 * goes on, so the moment is kept. The version is that of its three answers together.
 */
export const statements: readonly string[] = [
  // Waiting for those who write shops takes longer than a request may.
  `set local statement_timeout = 0`,
  `alter table shops
    add column out_of_coupons timestamptz,
    add column out_of_seckill timestamptz,
    add column out_of_boosts timestamptz,
    add column campaigns_version int not null default 1`,
  // The gate of a flash sale knows shops by what they keep out of; other processes hear of it at once.
  `create trigger shop_left_seckill after update of out_of_seckill on shops for each statement execute function mall_seckill_changed()`,
];
