import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../db/open.ts';
import { following } from '../pricing/shop-price.ts';
import type { Filters, Shop } from './find.ts';
import {
  type Conditions,
  conditionsOf,
  type Facet,
  followsPlatform,
  ownPrice,
  whereAll,
} from './listing-filters.ts';

type Count = { readonly id: number; readonly count: number };
/** How many products a list has, and for each filter what it would leave with the others as they are. */
export type Counts = {
  readonly total: number;
  readonly categories: readonly Count[];
  readonly brands: readonly Count[];
  /** By set of attributes: the sum of their bits. */
  readonly styles: readonly Count[];
  readonly materials: readonly Count[];
  /** By the number of days within which it is sent; 0 stands for longer than any of `leadSteps`. */
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

/** Total and facets, exact. Products that all filters leave are gone through once; once more for each filter that is set. */
export const countAll = async (reader: Reader, shop: Shop, filters: Filters): Promise<Counts> => {
  const conditions = conditionsOf(shop, filters);
  const free = grouped.filter((name) => !conditions.facets.has(name));
  const set = grouped.filter((name) => name !== 'stock' && conditions.facets.has(name));
  const parts = [
    sql`select 'total' as facet, 0::bigint as value, count(*) as n, null::bigint as low, null::bigint as high
      from listings l where ${whereAll(conditions)}`,
    ...(free.length === 0 ? [] : [countFree(conditions, free)]),
    ...set.map((name) => countOne(conditions, name)),
    priceBounds(shop, conditions),
    ...(shop === null ? [] : [ownBounds(shop, conditions)]),
  ];
  const { rows } = await sql<CountRow>`${sql.join(parts, sql` union all `)}`.execute(reader);
  return toCounts(shop, rows, conditions.facets.has('stock'));
};

type CountRow = { facet: string; value: number; n: number; low: number | null; high: number | null };

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
const leadSql = sql`case when l.lead_days <= 7 then 7 when l.lead_days <= 15 then 15 when l.lead_days <= 30 then 30 else 0 end`;
const asNumber = (name: Grouped) =>
  name === 'stock' ? sql`${columns[name]}::int::bigint` : sql`${columns[name]}::bigint`;

const hits = (conditions: Conditions, without?: Facet) => sql`(
  select l.category_id, l.brand_id, l.styles, l.materials, l.in_stock, ${leadSql} as lead
  from listings l where ${whereAll(conditions, without)}) hit`;

/** Of the filters that are not set: all at once. */
const countFree = (conditions: Conditions, names: readonly Grouped[]) => {
  const [first] = names;
  if (names.length === 1 && first !== undefined) return countOne(conditions, first);
  const one = (name: Grouped) => sql`when grouping(${columns[name]}) = 0 then`;
  return sql`
    select case ${sql.join(
      names.map((name) => sql`${one(name)} ${sql.lit(name)}`),
      sql` `,
    )} end, case ${sql.join(
      names.map((name) => sql`${one(name)} ${asNumber(name)}`),
      sql` `,
    )} end, count(*), null, null
    from ${hits(conditions)} group by grouping sets (${sql.join(names.map((name) => sql`(${columns[name]})`))})`;
};

const countOne = (conditions: Conditions, name: Grouped) => sql`
  select ${sql.lit(name)}, ${asNumber(name)}, count(*), null, null from ${hits(conditions, name)} group by ${columns[name]}`;

/** The least and the most on the platform, of products whose shop price follows it. */
const priceBounds = (shop: Shop, conditions: Conditions) => sql`
  select 'price', 0, 0, min(l.price), max(l.price) from listings l
  where ${whereAll(conditions, 'price')} ${shop === null ? sql`` : sql`and ${followsPlatform(shop)}`}`;

const ownBounds = (shop: NonNullable<Shop>, conditions: Conditions) => sql`
  select 'own', 0, 0, min(${ownPrice(shop)}), max(${ownPrice(shop)})
  from shop_listings o join listings l on l.product_id = o.product_id
  where o.shop_id = ${shop.id} and ${whereAll(conditions, 'price')}`;

const toCounts = (shop: Shop, rows: readonly CountRow[], onlyInStock: boolean): Counts => {
  const of = (name: string): Count[] =>
    rows.flatMap(({ facet, value, n }) => (facet === name ? [{ id: value, count: n }] : []));
  const bounds = rows.flatMap(({ facet, low, high }): number[] => {
    if (low === null || high === null) return [];
    return facet === 'price' ? [following(shop, low), following(shop, high)] : [low, high];
  });
  const total = of('total')[0]?.count ?? 0;
  return {
    total,
    categories: of('category'),
    brands: of('brand').sort((a, b) => b.count - a.count || a.id - b.id),
    styles: of('style'),
    materials: of('material'),
    leadTimes: of('lead'),
    inStock: onlyInStock ? total : (of('stock').find(({ id }) => id === 1)?.count ?? 0),
    price: bounds.length === 0 ? { min: 0, max: 0 } : { min: Math.min(...bounds), max: Math.max(...bounds) },
  };
};
