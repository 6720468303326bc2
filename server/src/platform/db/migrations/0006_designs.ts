/** How pieces stand and are drawn in a plan; designs of members; design cases of the mall (decisions 2.16). */
export const statements: readonly string[] = [
  `alter table products
    add column mount text not null default 'floor' check (mount in ('floor', 'rug', 'wall', 'ceiling')),
    add column figure text not null default 'box'`,
  `create table designs (
    id text primary key, owner_id text not null references users, shop_id text references shops, name text not null, plan jsonb not null,
    pieces int not null default 0, version int not null default 1, share_code text unique,
    created_at timestamptz not null default now(), saved_at timestamptz not null default now())`,
  `create index designs_owner on designs (owner_id, saved_at desc, id)`,
  `create table design_versions (
    design_id text not null references designs on delete cascade, version int not null, name text not null, plan jsonb not null,
    at timestamptz not null default now(), primary key (design_id, version))`,
  `create table design_cases (
    id int primary key, shop_id text references shops, title jsonb not null, intro jsonb not null, room text not null, style text not null,
    cover text not null, banner text not null, area int not null check (area > 0), hotspots jsonb not null default '[]', plan jsonb not null,
    review_status text not null default 'approved' check (review_status in ('pending', 'approved', 'rejected')), reason text,
    sort int not null default 0, created_at timestamptz not null default now())`,
  `create index design_cases_shown on design_cases (sort, id) where review_status = 'approved'`,
];
