import { type RawBuilder, sql } from 'kysely';
import { platformRange } from '../pricing/shop-price.ts';
import type { Filters, Flag, Shop } from './find.ts';
import { followingSql } from '../pricing/shop-price.queries.ts';

type Condition = RawBuilder<boolean>;
/** Filters for which an answer contains counts. */
export type Facet = 'category' | 'brand' | 'price' | 'style' | 'material' | 'stock' | 'lead';
export type Conditions = {
  /**
   * The conditions for every product of the list: it is visible in this shop, matches the keyword, fits, has
   * the flag.
   */
  readonly always: Condition;
  /** Each active filter, so that counts can leave one out. */
  readonly facets: ReadonlyMap<Facet, Condition>;
};

/** The filters of a list as conditions on `listings l`. */
export const conditionsOf = (shop: Shop, filters: Filters): Conditions => {
  const { categoryIds, brandIds, style, material, inStock, leadDays } = filters;
  const facets: [Facet, Condition | undefined][] = [
    ['category', categoryIds && sql<boolean>`l.category_id = any(${categoryIds}::int[])`],
    ['brand', brandIds && sql<boolean>`l.brand_id = any(${brandIds}::int[])`],
    ['price', priceCondition(shop, filters)],
    ['style', keysCondition('style', style)],
    ['material', keysCondition('material', material)],
    ['stock', inStock === true ? sql<boolean>`l.in_stock` : undefined],
    ['lead', leadDays === undefined ? undefined : sql<boolean>`l.lead_days <= ${leadDays}`],
  ];
  return {
    always: allOf([
      shownIn(shop),
      keywordCondition(filters),
      fits(filters),
      isWide(filters),
      hasFlag(filters.flag),
    ]),
    facets: new Map(facets.flatMap(([name, condition]) => (condition ? [[name, condition] as const] : []))),
  };
};

/** All of them, or all but one facet. */
export const whereAll = ({ always, facets }: Conditions, without?: Facet): Condition =>
  allOf([always, ...[...facets].flatMap(([name, condition]) => (name === without ? [] : [condition]))]);

const allOf = (conditions: readonly (Condition | undefined)[]): Condition =>
  sql<boolean>`(${sql.join(
    conditions.flatMap((condition) => condition ?? []),
    sql` and `,
  )})`;

/** The same rule as `visibleSql`. Each set is read once and looked up by its hash. */
const shownIn = (shop: Shop): Condition =>
  shop === null
    ? sql<boolean>`l.shown and l.shop_id is null`
    : sql<boolean>`l.shown and (l.shop_id is null or l.shop_id = ${shop.id})
        and l.product_id not in (select product_id from shop_products where shop_id = ${shop.id} and blocked)`;

const keywordCondition = ({ keyword }: Filters): Condition | undefined =>
  keyword === undefined ? undefined : hasWords(keyword);

/** Whether a product has all the words, or they are its goods number. */
export const hasWords = (keyword: NonNullable<Filters['keyword']>): Condition => {
  const hasTerms = sql<boolean>`${termsSql} @> ${keyword.terms}::text[]`;
  return keyword.number === '' ? hasTerms : sql<boolean>`(${hasTerms} or ${hasNumber(keyword.number)})`;
};

/** A goods number is among the terms under a prefix that no word has. */
export const hasNumber = (number: string): Condition =>
  sql<boolean>`${termsSql} @> array[${`#${number.toUpperCase()}`}]`;

const termsSql = sql`listing_terms(l.product_id, l.texts)`;
/** Whether all words are in the product's name. */
export const inName = (terms: readonly string[]): Condition =>
  sql<boolean>`listing_name_terms(l.product_id, l.texts) @> ${terms}::text[]`;

const most = 1_000_000;

/**
 * One SKU must fit in all three measures; only where no SKU has the least of all of them the SKUs themselves
 * are queried.
 */
const fits = ({ maxW, maxD, maxH }: Filters): Condition | undefined => {
  if (maxW === undefined && maxD === undefined && maxH === undefined) return undefined;
  const [w, d, h] = [maxW ?? most, maxD ?? most, maxH ?? most];
  return sql<boolean>`l.w <= ${w} and l.d <= ${d} and l.h <= ${h} and (not l.mixed or (
    select bool_or(s.w <= ${w} and s.d <= ${d} and s.h <= ${h}) from skus s where s.product_id = l.product_id
      and s.offered))`;
};

/** The row has the least width only, so of what is not wider the SKUs are queried. */
const isWide = ({ width }: Filters): Condition | undefined =>
  width &&
  sql<boolean>`l.w <= ${width.to} and exists (select 1 from skus s where s.product_id = l.product_id and s.offered
    and s.w between ${width.from} and ${width.to})`;

const flagBits = {
  recommend: 1,
  new: 2,
  influencer: 4,
  custom: 8,
  bestseller: 16,
} as const satisfies Record<Flag, number>;

const hasFlag = (flag: Flag | undefined): Condition | undefined =>
  flag && sql<boolean>`l.flags & ${flagBits[flag]}::smallint <> 0`;

const keysCondition = (
  kind: 'style' | 'material',
  keys: readonly string[] | undefined,
): Condition | undefined =>
  keys === undefined || keys.length === 0
    ? undefined
    : sql<boolean>`${sql.ref(`l.${kind}s`)} & (select attribute_bits(${kind}, ${keys}::text[])) <> 0`;

const dearest = 1_000_000_000_000;

const priceCondition = (shop: Shop, filters: Filters): Condition | undefined => {
  if (!hasRange(filters)) return undefined;
  if (shop === null) return platformBetween(shop, filters);
  return sql<boolean>`((${platformBetween(shop, filters)} and ${followsPlatform(shop)}) or l.product_id in (
    select o.product_id from shop_listings o where o.shop_id = ${shop.id} and ${ownBetween(shop, filters)}))`;
};

const hasRange = ({ priceMin, priceMax }: Filters): boolean =>
  priceMin !== undefined || priceMax !== undefined;

/** Whether the shop price that follows the platform's is in the range, if there is one. */
export const platformBetween = (shop: Shop, filters: Filters): Condition => {
  if (!hasRange(filters)) return sql<boolean>`true`;
  const { priceMin = 0, priceMax = dearest } = filters;
  const { from, to } =
    shop === null ? { from: priceMin, to: priceMax } : platformRange(shop, priceMin, priceMax);
  return sql<boolean>`l.price between ${from} and ${to}`;
};

/** Whether a price of the shop's own is in the range, over `shop_listings o`. */
export const ownBetween = (shop: NonNullable<Shop>, filters: Filters): Condition => {
  if (!hasRange(filters)) return sql<boolean>`true`;
  const { priceMin = 0, priceMax = dearest } = filters;
  return sql<boolean>`${ownPrice(shop)} between ${priceMin} and ${priceMax}`;
};

/** Whether the shop has no price of its own for any SKU of a product of `row`. */
export const followsPlatform = (shop: NonNullable<Shop>, row: 'l' | 'hit' = 'l'): Condition =>
  sql<boolean>`${sql.ref(row)}.product_id not in
    (select o.product_id from shop_listings o where o.shop_id = ${shop.id})`;

/**
 * The price of a product with own prices, over `shop_listings o`: the least of those and of what follows the
 * platform.
 */
export const ownPrice = (shop: NonNullable<Shop>): RawBuilder<number> =>
  sql<number>`case when o.rest is null then o.fixed else least(o.fixed, ${followingSql(shop, sql`o.rest`)}) end`;
