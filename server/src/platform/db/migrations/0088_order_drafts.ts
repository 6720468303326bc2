/**
 * Orders that a shop writes for customers on the telephone and in its showroom (decision 092). A link fixes the prices of a
 * draft, and makes one order at most: the draft keeps the order's id, and no two drafts have the same.
 *
 * Number and street are sealed in `reached`; `number` is the index of the number in the shop (decision 065).
 */
export const statements: readonly string[] = [
  // Orders have the rows of years.
  `set local statement_timeout = 0`,
  `create table order_drafts (
    id text primary key,
    no text not null unique,
    shop_id text not null references shops,
    version int not null default 1,
    name text not null default '',
    reached text not null default '',
    number text not null default '',
    province_id int references regions,
    city_id int references regions,
    district_id int references regions,
    note text not null default '',
    discount_bps int not null default 0 check (discount_bps between 0 and 5000),
    reason text not null default '',
    status text not null default 'open' check (status in ('open', 'sent', 'ordered')),
    freight bigint check (freight >= 0),
    token_hash text unique,
    valid_until timestamptz,
    order_id text unique references orders,
    created_by text not null references users,
    created_at timestamptz not null default now(),
    updated_by text not null references users,
    updated_at timestamptz not null default now(),
    removed_at timestamptz,
    check (discount_bps = 0 or reason <> ''),
    check (num_nonnulls(province_id, city_id, district_id) in (0, 3)),
    check (num_nonnulls(freight, token_hash, valid_until) = case status when 'open' then 0 else 3 end),
    check ((status = 'ordered') = (order_id is not null)),
    check (removed_at is null or status <> 'ordered'))`,
  `create index order_drafts_newest on order_drafts (shop_id, updated_at desc, id desc) where removed_at is null`,
  `create index order_drafts_removed on order_drafts (shop_id, removed_at) where removed_at is not null`,
  `create index order_drafts_number on order_drafts (number) where number <> ''`,
  `create table order_draft_lines (
    draft_id text not null references order_drafts on delete cascade,
    idx smallint not null,
    sku_id int not null references skus,
    qty int not null check (qty between 1 and 999),
    full_price bigint check (full_price > 0),
    price bigint check (price > 0),
    primary key (draft_id, idx),
    unique (draft_id, sku_id),
    check ((price is null) = (full_price is null)))`,
  String.raw`create trigger order_drafts_sealed before insert or update of reached on order_drafts for each row
    when (new.reached <> '' and new.reached !~ '^k[0-9]+\.[A-Za-z0-9_-]{38,}$') execute function must_be_sealed()`,
  // Every order of today was allowed by less: reading all of them would only keep buyers waiting.
  `alter table orders drop constraint orders_source_check, add constraint orders_source_check
    check (source in ('direct', 'cart', 'seckill', 'quote', 'boost', 'draft')) not valid`,
];
