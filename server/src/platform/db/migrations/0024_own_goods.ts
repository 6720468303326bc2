/**
 * A shop's own products and brands (decision 034). What the shop writes stands in own_goods and own_brands; what shoppers see stays in
 * products and brands, and changes when the platform approves. A SKU that is no longer offered stays for the orders that name it.
 */
export const statements: readonly string[] = [
  `set local statement_timeout = 0`,
  `create sequence product_ids as int start 10000000`,
  `create sequence sku_ids as int start 10000000`,
  `create sequence brand_ids as int start 10000000`,
  `select setval('product_ids', greatest(10000000, (select coalesce(max(id), 0) + 1 from products)), false)`,
  `select setval('sku_ids', greatest(10000000, (select coalesce(max(id), 0) + 1 from skus)), false)`,
  `select setval('brand_ids', greatest(10000000, (select coalesce(max(id), 0) + 1 from brands)), false)`,

  `create table own_goods (
    id text primary key, shop_id text not null references shops, product_id int unique references products, content jsonb not null, live jsonb,
    version int not null default 1,
    state text not null default 'draft' check (state in ('draft', 'pending', 'approved', 'rejected')), reason text,
    saved_by text not null references users, saved_at timestamptz not null default now(), submitted_at timestamptz, reviewed_at timestamptz,
    approved_at timestamptz, removed_at timestamptz, sold_before boolean not null default false, created_at timestamptz not null default now(),
    check ((product_id is null) = (live is null)), check ((live is null) = (approved_at is null)), check (state <> 'approved' or live is not null),
    check (state <> 'pending' or submitted_at is not null), check ((state = 'rejected') <= (reason is not null)))`,
  `create index own_goods_shop on own_goods (shop_id, saved_at desc, id desc)`,
  `create index own_goods_waiting on own_goods (submitted_at, id) where state = 'pending' and removed_at is null`,

  `alter table brands add column shop_id text references shops, add column house boolean not null default false, add column hidden boolean not null default false,
    add check (not (house or hidden) or shop_id is not null)`,
  `create unique index brands_house on brands (shop_id) where house`,
  `create table own_brands (
    id text primary key, shop_id text not null references shops, brand_id int unique references brands, content jsonb not null, live jsonb,
    version int not null default 1, state text not null default 'pending' check (state in ('pending', 'approved', 'rejected')), reason text,
    saved_by text not null references users, saved_at timestamptz not null default now(), submitted_at timestamptz not null default now(),
    reviewed_at timestamptz, removed_at timestamptz, created_at timestamptz not null default now(),
    check ((brand_id is null) = (live is null)), check (state <> 'approved' or live is not null), check ((state = 'rejected') <= (reason is not null)))`,
  `create index own_brands_shop on own_brands (shop_id, saved_at desc, id desc)`,
  `create index own_brands_waiting on own_brands (submitted_at, id) where state = 'pending' and removed_at is null`,

  `create index audit_log_object on audit_log (object, at desc)`,

  `alter table skus add column no text not null default '', add column offered boolean not null default true`,
  // As in 0009, of the SKUs that are offered.
  `create or replace function list_products(ids int[]) returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
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
              select 1 from skus f where f.product_id = p.id and f.offered and f.w = s.w and f.d = s.d and f.h = s.h) as mixed,
            p.shop_id, hashtext(p.goods_no || p.terms::text || p.name_terms::text) as texts
          from products p left join (
            select product_id, min(price) as price, min(w) as w, min(d) as d, min(h) as h, min(lead_days) as lead_days, bool_or(stock > held) as in_stock
            from skus where product_id = any(ids) and offered group by product_id) s on s.product_id = p.id
          where p.id = any(ids)) n
        where n.id = l.product_id and (l.category_id, l.brand_id, l.price, l.styles, l.materials, l.created_at, l.sales, l.score, l.w, l.d, l.h,
            l.lead_days, l.flags, l.shown, l.in_stock, l.mixed, l.shop_id, l.texts)
          is distinct from (n.category_id, n.brand_id, n.price, n.styles, n.materials, n.created_at, n.sales, n.score, n.w, n.d, n.h,
            n.lead_days, n.flags, n.shown, n.in_stock, n.mixed, n.shop_id, n.texts);
      delete from shop_listings where product_id = any(ids);
      insert into shop_listings (shop_id, product_id, fixed, rest)
        select own.shop_id, own.product_id, min(o.price), min(s.price) filter (where o.price is null)
        from (select distinct o.shop_id, s.product_id from skus s join shop_prices o on o.sku_id = s.id where s.product_id = any(ids) and s.offered) own
        join skus s on s.product_id = own.product_id and s.offered
        left join shop_prices o on o.sku_id = s.id and o.shop_id = own.shop_id
        group by own.shop_id, own.product_id;
    end $$`,
  `create trigger listed_offered after update of offered on skus for each row when (old.offered <> new.offered) execute function list_changed_sku()`,
];
