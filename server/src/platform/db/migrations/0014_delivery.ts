/**
 * Delivery follow-up (decisions 2.16): which pieces a delivery brings, who took each step and whether it was taken back,
 * forms as they were handed in, claims, installers' links and the photos that came through them, and what was told of risks.
 */
export const statements: readonly string[] = [
  `alter table deliveries add column visit_at timestamptz, add column refusals smallint not null default 0 check (refusals between 0 and 4),
    add column at_risk_told timestamptz, add column late_told timestamptz`,
  `alter table delivery_steps add column seq int, add column undone_at timestamptz,
    add column actor text not null default 'shop' check (actor in ('shop', 'installer', 'system'))`,
  `update delivery_steps s set seq = n.seq
    from (select id, row_number() over (partition by delivery_id order by at, status) as seq from delivery_steps) n where n.id = s.id`,
  `alter table delivery_steps alter column seq set not null, add unique (delivery_id, seq)`,
  `create table delivery_lines (line_id text primary key references order_lines, delivery_id text not null references deliveries)`,
  `create index delivery_lines_delivery on delivery_lines (delivery_id)`,
  `insert into delivery_lines (line_id, delivery_id)
    select l.id, d.id from (select distinct on (order_id) id, order_id from deliveries order by order_id, created_at, id) d
    join order_lines l on l.order_id = d.order_id`,
  `create table delivery_links (
    id text primary key, delivery_id text not null references deliveries, token_hash text not null unique, created_by text not null,
    created_at timestamptz not null default now(), expires_at timestamptz not null, revoked_at timestamptz)`,
  `create index delivery_links_delivery on delivery_links (delivery_id)`,
  `create table delivery_forms (
    id text primary key, delivery_id text not null references deliveries, actor text not null check (actor in ('shop', 'installer')), by text,
    result text not null check (result in ('accepted', 'refused')), items jsonb not null, photos jsonb not null, signature text not null default '',
    signed_by text not null default '', signed_at timestamptz not null, reason text not null default '', once_key text not null, request_hash text not null,
    created_at timestamptz not null default now(), erased_at timestamptz, unique (delivery_id, once_key),
    check (erased_at is not null or result <> 'accepted' or (signed_by <> '' and jsonb_array_length(photos) >= 2)),
    check (erased_at is not null or result <> 'refused' or reason <> ''))`,
  `create table delivery_photos (
    delivery_id text not null references deliveries, id text not null, url text not null, form_id text references delivery_forms,
    at timestamptz not null default now(), primary key (delivery_id, id))`,
  `create table claims (
    id text primary key, delivery_id text not null references deliveries, form_id text not null unique references delivery_forms, reason text not null,
    photos jsonb not null default '[]', status text not null default 'open' check (status in ('open', 'scheduled', 'resolved')), note text not null default '',
    opened_at timestamptz not null default now(), resolved_at timestamptz, check ((status = 'resolved') = (resolved_at is not null)))`,
  `create unique index claims_one_at_a_time on claims (delivery_id) where status <> 'resolved'`,
  `create index deliveries_under_way on deliveries (expected_at) where status <> 5`,
];
