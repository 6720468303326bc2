import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import { following } from '../pricing/shop-price.ts';
import type { Filters, Shop } from './find.ts';
import {
  type Conditions,
  conditionsOf,
  type Facet,
  followsPlatform,
  ownPrice,
  whereAll,
} from './listing-filters.queries.ts';

type Count = { readonly id: number; readonly count: number };
/**
 * The number of products in a list, and for each filter the counts of its values with the others as they are.
 */
export type Counts = {
  readonly total: number;
  readonly categories: readonly Count[];
  readonly brands: readonly Count[];
  /** By set of attributes: the sum of their bits. */
  readonly styles: readonly Count[];
  readonly materials: readonly Count[];
  /** By the number of days within which it is sent; 0 means longer than any of `leadSteps`. */
  readonly leadTimes: readonly Count[];
  readonly inStock: number;
  readonly price: { readonly min: number; readonly max: number };
};

export const leadSteps = [7, 15, 30] as const;

/** The total alone. */
export const countTotal = async (reader: Reader, shop: Shop, filters: Filters): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from listings l where ${whereAll(conditionsOf(shop, filters))}`.execute(reader);
  return rows[0]?.total ?? 0;
};

/**
 * Total and facets, exact. The products left by all filters are read twice; those left by all but one, once
 * for each active filter.
 */
export const countAll = async (reader: Reader, shop: Shop, filters: Filters): Promise<Counts> => {
  const { always, facets } = conditionsOf(shop, filters);
  const once = isDear(filters);
  const conditions: Conditions = { always: once ? sql<boolean>`true` : always, facets };
  const free = grouped.filter((name) => !conditions.facets.has(name));
  const set = grouped.filter((name) => name !== 'stock' && conditions.facets.has(name));
  const [first, ...others] = free;
  const parts = [
    countTotalBy(shop, conditions, first),
    ...(others.length === 0 ? [] : [countFree(conditions, others)]),
    ...set.map((name) => countOne(conditions, name)),
    ...(conditions.facets.has('price') ? [priceBounds(shop, conditions)] : []),
    ...(shop === null ? [] : [ownBounds(shop, conditions)]),
  ];
  const read = once ? sql`with listings as materialized (select l.* from listings l where ${always})` : sql``;
  const { rows } = await sql<CountRow>`${read} ${sql.join(parts, sql` union all `)}`.execute(reader);
  return toCounts(shop, rows, conditions.facets.has('stock'));
};

/** Products that match a word or a size are computed once for all counts. */
const isDear = ({ keyword, maxW, maxD, maxH }: Filters): boolean =>
  keyword !== undefined || [maxW, maxD, maxH].some((most) => most !== undefined);

type CountRow = {
  facet: string;
  value: number;
  n: number;
  low: number | null;
  high: number | null;
  in_total: boolean;
};

const grouped = ['category', 'brand', 'style', 'material', 'stock', 'lead'] as const satisfies Facet[];
type Grouped = (typeof grouped)[number];
const columns: Readonly<Record<Grouped, RawBuilder<unknown>>> = {
  category: sql`category_id`,
  brand: sql`brand_id`,
  style: sql`styles`,
  material: sql`materials`,
  stock: sql`in_stock`,
  lead: sql`lead`,
};
const leadSql = sql`case ${sql.join(
  leadSteps.map((days) => sql`when l.lead_days <= ${sql.lit(days)} then ${sql.lit(days)}`),
  sql` `,
)} else 0 end`;
const asNumber = (name: Grouped) =>
  name === 'stock' ? sql`${columns[name]}::int::bigint` : sql`${columns[name]}::bigint`;

const hits = (conditions: Conditions, without?: Facet) => sql`(
  select l.product_id, l.price, l.category_id, l.brand_id, l.styles, l.materials, l.in_stock, ${leadSql} as lead
  from listings l where ${whereAll(conditions, without)}) hit`;

/**
 * The first inactive filter: its counts add up to the total. Bounds are of what follows the platform's
 * prices.
 */
const countTotalBy = (shop: Shop, conditions: Conditions, name: Grouped | undefined) => sql`
  select ${
    name === undefined
      ? sql`'all' as facet, 0::bigint as value`
      : sql`${sql.lit(name)} as facet,
    ${asNumber(name)} as value`
  },
    count(*) as n, ${bounds(shop)}, true as in_total
  from ${hits(conditions)} ${name === undefined ? sql`` : sql`group by ${columns[name]}`}`;

/** The other inactive filters, all at once. */
const countFree = (conditions: Conditions, names: readonly Grouped[]) => {
  const [first] = names;
  if (names.length === 1 && first !== undefined) return countOne(conditions, first);
  const one = (name: Grouped) => sql`when grouping(${columns[name]}) = 0 then`;
  const facet = sql.join(
    names.map((name) => sql`${one(name)} ${sql.lit(name)}`),
    sql` `,
  );
  const value = sql.join(
    names.map((name) => sql`${one(name)} ${asNumber(name)}`),
    sql` `,
  );
  return sql`
    select case ${facet} end, case ${value} end, count(*), null, null, false
    from ${hits(conditions)} group by grouping sets (${sql.join(names.map((name) => sql`(${columns[name]})`))})`;
};

const countOne = (conditions: Conditions, name: Grouped) => sql`
  select ${sql.lit(name)}, ${asNumber(name)}, count(*), null, null, false
  from ${hits(conditions, name)} group by ${columns[name]}`;

// With the count no index of prices is followed to find the lowest, past everything outside the list.
const priceBounds = (shop: Shop, conditions: Conditions) => sql`
  select 'price', 0, count(*), ${bounds(shop)}, false from ${hits(conditions, 'price')}`;

const bounds = (shop: Shop) => {
  if (shop === null) return sql`min(hit.price) as low, max(hit.price) as high`;
  const follows = sql`filter (where ${followsPlatform(shop, 'hit')})`;
  return sql`min(hit.price) ${follows} as low, max(hit.price) ${follows} as high`;
};

const ownBounds = (shop: NonNullable<Shop>, conditions: Conditions) => sql`
  select 'own', 0, count(*), min(${ownPrice(shop)}), max(${ownPrice(shop)}), false
  from shop_listings o join listings l on l.product_id = o.product_id
  where o.shop_id = ${shop.id} and ${whereAll(conditions, 'price')}`;

const toCounts = (shop: Shop, rows: readonly CountRow[], onlyInStock: boolean): Counts => {
  const of = (name: string): Count[] =>
    rows.flatMap(({ facet, value, n }) => (facet === name ? [{ id: value, count: n }] : []));
  const total = rows.reduce((sum, row) => (row.in_total ? sum + row.n : sum), 0);
  const boundsApart = rows.some(({ facet }) => facet === 'price');
  const prices = rows.flatMap(({ facet, low, high, in_total }): number[] => {
    if (low === null || high === null) return [];
    if (facet === 'own') return [low, high];
    if (in_total && boundsApart) return [];
    return [following(shop, low), following(shop, high)];
  });
  return {
    total,
    categories: of('category'),
    brands: of('brand').sort((a, b) => b.count - a.count || a.id - b.id),
    styles: of('style'),
    materials: of('material'),
    leadTimes: of('lead'),
    inStock: onlyInStock ? total : (of('stock').find(({ id }) => id === 1)?.count ?? 0),
    price: prices.length === 0 ? { min: 0, max: 0 } : { min: Math.min(...prices), max: Math.max(...prices) },
  };
};
