import type { Texts } from '@mall/contract/languages';
import type { ColumnType, Generated, RawBuilder } from 'kysely';

/** Row types of `migrations/`. jsonb is read as its value and written through `json()` of db/open.ts. */
type Json<T> = ColumnType<T, RawBuilder<unknown>, RawBuilder<unknown>>;
type JsonDefault<T> = ColumnType<T, RawBuilder<unknown> | undefined, RawBuilder<unknown>>;

type JsonNullable<T> = ColumnType<
  T | null,
  RawBuilder<unknown> | null | undefined,
  RawBuilder<unknown> | null
>;

export type StoredBlock =
  | { type: 'text'; text: Texts }
  | { type: 'image'; src: string }
  | { type: 'table'; rows: { name: Texts; value: Texts }[] };
export type StoredSpec = {
  key: string;
  name: Texts;
  values: { id: string; name: Texts; colour: string | null; image: string | null }[];
};
export type StoredBox = { w: number; d: number; h: number; kg: number };
export type StoredAddress = {
  name: string;
  phone: string;
  province: string;
  city: string;
  district: string;
  detail: string;
};

type Settings = {
  key: string;
  value: Json<unknown>;
  changed_at: Generated<Date>;
};

type Users = {
  id: string;
  mobile: string;
  password_hash: string | null;
  name: string;
  image: string | null;
  sex: Generated<number>;
  birthday: string | null;
  email: string | null;
  real_name: string | null;
  rank: Generated<number>;
  operator: Generated<boolean>;
  created_at: Generated<Date>;
};

type Sessions = {
  token_hash: string;
  user_id: string;
  created_at: Generated<Date>;
  last_seen_at: Generated<Date>;
  expires_at: Date;
  user_agent: Generated<string>;
};

type SmsCodes = {
  id: string;
  mobile: string;
  purpose: string;
  code_hash: string;
  tries: Generated<number>;
  used_at: Date | null;
  expires_at: Date;
  ip: string;
  created_at: Generated<Date>;
};

type LoginFailures = {
  key: string;
  failures: number;
  blocked_until: Date | null;
  at: Generated<Date>;
};

type Regions = {
  id: number;
  parent_id: number | null;
  name: string;
  level: number;
};

type Shops = {
  id: string;
  code: string;
  owner_id: string;
  store_name: string;
  logo: string | null;
  propaganda: Generated<string>;
  mobile: Generated<string>;
  address: Generated<string>;
  banner: JsonDefault<string[]>;
  banner_href: JsonDefault<string[]>;
  colour: string | null;
  real_name: Generated<string>;
  status: Generated<string>;
  price_factor: Generated<number>;
  ending: Generated<string>;
  created_at: Generated<Date>;
};

type ShopChanges = {
  id: string;
  shop_id: string;
  fields: Json<Record<string, unknown>>;
  status: Generated<string>;
  reason: string | null;
  by: string;
  at: Generated<Date>;
  reviewed_at: Date | null;
};

type Roles = {
  id: string;
  shop_id: string;
  name: string;
  permissions: string[];
};

type Staff = {
  shop_id: string;
  user_id: string;
  role: string;
  level: Generated<number>;
  remark: Generated<string>;
  added_by: string | null;
  added_at: Generated<Date>;
};

type Categories = {
  id: number;
  parent_id: number | null;
  level: number;
  name: Json<Texts>;
  image: string;
  sort: Generated<number>;
};

type Brands = {
  id: number;
  name: Json<Texts>;
  logo: string | null;
  intro: Json<Texts>;
  sort: Generated<number>;
};

type Products = {
  id: number;
  goods_no: string;
  category_id: number;
  brand_id: number;
  shop_id: string | null;
  name: Json<Texts>;
  keywords: JsonDefault<string[]>;
  origin: Json<Texts>;
  hardness: Json<Texts>;
  images: Json<string[]>;
  video: string | null;
  detail: Json<StoredBlock[]>;
  specs: JsonDefault<StoredSpec[]>;
  freight: Generated<number>;
  unit: Generated<string>;
  member_bps: Generated<number>;
  sales: Generated<number>;
  rating_sum: Generated<number>;
  rating_count: Generated<number>;
  good_count: Generated<number>;
  review_status: Generated<string>;
  reason: string | null;
  on_sale: Generated<boolean>;
  banned: Generated<boolean>;
  recommend: Generated<boolean>;
  is_new: Generated<boolean>;
  influencer: Generated<boolean>;
  custom: Generated<boolean>;
  bestseller: Generated<boolean>;
  lead_days: Generated<number>;
  terms: Generated<string[]>;
  created_at: Generated<Date>;
};

type Skus = {
  id: number;
  product_id: number;
  idx: Generated<number>;
  value_ids: Generated<string[]>;
  spec_text: Json<Texts>;
  price: number;
  supply_price: number;
  market_price: number | null;
  initial_stock: number;
  stock: number;
  held: Generated<number>;
  image: string | null;
  w: number;
  d: number;
  h: number;
  boxes: JsonDefault<StoredBox[]>;
  lead_days: Generated<number>;
};

type StockMoves = {
  id: string;
  sku_id: number;
  delta: number;
  reason: string;
  ref: string;
  at: Generated<Date>;
};

type ShopProducts = {
  shop_id: string;
  product_id: number;
  blocked: Generated<boolean>;
};

type ShopPrices = {
  shop_id: string;
  sku_id: number;
  price: number;
};

type Banners = {
  id: number;
  type: number;
  title: Json<Texts>;
  subtitle: Json<Texts>;
  pc_image: string;
  mobile_image: string | null;
  class_id: string | null;
  href: string | null;
  tone: Generated<string>;
  product_ids: JsonDefault<number[]>;
  sort: Generated<number>;
};

type Favourites = {
  user_id: string;
  product_id: number;
  at: Generated<Date>;
};

type FollowedBrands = {
  user_id: string;
  brand_id: number;
  at: Generated<Date>;
};

type History = {
  user_id: string;
  product_id: number;
  day: string;
  viewed_at: Generated<Date>;
};

type SearchHistory = {
  user_id: string;
  keyword: string;
  at: Generated<Date>;
};

type SearchWords = {
  keyword: string;
  times: Generated<number>;
  at: Generated<Date>;
};

type CartLines = {
  id: string;
  user_id: string;
  shop_id: string | null;
  sku_id: number;
  package_id: number | null;
  qty: number;
  selected: Generated<boolean>;
  price_seen: number;
  added_at: Generated<Date>;
};

type Addresses = {
  id: string;
  user_id: string;
  name: string;
  phone: string;
  province_id: number;
  city_id: number;
  district_id: number;
  detail: string;
  is_default: Generated<boolean>;
  created_at: Generated<Date>;
};

type CouponTemplates = {
  id: string;
  shop_id: string | null;
  name: Json<Texts>;
  kind: string;
  value: number;
  cap: number | null;
  threshold: Generated<number>;
  scope: string;
  scope_ids: Generated<string[]>;
  total: Generated<number>;
  taken: Generated<number>;
  per_user: Generated<number>;
  take_from: Date;
  take_to: Date;
  valid_from: Date | null;
  valid_to: Date | null;
  valid_days: number | null;
  funder: Generated<string>;
  source: Generated<string>;
  status: Generated<string>;
  created_at: Generated<Date>;
};

type Coupons = {
  id: string;
  template_id: string;
  user_id: string;
  n: number;
  shop_id: string | null;
  name: Json<Texts>;
  kind: string;
  value: number;
  cap: number | null;
  threshold: number;
  scope: string;
  scope_ids: Generated<string[]>;
  funder: string;
  valid_from: Date;
  valid_to: Date;
  status: Generated<string>;
  order_id: string | null;
  taken_at: Generated<Date>;
  used_at: Date | null;
};

type SeckillActivities = {
  id: string;
  name: Json<Texts>;
  sku_id: number;
  price: number;
  stock_total: number;
  stock_left: number;
  per_order_limit: Generated<number>;
  per_user_limit: Generated<number>;
  allow_coupon: Generated<boolean>;
  start_at: Date;
  end_at: Date;
  status: Generated<string>;
};

type SeckillQuotas = {
  activity_id: string;
  sku_id: number;
  user_id: string;
  bought: number;
};

type Orders = {
  id: string;
  no: string;
  user_id: string;
  shop_id: string | null;
  status: Generated<number>;
  source: string;
  activity_id: string | null;
  currency: Generated<string>;
  goods: number;
  discount: number;
  freight: number;
  pay: number;
  paid: Generated<number>;
  qty: number;
  address: Json<StoredAddress>;
  remark: Generated<string>;
  coupon_id: string | null;
  created_at: Generated<Date>;
  expires_at: Date | null;
  warned_at: Date | null;
  paid_at: Date | null;
  promised_at: Date | null;
  shipped_at: Date | null;
  received_at: Date | null;
  cancelled_at: Date | null;
  buyer_hidden: Generated<boolean>;
  shop_hidden: Generated<boolean>;
};

type OrderLines = {
  id: string;
  order_id: string;
  idx: number;
  product_id: number;
  sku_id: number;
  name: Json<Texts>;
  spec_text: Json<Texts>;
  image: string;
  qty: number;
  lead_days: number;
  platform_price: number;
  factor: number;
  shop_price: number;
  activity_price: number | null;
  member_price: number;
  goods: number;
  package_share: Generated<number>;
  coupon_share: Generated<number>;
  freight: number;
  pay: number;
  reviewed_at: Date | null;
};

type OrderEvents = {
  id: string;
  order_id: string;
  seq: number;
  actor: string;
  actor_id: string | null;
  from_status: number | null;
  to_status: number;
  note: string;
  note_text: Generated<string>;
  at: Generated<Date>;
};

type PaymentIntents = {
  id: string;
  order_id: string;
  method: string;
  amount: number;
  currency: string;
  status: Generated<string>;
  provider_ref: string | null;
  proof_url: string | null;
  note: Generated<string>;
  confirmed_by: string | null;
  created_at: Generated<Date>;
  settled_at: Date | null;
};

type Refunds = {
  id: string;
  order_id: string;
  intent_id: string | null;
  amount: number;
  reason: string;
  status: Generated<string>;
  at: Generated<Date>;
};

type Deliveries = {
  id: string;
  order_id: string;
  status: Generated<number>;
  urgent: Generated<boolean>;
  carrier: Generated<string>;
  receipt_no: Generated<string>;
  production_days: Generated<number>;
  transit_days: Generated<number>;
  notice_at: Date | null;
  expected_at: Date | null;
  arrived_at: Date | null;
  created_at: Generated<Date>;
};

type DeliverySteps = {
  id: string;
  delivery_id: string;
  status: number;
  note: Generated<string>;
  photos: JsonDefault<string[]>;
  by: string | null;
  at: Generated<Date>;
};

type Reviews = {
  id: string;
  order_line_id: string;
  product_id: number;
  user_id: string;
  score: number;
  service: number;
  logistics: number;
  text: string;
  images: JsonDefault<string[]>;
  anonymous: Generated<boolean>;
  spec_text: Json<Texts>;
  follow_up: string | null;
  created_at: Generated<Date>;
};

type Messages = {
  id: string;
  audience: string;
  user_id: string | null;
  shop_id: string | null;
  type: string;
  params: JsonDefault<Record<string, string | number>>;
  order_id: string | null;
  once_key: string | null;
  read_at: Date | null;
  deleted_at: Date | null;
  created_at: Generated<Date>;
};

type MediaFiles = {
  key: string;
  owner_id: string | null;
  kind: string;
  w: number;
  h: number;
  bytes: number;
  created_at: Generated<Date>;
};

type Promoters = {
  user_id: string;
  status: Generated<string>;
  level: Generated<number>;
  real_name: Generated<string>;
  contact: Generated<string>;
  reason: Generated<string>;
  parent_id: string | null;
  applied_at: Generated<Date>;
  reviewed_at: Date | null;
};

type LedgerTxns = {
  id: string;
  biz_type: string;
  biz_id: string;
  seq: Generated<number>;
  at: Generated<Date>;
};

type LedgerEntries = {
  txn_id: string;
  idx: number;
  account: string;
  delta: number;
  currency: string;
};

type IdempotencyKeys = {
  user_id: string;
  operation: string;
  key: string;
  request_hash: string;
  response: JsonNullable<unknown>;
  created_at: Generated<Date>;
};

type AuditLog = {
  id: string;
  at: Generated<Date>;
  actor_id: string | null;
  shop_id: string | null;
  action: string;
  object: string;
  diff: JsonDefault<Record<string, unknown>>;
  request_id: string | null;
  ip: string | null;
};

/** Every table of the mall. */
export type Schema = {
  settings: Settings;
  users: Users;
  sessions: Sessions;
  sms_codes: SmsCodes;
  login_failures: LoginFailures;
  regions: Regions;
  shops: Shops;
  shop_changes: ShopChanges;
  roles: Roles;
  staff: Staff;
  categories: Categories;
  brands: Brands;
  products: Products;
  skus: Skus;
  stock_moves: StockMoves;
  shop_products: ShopProducts;
  shop_prices: ShopPrices;
  banners: Banners;
  favourites: Favourites;
  followed_brands: FollowedBrands;
  history: History;
  search_history: SearchHistory;
  search_words: SearchWords;
  cart_lines: CartLines;
  addresses: Addresses;
  coupon_templates: CouponTemplates;
  coupons: Coupons;
  seckill_activities: SeckillActivities;
  seckill_quotas: SeckillQuotas;
  orders: Orders;
  order_lines: OrderLines;
  order_events: OrderEvents;
  payment_intents: PaymentIntents;
  refunds: Refunds;
  deliveries: Deliveries;
  delivery_steps: DeliverySteps;
  reviews: Reviews;
  messages: Messages;
  media_files: MediaFiles;
  promoters: Promoters;
  ledger_txns: LedgerTxns;
  ledger_entries: LedgerEntries;
  idempotency_keys: IdempotencyKeys;
  audit_log: AuditLog;
};
