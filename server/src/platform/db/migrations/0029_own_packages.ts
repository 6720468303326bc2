/**
 * A shop's own packages (docs/features/own-products-packages-cases.md). What the shop writes stands in own_packages;
 * what shoppers see stays in packages and package_versions, and changes when the platform approves. Their ids are
 * above those of every imported catalogue.
 */
export const statements: readonly string[] = [
  `create sequence package_ids as int start 10000000`,
  `select setval('package_ids', greatest(10000000, (select coalesce(max(id), 0) + 1 from packages)), false)`,
  `create table own_packages (
    id text primary key, shop_id text not null references shops, package_id int unique references packages, content jsonb not null, live jsonb,
    version int not null default 1,
    state text not null default 'draft' check (state in ('draft', 'pending', 'approved', 'rejected')), reason text,
    saved_by text not null references users, saved_at timestamptz not null default now(), submitted_at timestamptz, reviewed_at timestamptz,
    approved_at timestamptz, removed_at timestamptz, sold_before boolean not null default false, created_at timestamptz not null default now(),
    check ((package_id is null) = (live is null)), check ((live is null) = (approved_at is null)), check (state <> 'approved' or live is not null),
    check (state <> 'pending' or submitted_at is not null), check ((state = 'rejected') <= (reason is not null)))`,
  `create index own_packages_shop on own_packages (shop_id, saved_at desc, id desc)`,
  `create index own_packages_waiting on own_packages (submitted_at, id) where state = 'pending' and removed_at is null`,
];
