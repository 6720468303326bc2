/**
 * Who ordered in a shop (docs/decisions/095-people-and-releases.md): one row for each member and shop, written by a trigger in the
 * statement of the order, with what the shop notes about them. Money is not in it: it is summed up for the customers of a page.
 *
 * The rows of earlier orders are written before the trigger, which needs a lock on orders, and those of the last hour once more after
 * it: orders are locked for the second part alone.
 */
const customersOf = (orders: string) => `
  insert into shop_customers (shop_id, user_id, first_at, last_at)
    select o.shop_id, o.user_id, min(o.created_at), max(o.created_at) from ${orders} o
    where o.shop_id is not null group by o.shop_id, o.user_id order by o.shop_id, o.user_id
    on conflict (shop_id, user_id) do update set
      first_at = least(shop_customers.first_at, excluded.first_at), last_at = greatest(shop_customers.last_at, excluded.last_at)`;

export const statements: readonly string[] = [
  `set local statement_timeout = 0`,
  `create table shop_customers (
    shop_id text not null references shops(id) on delete cascade,
    user_id text not null references users(id) on delete cascade,
    first_at timestamptz not null,
    last_at timestamptz not null,
    tags text[] not null default '{}' check (cardinality(tags) <= 10),
    note text not null default '' check (char_length(note) <= 1000),
    version int not null default 0,
    primary key (shop_id, user_id))`,
  `create index shop_customers_last on shop_customers (shop_id, last_at desc, user_id desc)`,
  `create index shop_customers_tagged on shop_customers (shop_id, last_at desc, user_id desc) where tags <> '{}'`,
  `create index shop_customers_member on shop_customers (user_id)`,
  customersOf('orders'),
  // In the order of the key: two statements that place orders of the same people cannot wait for each other.
  `create function note_customers() returns trigger language plpgsql as $$
    begin ${customersOf('added')}; return null; end $$`,
  `create trigger customers_ordered after insert on orders referencing new table as added
    for each statement execute function note_customers()`,
  customersOf(`(select o.* from shops s cross join lateral (
    select * from orders o where o.shop_id = s.id and o.created_at > now() - interval '1 hour') o)`),
  `alter table shop_jobs drop constraint shop_jobs_kind_check,
    add constraint shop_jobs_kind_check check
      (kind in ('orderExport', 'goodsExport', 'customerExport', 'priceImport', 'goodsImport'))`,
];
