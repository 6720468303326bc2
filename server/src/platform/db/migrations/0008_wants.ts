/** Wanted purchases (decisions 2.16). What the shop does with them is written by its staff. */
export const statements: readonly string[] = [
  `create table wants (
    id text primary key, no text not null unique, user_id text references users, shop_id text references shops, contact text not null, phone text not null,
    district_id int not null references regions, region text not null, quantity int not null check (quantity >= 1), brand text not null default '',
    remark text not null, images jsonb not null default '[]', product_id int references products, design_id text references designs on delete set null,
    valid_until timestamptz not null, verify text not null default 'notVerified' check (verify in ('notVerified', 'real', 'fake')),
    ended_at timestamptz, end_reason text check (end_reason in ('won', 'lost', 'cancelled')),
    created_at timestamptz not null default now(), check ((ended_at is null) = (end_reason is null)))`,
  `create index wants_user on wants (user_id, created_at desc, id) where user_id is not null`,
  `create index wants_shop on wants (shop_id, created_at desc, id)`,
  `create index wants_phone on wants (phone, created_at)`,
];
