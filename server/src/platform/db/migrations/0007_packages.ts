/**
 * Packages (decisions 2.16): what a package is stands in its versions, of which one is live; a new one is reviewed while the live
 * one stays visible.
 */
export const statements: readonly string[] = [
  `create table package_categories (id int primary key, name jsonb not null, cover text not null, sort int not null default 0)`,
  `create table packages (
    id int primary key, shop_id text references shops, category_id int not null references package_categories,
    tier text not null check (tier in ('essential', 'comfort', 'signature')), special boolean not null default false,
    on_sale boolean not null default true, live_version int, sort int not null default 0, created_at timestamptz not null default now())`,
  `create table package_versions (
    package_id int not null references packages on delete cascade, version int not null, name jsonb not null, slogan jsonb not null,
    cover text not null, banner text not null, album jsonb not null default '[]', hotspots jsonb not null default '[]', rooms jsonb not null,
    price bigint check (price > 0), review_status text not null default 'pending' check (review_status in ('pending', 'approved', 'rejected')),
    reason text, at timestamptz not null default now(), primary key (package_id, version))`,
  `alter table packages add constraint packages_live foreign key (id, live_version) references package_versions (package_id, version)`,
  `create index packages_shown on packages (category_id, sort, id) where on_sale and live_version is not null`,
];
