/**
 * What a shop changes in its prices and in what it shows, kept so that it can be taken back (decisions 2.4, 032). A change of the overlay
 * names what it touched, with the values before and after: prices in minor units, 0 where there was none; shown 1, hidden 0. And how
 * somebody likes to look at a list.
 */
export const statements: readonly string[] = [
  `create table price_factor_changes (
    id text primary key, shop_id text not null references shops, old_factor int not null, new_factor int not null,
    old_ending text not null, new_ending text not null, by text not null references users, at timestamptz not null default now(),
    undone_by text references users, undone_at timestamptz, check ((undone_by is null) = (undone_at is null)))`,
  `create index price_factor_changes_shop on price_factor_changes (shop_id, at desc)`,
  `create table overlay_changes (
    id text primary key, shop_id text not null references shops, kind text not null check (kind in ('price', 'shown')),
    ids int[] not null, olds bigint[] not null, news bigint[] not null, by text not null references users, at timestamptz not null default now(),
    undone_by text references users, undone_at timestamptz, check ((undone_by is null) = (undone_at is null)),
    check (cardinality(ids) > 0 and cardinality(olds) = cardinality(ids) and cardinality(news) = cardinality(ids)))`,
  `create index overlay_changes_shop on overlay_changes (shop_id, at desc)`,
  `create table saved_views (
    id text primary key, user_id text not null references users, page text not null, name text not null, query text not null,
    at timestamptz not null default now(), unique (user_id, page, name))`,
  `create index listings_shop on listings (shop_id) where shop_id is not null`,
  `create index cart_lines_shop on cart_lines (shop_id) where shop_id is not null`,
  `create index cart_packages_shop on cart_packages (shop_id) where shop_id is not null`,
];
