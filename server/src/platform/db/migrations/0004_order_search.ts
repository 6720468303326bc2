/**
 * A shop finds its orders by a part of a name, also by one or two Han characters, so the index is of all single characters
 * and pairs of neighbours: a text holds a word only if it holds all pairs of it. No extension is needed for that.
 * Names of customers are kept apart by shop, by the end of its id.
 */
export const statements: readonly string[] = [
  // Indexing the orders of years takes longer than a request may.
  `set local statement_timeout = 0`,
  `create function pairs_in(value text, prefix text default '') returns text[] language sql immutable parallel safe strict as $$
    select coalesce(array_agg(distinct prefix || substr(lower(value), at, size)), '{}')
    from generate_series(1, length(value)) at, generate_series(1, 2) size where at + size - 1 <= length(value) $$`,
  `create function names_of(texts jsonb) returns text language sql immutable parallel safe strict as $$
    select lower(coalesce(texts->>'zh', '') || chr(10) || coalesce(texts->>'en', '') || chr(10) || coalesce(texts->>'indo', '') || chr(10) || coalesce(texts->>'fili', '')) $$`,

  // An order says what its goods were called when it was placed.
  `alter table products add column former_names text not null default ''`,
  `update products p set former_names = f.names from (
    select l.product_id, string_agg(distinct names_of(l.name), chr(10)) as names
    from order_lines l join products now on now.id = l.product_id where l.name <> now.name group by l.product_id) f where f.product_id = p.id`,
  `create function keep_former_names() returns trigger language plpgsql as $$
    begin new.former_names := old.former_names || chr(10) || names_of(old.name); return new; end $$`,
  `create trigger products_renamed before update of name on products for each row when (old.name <> new.name) execute function keep_former_names()`,

  `create index products_names on products using gin (pairs_in(names_of(name) || chr(10) || former_names))`,
  `create index order_lines_product on order_lines (product_id) include (order_id)`,
  `create index orders_consignee on orders using gin (pairs_in(address->>'name', right(shop_id, 6))) with (gin_pending_list_limit = 256)`,
  `create index orders_no_start on orders (no text_pattern_ops)`,
  `create index orders_no_end on orders (reverse(no) text_pattern_ops)`,
  `drop index orders_shop_status`,
  `create index orders_shop_status on orders (shop_id, status) include (id, created_at) where not shop_hidden`,
];
