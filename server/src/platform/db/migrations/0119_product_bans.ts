/**
 * Which products the mall banned, why, and which of these bans it lifted (decision 112); at most one of a product is open. Its SKUs
 * know it too: what takes stock of a SKU holds its row and reads nothing else that could have changed meanwhile.
 */
export const statements: readonly string[] = [
  // Waiting for those who write products takes longer than a request may.
  `set local statement_timeout = 0`,
  `create table product_bans (
    id text primary key,
    product_id int not null references products,
    reason text not null check (reason in ('unsafe', 'counterfeit', 'prohibited', 'misleading', 'rights', 'other')),
    note text not null default '' check (reason <> 'other' or note <> ''),
    banned_at timestamptz not null default now(),
    lifted_at timestamptz)`,
  `create unique index product_bans_open on product_bans (product_id) where lifted_at is null`,
  `create index product_bans_of on product_bans (product_id)`,
  `create index products_banned on products (id) where banned`,
  `create index products_of_shops on products (id, shop_id) where shop_id is not null`,
  `alter table skus add column banned boolean not null default false`,
  `update skus s set banned = true from products p where p.id = s.product_id and p.banned`,
  `create function ban_skus() returns trigger language plpgsql as $$
    begin update skus set banned = new.banned where product_id = new.id; return null; end $$`,
  `create trigger banned after update of banned on products for each row when (old.banned <> new.banned) execute function ban_skus()`,
  `create function ban_new_sku() returns trigger language plpgsql as $$
    begin new.banned = exists (select from products where id = new.product_id and banned); return new; end $$`,
  `create trigger banned before insert on skus for each row execute function ban_new_sku()`,
];
