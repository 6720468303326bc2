/**
 * Packages that are bought (decisions 2.5, 2.6; decision 018): in a cart they are one row with their pieces, in an order one row
 * whose price is the sum of its lines' shares.
 */
export const statements: readonly string[] = [
  `create table cart_packages (
    id text primary key, user_id text not null references users, shop_id text references shops, package_id int not null references packages,
    selection text not null, pieces jsonb not null check (jsonb_array_length(pieces) > 0), qty int not null check (qty between 1 and 999),
    selected boolean not null default true, price_seen bigint not null check (price_seen >= 0), added_at timestamptz not null default now(),
    unique (user_id, package_id, selection))`,
  `create table order_packages (
    order_id text not null references orders, idx smallint not null, package_id int not null references packages, version int not null, foreign key (package_id, version) references package_versions,
    name jsonb not null, image text not null, qty int not null check (qty > 0), price bigint not null check (price >= 0),
    primary key (order_id, idx))`,
  `alter table order_lines add column package_idx smallint`,
  `alter table order_lines add constraint order_lines_package foreign key (order_id, package_idx) references order_packages (order_id, idx)`,
];
