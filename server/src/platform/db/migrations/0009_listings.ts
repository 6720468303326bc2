/**
 * What lists of products ask, one narrow row a product (decision 017). Triggers keep it: what sellers and the platform change shows
 * at once; what orders change is a SKU that sells out or comes back, at once unless somebody else holds the row, and sales, when
 * the next list is made. What waits stands in listing_stale.
 */
export const statements: readonly string[] = [
  `set local statement_timeout = 0`,
  `create table attributes (
    kind text not null check (kind in ('style', 'material')), key text not null check (key ~ '^[a-z][a-z0-9-]{0,39}$'), name jsonb not null,
    bit smallint not null check (bit between 0 and 51), primary key (kind, key), unique (kind, bit))`,
  `alter table products add column styles text[] not null default '{}', add column materials text[] not null default '{}'`,

  `create table listings (
    product_id int primary key references products on delete cascade, category_id int not null, brand_id int not null,
    price bigint not null default 0, styles bigint not null default 0, materials bigint not null default 0, created_at timestamptz not null,
    sales int not null default 0, score int not null default 0, w int not null default 0, d int not null default 0, h int not null default 0,
    lead_days int not null default 0, flags smallint not null default 0, shown boolean not null default false,
    in_stock boolean not null default false, mixed boolean not null default false, shop_id text, texts int not null default 0)`,
  `create table shop_listings (
    shop_id text not null references shops on delete cascade, product_id int not null references listings on delete cascade, fixed bigint not null, rest bigint, primary key (shop_id, product_id))`,
  `create table listing_stale (product_id int not null)`,
  `create index shop_prices_sku on shop_prices (sku_id)`,
  `create index shop_listings_product on shop_listings (product_id)`,

  `create function flag_bits(recommend boolean, is_new boolean, influencer boolean, custom boolean, bestseller boolean) returns smallint
    language sql immutable parallel safe as $$
    select (recommend::int + 2 * is_new::int + 4 * influencer::int + 8 * custom::int + 16 * bestseller::int)::smallint $$`,
  `create function attribute_bits(of_kind text, keys text[]) returns bigint language sql stable as $$
    select coalesce(bit_or(1::bigint << bit), 0) from attributes where kind = of_kind and key = any(keys) $$`,
  `create function list_score(sales int, recommend boolean, bestseller boolean, is_new boolean, rating_sum int, rating_count int) returns int
    language sql immutable parallel safe as $$
    select sales + 300 * recommend::int + 200 * bestseller::int + 100 * is_new::int
      + case when rating_count >= 3 then 100 * rating_sum / rating_count else 0 end $$`,

  // What is searched stays with the product: the row would be ten times as wide. An index needs the function to be immutable, and so it
  // is: texts is made of what it gives, so that a row with other words is another row. It is dear, so that only the index is used.
  `create function listing_terms(id int, texts int) returns text[] language sql immutable parallel safe cost 10000 set search_path from current as $$
    select p.terms || ('#' || regexp_replace(upper(p.goods_no), '[\\s_-]', '', 'g')) from products p where p.id = listing_terms.id $$`,
  `create function listing_name_terms(id int, texts int) returns text[] language sql immutable parallel safe cost 10000 set search_path from current as $$
    select p.name_terms from products p where p.id = listing_name_terms.id $$`,

  // Whoever changes a product's row here holds it first and then looks again, so that of two changes none is lost.
  // Planning for each list of ids would take longer than the work.
  `create function list_products(ids int[]) returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
    begin
      perform 1 from listings where product_id = any(ids) order by product_id for update;
      update listings l set category_id = n.category_id, brand_id = n.brand_id, price = n.price, styles = n.styles, materials = n.materials,
          created_at = n.created_at, sales = n.sales, score = n.score, w = n.w, d = n.d, h = n.h, lead_days = n.lead_days, flags = n.flags,
          shown = n.shown, in_stock = n.in_stock, mixed = n.mixed, shop_id = n.shop_id, texts = n.texts
        from (
          select p.id, p.category_id, p.brand_id, coalesce(s.price, 0) as price,
            (select coalesce(bit_or(1::bigint << a.bit), 0) from attributes a where a.kind = 'style' and a.key = any(p.styles)) as styles,
            (select coalesce(bit_or(1::bigint << a.bit), 0) from attributes a where a.kind = 'material' and a.key = any(p.materials)) as materials,
            p.created_at, p.sales, list_score(p.sales, p.recommend, p.bestseller, p.is_new, p.rating_sum, p.rating_count) as score,
            coalesce(s.w, 0) as w, coalesce(s.d, 0) as d, coalesce(s.h, 0) as h, coalesce(s.lead_days, 0) as lead_days,
            flag_bits(p.recommend, p.is_new, p.influencer, p.custom, p.bestseller) as flags,
            s.product_id is not null and p.review_status = 'approved' and p.on_sale and not p.banned as shown,
            coalesce(s.in_stock, false) as in_stock,
            s.product_id is not null and not exists (
              select 1 from skus f where f.product_id = p.id and f.w = s.w and f.d = s.d and f.h = s.h) as mixed,
            p.shop_id, hashtext(p.goods_no || p.terms::text || p.name_terms::text) as texts
          from products p left join (
            select product_id, min(price) as price, min(w) as w, min(d) as d, min(h) as h, min(lead_days) as lead_days, bool_or(stock > held) as in_stock
            from skus where product_id = any(ids) group by product_id) s on s.product_id = p.id
          where p.id = any(ids)) n
        where n.id = l.product_id and (l.category_id, l.brand_id, l.price, l.styles, l.materials, l.created_at, l.sales, l.score, l.w, l.d, l.h,
            l.lead_days, l.flags, l.shown, l.in_stock, l.mixed, l.shop_id, l.texts)
          is distinct from (n.category_id, n.brand_id, n.price, n.styles, n.materials, n.created_at, n.sales, n.score, n.w, n.d, n.h,
            n.lead_days, n.flags, n.shown, n.in_stock, n.mixed, n.shop_id, n.texts);
      delete from shop_listings where product_id = any(ids);
      insert into shop_listings (shop_id, product_id, fixed, rest)
        select own.shop_id, own.product_id, min(o.price), min(s.price) filter (where o.price is null)
        from (select distinct o.shop_id, s.product_id from skus s join shop_prices o on o.sku_id = s.id where s.product_id = any(ids)) own
        join skus s on s.product_id = own.product_id
        left join shop_prices o on o.sku_id = s.id and o.shop_id = own.shop_id
        group by own.shop_id, own.product_id;
    end $$`,

  `create function list_new_products() returns trigger language plpgsql as $$
    begin
      insert into listings (product_id, category_id, brand_id, created_at) select id, category_id, brand_id, created_at from added;
      return null;
    end $$`,
  `create trigger listed_added after insert on products referencing new table as added for each statement execute function list_new_products()`,
  `create function list_changed_product() returns trigger language plpgsql as $$ begin perform list_products(array[new.id]); return null; end $$`,
  `create trigger listed_changed after update of category_id, brand_id, shop_id, review_status, on_sale, banned, recommend, is_new, influencer,
      custom, bestseller, styles, materials, terms, name_terms, goods_no, created_at on products for each row
    when ((old.category_id, old.brand_id, old.shop_id, old.review_status, old.on_sale, old.banned, old.recommend, old.is_new, old.influencer,
        old.custom, old.bestseller, old.styles, old.materials, old.terms, old.name_terms, old.goods_no, old.created_at)
      is distinct from (new.category_id, new.brand_id, new.shop_id, new.review_status, new.on_sale, new.banned, new.recommend, new.is_new,
        new.influencer, new.custom, new.bestseller, new.styles, new.materials, new.terms, new.name_terms, new.goods_no, new.created_at))
    execute function list_changed_product()`,
  `create function list_later() returns trigger language plpgsql as $$ begin insert into listing_stale values (new.id); return null; end $$`,
  `create trigger listed_sold after update of sales, rating_sum, rating_count on products for each row
    when ((old.sales, old.rating_sum, old.rating_count) is distinct from (new.sales, new.rating_sum, new.rating_count)) execute function list_later()`,

  `create function list_of_skus() returns trigger language plpgsql as $$
    begin perform list_products(array(select distinct product_id from touched)); return null; end $$`,
  `create trigger listed_added after insert on skus referencing new table as touched for each statement execute function list_of_skus()`,
  `create trigger listed_gone after delete on skus referencing old table as touched for each statement execute function list_of_skus()`,
  `create function list_changed_sku() returns trigger language plpgsql as $$
    begin perform list_products(array[old.product_id, new.product_id]); return null; end $$`,
  `create trigger listed_changed after update of product_id, price, w, d, h, lead_days on skus for each row
    when ((old.product_id, old.price, old.w, old.d, old.h, old.lead_days) is distinct from (new.product_id, new.price, new.w, new.d, new.h, new.lead_days))
    execute function list_changed_sku()`,

  // Orders hold many rows at once: this one never waits, or two of them could wait for each other.
  `create function list_stock() returns trigger language plpgsql as $$
    begin
      perform 1 from listings where product_id = new.product_id for update skip locked;
      if not found then
        insert into listing_stale values (new.product_id);
        return null;
      end if;
      update listings l set in_stock = not l.in_stock where l.product_id = new.product_id
        and l.in_stock <> exists (select 1 from skus s where s.product_id = l.product_id and s.stock > s.held);
      return null;
    end $$`,
  `create trigger listed_stock after update of stock, held on skus for each row
    when ((old.stock > old.held) <> (new.stock > new.held)) execute function list_stock()`,
  `create function list_stale() returns void language plpgsql as $$
    declare ids int[];
    begin
      if not exists (select 1 from listing_stale) then return; end if;
      delete from listing_stale s where not exists (select 1 from listings l where l.product_id = s.product_id);
      select array_agg(product_id) into ids from (
        select product_id from listings where product_id in (select product_id from listing_stale limit 5000) order by product_id for update skip locked) held;
      if ids is null then return; end if;
      delete from listing_stale where product_id = any(ids);
      perform list_products(ids);
    end $$`,

  `create function list_shop_prices() returns trigger language plpgsql as $$
    begin perform list_products(array(select distinct s.product_id from touched t join skus s on s.id = t.sku_id)); return null; end $$`,
  `create trigger listed_added after insert on shop_prices referencing new table as touched for each statement execute function list_shop_prices()`,
  `create trigger listed_changed after update on shop_prices referencing new table as touched for each statement execute function list_shop_prices()`,
  `create trigger listed_gone after delete on shop_prices referencing old table as touched for each statement execute function list_shop_prices()`,
  `create function list_attribute() returns trigger language plpgsql as $$
    begin
      perform list_products(array(select id from products where styles && array[old.key, new.key] or materials && array[old.key, new.key]));
      return null;
    end $$`,
  `create trigger listed_changed after insert or update or delete on attributes for each row execute function list_attribute()`,

  `insert into listings (product_id, category_id, brand_id, created_at) select id, category_id, brand_id, created_at from products`,
  `select list_products(array(select id from products))`,
  `create index listings_ranked on listings (in_stock desc, score desc, product_id) where shown`,
  `create index listings_priced on listings (price, product_id) where shown`,
  `create index listings_sold on listings (sales desc, product_id) where shown`,
  `create index listings_newest on listings (created_at desc, product_id desc) where shown`,
  `create index listings_category on listings (category_id) where shown`,
  `create index listings_brand on listings (brand_id) where shown`,
  `create index listings_terms on listings using gin (listing_terms(product_id, texts)) where shown`,
  `create index listings_name_terms on listings using gin (listing_name_terms(product_id, texts)) where shown`,
  `drop index products_terms`,
  `create index search_words_hot on search_words (times desc, keyword) where times >= 5`,
];
