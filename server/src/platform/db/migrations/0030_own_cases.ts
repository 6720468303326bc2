/**
 * A shop's own design cases (docs/features/own-products-packages-cases.md). What the shop writes stands in own_cases;
 * what shoppers see stays in design_cases and changes when the platform approves. Cases of shops have several
 * pictures, each with its measures and its spots.
 */
export const statements: readonly string[] = [
  `create sequence case_ids as int start 10000000`,
  `select setval('case_ids', greatest(10000000, (select coalesce(max(id), 0) + 1 from design_cases)), false)`,
  `alter table design_cases add column shown boolean not null default true, add column pictures jsonb not null default '[]'`,
  `create table own_cases (
    id text primary key, shop_id text not null references shops, case_id int unique references design_cases, content jsonb not null, live jsonb,
    version int not null default 1,
    state text not null default 'draft' check (state in ('draft', 'pending', 'approved', 'rejected')), reason text,
    saved_by text not null references users, saved_at timestamptz not null default now(), submitted_at timestamptz, reviewed_at timestamptz,
    approved_at timestamptz, removed_at timestamptz, shown_before boolean not null default false, created_at timestamptz not null default now(),
    check ((case_id is null) = (live is null)), check ((live is null) = (approved_at is null)), check (state <> 'approved' or live is not null),
    check (state <> 'pending' or submitted_at is not null), check ((state = 'rejected') <= (reason is not null)))`,
  `create index own_cases_shop on own_cases (shop_id, saved_at desc, id desc)`,
  `create index own_cases_waiting on own_cases (submitted_at, id) where state = 'pending' and removed_at is null`,
];
