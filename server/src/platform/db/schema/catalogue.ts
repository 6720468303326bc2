import type { AttributeKind } from '@mall/contract/catalog/mall-catalogue';
import type { Language, Texts } from '@mall/contract/core/languages';
import type { ColumnType } from 'kysely';
import type { Generated, Json, JsonDefault } from './json.ts';

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

type Categories = {
  id: number;
  parent_id: number | null;
  level: number;
  name: Json<Texts>;
  /** Empty: without a picture. */
  image: string;
  sort: Generated<number>;
  /** Counts changes of its texts and picture. */
  version: Generated<number>;
};

type Brands = {
  id: number;
  name: Json<Texts>;
  logo: string | null;
  intro: Json<Texts>;
  sort: Generated<number>;
  /** A shop's own: visible in that shop alone. */
  shop_id: Generated<string | null>;
  /** The shop's name as a brand, for goods without one. */
  house: Generated<boolean>;
  hidden: Generated<boolean>;
  /** Counts changes by the mall's operators; a shop's own are counted in own_brands. */
  version: Generated<number>;
};

type Products = {
  id: number;
  goods_no: string;
  category_id: number;
  brand_id: number;
  shop_id: string | null;
  name: Json<Texts>;
  keywords: JsonDefault<Texts[]>;
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
  mount: Generated<string>;
  figure: Generated<string>;
  terms: Generated<string[]>;
  name_terms: Generated<string[]>;
  /** Of the code that wrote both; 0 if it was before their words were noted. */
  terms_version: Generated<number>;
  /** Its earlier names, in lower case; maintained by a trigger. */
  former_names: Generated<string>;
  /** Keys of `attributes`. */
  styles: Generated<string[]>;
  materials: Generated<string[]>;
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
  /** The shop's own article number. */
  no: Generated<string>;
  /** Removed from the product by its shop; it stays for the orders that contain it. */
  offered: Generated<boolean>;
  /** Its product is banned; kept by triggers, so that who holds the row of a SKU knows. */
  banned: ColumnType<boolean, never, never>;
  /** Low from so many free pieces down; null: the usual number. */
  reorder_point: number | null;
  /** Computed by the database: it is offered, and no more pieces are free than the reorder point. */
  low: ColumnType<boolean, never, never>;
};

/** What the mall banned and when, and when it lifted that; the log knows who. */
type ProductBans = {
  id: string;
  product_id: number;
  reason: string;
  note: Generated<string>;
  banned_at: Generated<Date>;
  lifted_at: Date | null;
};

type StockMoves = {
  id: string;
  sku_id: number;
  delta: number;
  reason: string;
  ref: string;
  at: Generated<Date>;
  /** What the person wrote who moved it by hand, and who that is. */
  note: Generated<string>;
  by: string | null;
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

/** The old coefficient and the new one. */
type PriceFactorChanges = {
  id: string;
  shop_id: string;
  old_factor: number;
  new_factor: number;
  old_ending: string;
  new_ending: string;
  by: string;
  at: Generated<Date>;
  undone_by: string | null;
  undone_at: Date | null;
};

/** A change of many prices or of visibility: ids of SKUs or products with their values before and after. */
type OverlayChanges = {
  id: string;
  shop_id: string;
  kind: string;
  ids: number[];
  olds: number[];
  news: number[];
  by: string;
  at: Generated<Date>;
  undone_by: string | null;
  undone_at: Date | null;
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
  /** The period in which it is shown; null: without beginning, without end. */
  shown_from: Generated<Date | null>;
  shown_to: Generated<Date | null>;
  /** Readers who see it; null: all. */
  languages: Generated<Language[] | null>;
  version: Generated<number>;
  removed_at: Generated<Date | null>;
  /** The review that its picture is of; shown as long as the review and the picture in it are. */
  review_id: Generated<string | null>;
};

type Favourites = {
  user_id: string;
  product_id: number;
  at: Generated<Date>;
  /** The shop where it was added to the favourites: its prices are watched there. */
  shop_id: string | null;
  /** What a member paid for it in that order. */
  price: number | null;
  /** The price with which the next one is compared. */
  seen_price: number | null;
  in_stock: Generated<boolean>;
  restocked_at: Date | null;
  told_on: string | null;
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

/** Words that products are found by, and by what a word that is like them finds them. */
type SearchVocabulary = { word: string; keys: string[] };

/** Words of one language that mean the same. */
type SearchGroups = {
  id: Generated<number>;
  language: Language;
  words: string[];
  version: Generated<number>;
};

/** A search of one day that found nothing, or something only as `read_as`. */
type SearchMisses = {
  day: string;
  language: Language;
  words: string;
  read_as: string;
  times: number;
  at: Date;
};

type SuggestedKeywords = {
  keyword: string;
  times: Generated<number>;
  at: Generated<Date>;
};

/** The names of styles and materials; each has a bit in `listings`. */
type Attributes = {
  kind: AttributeKind;
  key: string;
  name: Json<Texts>;
  /** Its bit in the listings of products that have it; a colour has none. */
  bit: number | null;
  /** `#rrggbb`, of a colour alone. */
  colour: Generated<string | null>;
  sort: Generated<number>;
  /** Forms of products offer it no longer. */
  hidden: Generated<boolean>;
  version: Generated<number>;
};

/** A product as lists query it; triggers maintain it (decision 017). */
type Listings = {
  product_id: number;
  category_id: number;
  brand_id: number;
  /** Of its cheapest SKU, on the platform. */
  price: number;
  styles: number;
  materials: number;
  created_at: Date;
  sales: number;
  score: number;
  /** The least of any SKU; `mixed` when no single SKU has all three. */
  w: number;
  d: number;
  h: number;
  mixed: boolean;
  lead_days: number;
  flags: number;
  shown: boolean;
  in_stock: boolean;
  shop_id: string | null;
  /** Changes with the fields by which the product is found. */
  texts: number;
};

/**
 * Products for some of whose SKUs a shop has a price of its own: the lowest of those, and of the other SKUs
 * on the platform.
 */
type ShopListings = {
  shop_id: string;
  product_id: number;
  fixed: number;
  rest: number | null;
};

/** Goods for sale, and what members store about them. */
export type CatalogueTables = {
  categories: Categories;
  brands: Brands;
  products: Products;
  product_bans: ProductBans;
  skus: Skus;
  stock_moves: StockMoves;
  shop_products: ShopProducts;
  shop_prices: ShopPrices;
  price_factor_changes: PriceFactorChanges;
  overlay_changes: OverlayChanges;
  banners: Banners;
  favourites: Favourites;
  followed_brands: FollowedBrands;
  history: History;
  search_groups: SearchGroups;
  search_history: SearchHistory;
  search_misses: SearchMisses;
  search_settled: { language: Language; words: string };
  search_vocabulary: SearchVocabulary;
  search_words: SuggestedKeywords;
  attributes: Attributes;
  listings: Listings;
  shop_listings: ShopListings;
  listing_stale: { product_id: number };
};
