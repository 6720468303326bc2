/**
 * Categories and brands that operators make and change (docs/decisions/068): ids of new categories, above those of every catalogue that is
 * brought in, and a version by which the second of two operators learns what the first one changed. A
 * brand of the mall may be hidden too: it was removed, and members who follow it keep that.
 */
export const statements: readonly string[] = [
  `create sequence category_ids as int start 10000000`,
  `select setval('category_ids', greatest(10000000, (select coalesce(max(id), 0) + 1 from categories)), false)`,
  `alter table categories add column version int not null default 1`,
  `alter table brands add column version int not null default 1, drop constraint brands_check,
    add constraint brands_house check (not house or shop_id is not null)`,
];
