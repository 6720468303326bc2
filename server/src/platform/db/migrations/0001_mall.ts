/**
 * The mall's tables, at the level of PostgreSQL 15. Rules that must hold whatever the program does are constraints here:
 * stock, quotas, one successful payment, one review a line, one pending change a shop.
 */
export const statements: readonly string[] = [
  `create table settings (key text primary key, value jsonb not null, changed_at timestamptz not null default now())`,
  `create table users (
    id text primary key, mobile text not null unique, password_hash text, name text not null, image text,
    sex smallint not null default 0 check (sex between 0 and 2), birthday text, email text, real_name text,
    rank smallint not null default 1, operator boolean not null default false, created_at timestamptz not null default now())`,
  `create table sessions (
    token_hash text primary key, user_id text not null references users, created_at timestamptz not null default now(),
    last_seen_at timestamptz not null default now(), expires_at timestamptz not null, user_agent text not null default '')`,
  `create index sessions_user on sessions (user_id)`,
  `create table sms_codes (
    id text primary key, mobile text not null, purpose text not null, code_hash text not null, tries smallint not null default 0,
    used_at timestamptz, expires_at timestamptz not null, ip text not null, created_at timestamptz not null default now())`,
  `create index sms_codes_mobile on sms_codes (mobile, purpose, created_at desc)`,
  `create table regions (id int primary key, parent_id int references regions, name text not null, level smallint not null)`,
  `create index regions_parent on regions (parent_id, id)`,

  `create table shops (
    id text primary key, code text not null unique, owner_id text not null references users, store_name text not null, logo text,
    propaganda text not null default '', mobile text not null default '', address text not null default '',
    banner jsonb not null default '[]', banner_href jsonb not null default '[]', colour text, real_name text not null default '',
    status text not null default 'open' check (status in ('open', 'suspended')),
    price_factor int not null default 10000 check (price_factor between 10000 and 100000),
    ending text not null default 'none' check (ending in ('none', 'yuan', 'nine')), created_at timestamptz not null default now())`,
  `create table shop_changes (
    id text primary key, shop_id text not null references shops, fields jsonb not null,
    status text not null default 'pending' check (status in ('pending', 'approved', 'rejected', 'withdrawn')), reason text,
    by text not null references users, at timestamptz not null default now(), reviewed_at timestamptz)`,
  `create unique index shop_changes_pending on shop_changes (shop_id) where status = 'pending'`,
  `create table roles (id text primary key, shop_id text not null references shops, name text not null, permissions text[] not null, unique (shop_id, name))`,
  `create table staff (
    shop_id text not null references shops, user_id text not null references users, role text not null, level smallint not null default 1,
    remark text not null default '', added_by text, added_at timestamptz not null default now(), primary key (shop_id, user_id))`,
  `create index staff_user on staff (user_id)`,

  `create table categories (id int primary key, parent_id int references categories, level smallint not null, name jsonb not null, image text not null, sort int not null default 0)`,
  `create table brands (id int primary key, name jsonb not null, logo text, intro jsonb not null, sort int not null default 0)`,
  `create table products (
    id int primary key, goods_no text not null unique, category_id int not null references categories, brand_id int not null references brands,
    shop_id text references shops, name jsonb not null, keywords jsonb not null default '[]', origin jsonb not null, hardness jsonb not null,
    images jsonb not null, video text, detail jsonb not null, specs jsonb not null default '[]',
    freight bigint not null default 0 check (freight >= 0), unit text not null default 'piece', member_bps int not null default 10000 check (member_bps between 100 and 10000),
    sales int not null default 0, rating_sum int not null default 0, rating_count int not null default 0, good_count int not null default 0,
    review_status text not null default 'approved' check (review_status in ('pending', 'approved', 'rejected')), reason text,
    on_sale boolean not null default true, banned boolean not null default false, recommend boolean not null default false, is_new boolean not null default false,
    influencer boolean not null default false, custom boolean not null default false, bestseller boolean not null default false,
    lead_days int not null default 14, terms text[] not null default '{}', name_terms text[] not null default '{}', created_at timestamptz not null default now())`,
  `create index products_terms on products using gin (terms)`,
  `create index products_category on products (category_id, id)`,
  `create index products_brand on products (brand_id, id)`,
  `create table skus (
    id int primary key, product_id int not null references products, idx smallint not null default 0, value_ids text[] not null default '{}', spec_text jsonb not null,
    price bigint not null check (price > 0), supply_price bigint not null check (supply_price > 0), market_price bigint,
    initial_stock int not null, stock int not null check (stock >= 0), held int not null default 0 check (held >= 0 and held <= stock),
    image text, w int not null, d int not null, h int not null, boxes jsonb not null default '[]', lead_days int not null default 14, check (supply_price <= price))`,
  `create index skus_product on skus (product_id, idx)`,
  `create table stock_moves (
    id text primary key, sku_id int not null references skus, delta int not null, reason text not null, ref text not null,
    at timestamptz not null default now(), unique (sku_id, reason, ref))`,
  `create table shop_products (shop_id text not null references shops, product_id int not null references products, blocked boolean not null default false, primary key (shop_id, product_id))`,
  `create table shop_prices (shop_id text not null references shops, sku_id int not null references skus, price bigint not null check (price > 0), primary key (shop_id, sku_id))`,
  `create table banners (
    id int primary key, type smallint not null, title jsonb not null, subtitle jsonb not null, pc_image text not null, mobile_image text, class_id text, href text,
    tone text not null default 'light', product_ids jsonb not null default '[]', sort int not null default 0)`,
  `create index banners_type on banners (type, sort, id)`,

  `create table favourites (user_id text not null references users, product_id int not null references products, at timestamptz not null default now(), primary key (user_id, product_id))`,
  `create table followed_brands (user_id text not null references users, brand_id int not null references brands, at timestamptz not null default now(), primary key (user_id, brand_id))`,
  `create table history (user_id text not null references users, product_id int not null references products, day date not null, viewed_at timestamptz not null default now(), primary key (user_id, product_id, day))`,
  `create index history_recent on history (user_id, viewed_at desc)`,
  `create table search_history (user_id text not null references users, keyword text not null, at timestamptz not null default now(), primary key (user_id, keyword))`,
  `create table search_words (keyword text primary key, times int not null default 1, at timestamptz not null default now())`,

  `create table cart_lines (
    id text primary key, user_id text not null references users, shop_id text references shops, sku_id int not null references skus, package_id int,
    qty int not null check (qty between 1 and 999), selected boolean not null default true, price_seen bigint not null, added_at timestamptz not null default now())`,
  `create unique index cart_lines_one on cart_lines (user_id, coalesce(shop_id, ''), sku_id, coalesce(package_id, 0))`,
  `create table addresses (
    id text primary key, user_id text not null references users, name text not null, phone text not null, province_id int not null references regions,
    city_id int not null references regions, district_id int not null references regions, detail text not null, is_default boolean not null default false, created_at timestamptz not null default now())`,
  `create unique index addresses_default on addresses (user_id) where is_default`,
  `create index addresses_user on addresses (user_id)`,

  `create table coupon_templates (
    id text primary key, shop_id text references shops, name jsonb not null, kind text not null check (kind in ('amount', 'percent')), value bigint not null check (value > 0), cap bigint,
    threshold bigint not null default 0, scope text not null check (scope in ('all', 'shop', 'category', 'brand', 'product', 'package')), scope_ids text[] not null default '{}',
    total int not null default -1, taken int not null default 0, per_user int not null default 1, take_from timestamptz not null, take_to timestamptz not null,
    valid_from timestamptz, valid_to timestamptz, valid_days int, funder text not null default 'platform' check (funder in ('platform', 'shop')),
    source text not null default 'center', status text not null default 'open', created_at timestamptz not null default now(), check (total = -1 or taken <= total))`,
  `create table coupons (
    id text primary key, template_id text not null references coupon_templates, user_id text not null references users, n int not null, shop_id text, name jsonb not null, kind text not null,
    value bigint not null, cap bigint, threshold bigint not null, scope text not null, scope_ids text[] not null default '{}', funder text not null, valid_from timestamptz not null, valid_to timestamptz not null,
    status text not null default 'unused' check (status in ('unused', 'locked', 'used', 'expired', 'revoked')), order_id text, taken_at timestamptz not null default now(), used_at timestamptz,
    unique (template_id, user_id, n), check ((status in ('locked', 'used')) = (order_id is not null)))`,
  `create index coupons_user on coupons (user_id, status, valid_to)`,
  `create unique index coupons_order on coupons (order_id) where order_id is not null`,
  `create index coupons_expiry on coupons (valid_to) where status = 'unused'`,

  `create table seckill_activities (
    id text primary key, name jsonb not null, sku_id int not null references skus, price bigint not null check (price > 0),
    stock_total int not null check (stock_total > 0), stock_left int not null check (stock_left >= 0 and stock_left <= stock_total),
    per_order_limit int not null default 1, per_user_limit int not null default 1, allow_coupon boolean not null default false,
    start_at timestamptz not null, end_at timestamptz not null, status text not null default 'scheduled' check (status in ('draft', 'scheduled', 'running', 'ended', 'closed')), check (end_at > start_at))`,
  `create index seckill_time on seckill_activities (start_at, end_at)`,
  `create table seckill_quotas (
    activity_id text not null references seckill_activities, sku_id int not null, user_id text not null references users, bought int not null check (bought >= 0), primary key (activity_id, sku_id, user_id))`,

  `create table orders (
    id text primary key, no text not null unique, user_id text not null references users, shop_id text references shops, status smallint not null default 0 check (status between 0 and 5),
    source text not null check (source in ('direct', 'cart', 'seckill')), activity_id text references seckill_activities, currency text not null default 'CNY',
    goods bigint not null check (goods >= 0), discount bigint not null check (discount >= 0), freight bigint not null check (freight >= 0), pay bigint not null check (pay >= 0), paid bigint not null default 0 check (paid >= 0),
    qty int not null check (qty > 0), address jsonb not null, remark text not null default '', coupon_id text references coupons, created_at timestamptz not null default now(), expires_at timestamptz,
    warned_at timestamptz, paid_at timestamptz, promised_at timestamptz, shipped_at timestamptz, received_at timestamptz, cancelled_at timestamptz,
    buyer_hidden boolean not null default false, shop_hidden boolean not null default false, check (pay = goods - discount + freight))`,
  `create index orders_user on orders (user_id, created_at desc)`,
  `create index orders_shop on orders (shop_id, created_at desc)`,
  `create index orders_shop_status on orders (shop_id, status) where not shop_hidden`,
  `create index orders_expiry on orders (expires_at) where status = 0`,
  `create index orders_unrecorded on orders (paid_at) where status = 1`,
  `create index orders_under_way on orders (id) where status = 3`,
  `create table order_lines (
    id text primary key, order_id text not null references orders, idx smallint not null, product_id int not null references products, sku_id int not null references skus,
    name jsonb not null, spec_text jsonb not null, image text not null, qty int not null check (qty > 0), lead_days int not null,
    platform_price bigint not null, factor int not null, shop_price bigint not null, activity_price bigint, member_price bigint not null,
    goods bigint not null, package_share bigint not null default 0, coupon_share bigint not null default 0, freight bigint not null, pay bigint not null check (pay >= 0), reviewed_at timestamptz,
    unique (order_id, idx))`,
  `create table order_events (
    id text primary key, order_id text not null references orders, seq int not null, actor text not null check (actor in ('buyer', 'shop', 'system')), actor_id text, from_status smallint, to_status smallint not null,
    note text not null, note_text text not null default '', at timestamptz not null default now(), unique (order_id, seq))`,
  `create table payment_intents (
    id text primary key, order_id text not null references orders, method text not null check (method in ('sandbox', 'offline')), amount bigint not null, currency text not null,
    status text not null default 'created' check (status in ('created', 'pending', 'succeeded', 'failed', 'closed', 'refunded')), provider_ref text, proof_url text, note text not null default '',
    confirmed_by text, created_at timestamptz not null default now(), settled_at timestamptz)`,
  `create unique index payment_once on payment_intents (order_id) where status = 'succeeded'`,
  `create index payment_order on payment_intents (order_id, created_at desc)`,
  `create table refunds (
    id text primary key, order_id text not null references orders, intent_id text references payment_intents, amount bigint not null, reason text not null,
    status text not null default 'requested', at timestamptz not null default now(), unique (intent_id))`,
  `create table deliveries (
    id text primary key, order_id text not null references orders, status smallint not null default 0 check (status between 0 and 6), urgent boolean not null default false,
    carrier text not null default '', receipt_no text not null default '', production_days int not null default 7, transit_days int not null default 5,
    notice_at timestamptz, expected_at timestamptz, arrived_at timestamptz, created_at timestamptz not null default now())`,
  `create index deliveries_order on deliveries (order_id)`,
  `create table delivery_steps (
    id text primary key, delivery_id text not null references deliveries, status smallint not null, note text not null default '', photos jsonb not null default '[]', by text, at timestamptz not null default now())`,
  `create table reviews (
    id text primary key, order_line_id text not null unique references order_lines, product_id int not null references products, user_id text not null references users,
    score smallint not null check (score between 1 and 5), service smallint not null check (service between 1 and 5), logistics smallint not null check (logistics between 1 and 5),
    text text not null, images jsonb not null default '[]', anonymous boolean not null default false, spec_text jsonb not null, follow_up text, created_at timestamptz not null default now())`,
  `create index reviews_product on reviews (product_id, created_at desc)`,
  `create table messages (
    id text primary key, audience text not null check (audience in ('member', 'shop')), user_id text references users, shop_id text references shops, type text not null, params jsonb not null default '{}',
    order_id text, once_key text unique, read_at timestamptz, deleted_at timestamptz, created_at timestamptz not null default now())`,
  `create index messages_user on messages (user_id, created_at desc) where deleted_at is null`,
  `create index messages_shop on messages (shop_id, created_at desc) where deleted_at is null`,
  `create table media_files (key text primary key, owner_id text references users, kind text not null, w int not null, h int not null, bytes int not null, created_at timestamptz not null default now())`,

  `create table promoters (
    user_id text primary key references users, status text not null default 'pending' check (status in ('pending', 'approved', 'rejected', 'suspended')), level smallint not null default 1,
    real_name text not null default '', contact text not null default '', reason text not null default '', parent_id text references users, applied_at timestamptz not null default now(), reviewed_at timestamptz)`,
  `create table ledger_txns (id text primary key, biz_type text not null, biz_id text not null, seq int not null default 0, at timestamptz not null default now(), unique (biz_type, biz_id, seq))`,
  `create table ledger_entries (txn_id text not null references ledger_txns, idx smallint not null, account text not null, delta bigint not null, currency text not null, primary key (txn_id, idx))`,
  `create index ledger_account on ledger_entries (account)`,
  `create table idempotency_keys (
    user_id text not null, operation text not null, key text not null, request_hash text not null, response jsonb, created_at timestamptz not null default now(), primary key (user_id, operation, key))`,
  `create table audit_log (
    id text primary key, at timestamptz not null default now(), actor_id text, shop_id text, action text not null, object text not null, diff jsonb not null default '{}', request_id text, ip text)`,
];
