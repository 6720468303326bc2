import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../db/open.ts';
import { shopPriceSql } from '../pricing/shop-price.ts';
import { type View, visibleSql } from './visible.ts';

export type Flag = 'new' | 'recommend' | 'influencer' | 'custom' | 'bestseller';
export type Find = {
  /** Search terms, all of which a product must have, and the query as a goods number. */
  readonly keyword?: { readonly terms: readonly string[]; readonly number: string } | undefined;
  /** A category and all below it. */
  readonly categoryIds?: readonly number[] | undefined;
  readonly brandId?: number | undefined;
  readonly flag?: Flag | undefined;
  readonly priceMin?: number | undefined;
  readonly priceMax?: number | undefined;
  readonly maxW?: number | undefined;
  readonly maxD?: number | undefined;
  readonly maxH?: number | undefined;
  readonly inStock?: boolean | undefined;
  readonly sort: 'comprehensive' | 'sales' | 'price' | 'newest';
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly size: number;
};

type Count = { readonly id: number; readonly count: number };
/** A page of product ids in order, and for each filter what it would still leave with the others as they are. */
export type Found = {
  readonly ids: readonly number[];
  readonly total: number;
  readonly categories: readonly Count[];
  readonly brands: readonly Count[];
  readonly price_min: number;
  readonly price_max: number;
  readonly in_stock: number;
};

/** The one list query of the catalogue: visible products by filter, with the prices of the visitor's shop. */
export const findProducts = async (reader: Reader, view: View, find: Find): Promise<Found> => {
  const { rows } = await sql<Found>`
    with base as materialized (
      select p.id, p.category_id, p.brand_id, p.sales, p.created_at, ${scoreSql} as score, ${rankSql(find)} as rank,
        min(${shopPriceSql(view.shop)}) as price, sum(s.stock - s.held) > 0 as available,
        ${categorySql(find)} as in_category, ${brandSql(find)} as in_brand
      from products p
      join skus s on s.product_id = p.id
      left join shop_prices o on o.sku_id = s.id and o.shop_id = ${view.shop?.id ?? null}
      where ${visibleSql(view)} and ${keywordSql(find)} and ${flagSql(find)}
      group by p.id
      having bool_or(${fitsSql(find)})
    ),
    priced as (select *, ${priceSql(find)} as in_price, ${find.inStock === true ? sql`available` : sql`true`} as in_stock from base),
    hit as (select * from priced where in_category and in_brand and in_price and in_stock)
    select
      (select count(*) from hit) as total,
      (select coalesce(json_agg(id), '[]') from (
        select id from hit order by ${orderSql(find)} limit ${find.size} offset ${(find.page - 1) * find.size}) as one_page) as ids,
      (select coalesce(json_agg(json_build_object('id', category_id, 'count', n)), '[]') from (
        select category_id, count(*) as n from priced where in_brand and in_price and in_stock group by 1) c) as categories,
      (select coalesce(json_agg(json_build_object('id', brand_id, 'count', n) order by n desc, brand_id), '[]') from (
        select brand_id, count(*) as n from priced where in_category and in_price and in_stock group by 1) b) as brands,
      (select coalesce(min(price), 0) from priced where in_category and in_brand and in_stock) as price_min,
      (select coalesce(max(price), 0) from priced where in_category and in_brand and in_stock) as price_max,
      (select count(*) from priced where in_category and in_brand and in_price and available) as in_stock`.execute(
    reader,
  );
  const found = rows[0];
  if (found === undefined) throw new Error('The list query gave no row.');
  return found;
};

/**
 * The comprehensive score: pieces sold, plus 300 for a recommended product, 200 for a bestseller, 100 for a new one, plus
 * 100 for each star of the average rating once there are three reviews. What can be bought comes before what cannot.
 */
const scoreSql = sql<number>`(p.sales + case when p.recommend then 300 else 0 end + case when p.bestseller then 200 else 0 end
  + case when p.is_new then 100 else 0 end + case when p.rating_count >= 3 then 100 * p.rating_sum / p.rating_count else 0 end)`;

/** Exact goods number, then all terms in the name, then the rest. */
const rankSql = ({ keyword }: Find): RawBuilder<number> =>
  keyword === undefined
    ? sql<number>`0`
    : sql<number>`case when ${numberSql(keyword.number)} then 3 when p.name_terms @> ${keyword.terms}::text[] then 2 else 1 end`;

const keywordSql = ({ keyword }: Find): RawBuilder<boolean> =>
  keyword === undefined
    ? sql<boolean>`true`
    : sql<boolean>`(p.terms @> ${keyword.terms}::text[] or ${numberSql(keyword.number)})`;

const numberSql = (number: string) => sql<boolean>`p.goods_no = ${number.toUpperCase()}`;

const categorySql = ({ categoryIds }: Find): RawBuilder<boolean> =>
  categoryIds === undefined ? sql<boolean>`true` : sql<boolean>`p.category_id = any(${categoryIds}::int[])`;

const brandSql = ({ brandId }: Find): RawBuilder<boolean> =>
  brandId === undefined ? sql<boolean>`true` : sql<boolean>`p.brand_id = ${brandId}`;

const flagColumns = {
  new: sql<boolean>`p.is_new`,
  recommend: sql<boolean>`p.recommend`,
  influencer: sql<boolean>`p.influencer`,
  custom: sql<boolean>`p.custom`,
  bestseller: sql<boolean>`p.bestseller`,
} as const satisfies Record<Flag, RawBuilder<boolean>>;

const flagSql = ({ flag }: Find): RawBuilder<boolean> =>
  flag === undefined ? sql<boolean>`true` : flagColumns[flag];

const priceSql = ({ priceMin, priceMax }: Find): RawBuilder<boolean> =>
  sql<boolean>`(price >= ${priceMin ?? 0} and price <= ${priceMax ?? Number.MAX_SAFE_INTEGER})`;

const fitsSql = ({ maxW, maxD, maxH }: Find): RawBuilder<boolean> => {
  const most = 1_000_000;
  return sql<boolean>`s.w <= ${maxW ?? most} and s.d <= ${maxD ?? most} and s.h <= ${maxH ?? most}`;
};

const orderSql = ({ sort, order }: Find) => {
  if (sort === 'price') return order === 'asc' ? sql`price asc, id` : sql`price desc, id`;
  if (sort === 'sales') return order === 'asc' ? sql`sales asc, id` : sql`sales desc, id`;
  if (sort === 'newest') return sql`created_at desc, id desc`;
  return sql`rank desc, available desc, score desc, id`;
};
