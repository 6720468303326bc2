/**
 * The narrow pictures of a shop's banners, beside the wide ones, and which version of a proposal the operator has read
 * (docs/features/shop-profile-and-promotion.md).
 */
export const statements: readonly string[] = [
  `alter table shops add column banner_narrow jsonb not null default '[]'`,
  `alter table shop_changes add column version int not null default 1 check (version > 0)`,
  `create index shop_changes_waiting on shop_changes (at, id) where status = 'pending'`,
];
