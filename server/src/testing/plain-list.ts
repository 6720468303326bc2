import { sql } from 'kysely';
import type { Find, Shop } from '../catalog/products/find.ts';
import { visibleSql } from '../catalog/products/visible.queries.ts';
import type { Reader } from '../platform/db/open.ts';
import { shopPriceSql } from '../catalog/pricing/shop-price.queries.ts';

/** The right answers of lists, computed slowly from the tables themselves. */
export type PlainRow = {
  id: number;
  category_id: number;
  brand_id: number;
  styles: string[];
  materials: string[];
  lead: number;
  available: boolean;
  shop_price: number;
  fits: boolean;
  platform: number;
  rank: number;
  score: number;
  sales: number;
  created: number;
  found: boolean;
  flagged: boolean;
};

/** Everything a shop displays, computed from products and SKUs alone. */
export const shownRows = async (reader: Reader, shop: Shop, find: Find): Promise<PlainRow[]> => {
  const { keyword, flag, maxW, maxD } = find;
  const flags = {
    new: sql`p.is_new`,
    recommend: sql`p.recommend`,
    custom: sql`p.custom`,
    influencer: sql`p.influencer`,
    bestseller: sql`p.bestseller`,
  };
  const named = keyword === undefined ? sql`false` : sql`p.name_terms @> ${keyword.terms}::text[]`;
  const number = keyword === undefined ? sql`false` : sql`p.goods_no = ${keyword.number}`;
  const found = keyword === undefined ? sql`true` : sql`(p.terms @> ${keyword.terms}::text[] or ${number})`;
  const { rows } = await sql<PlainRow>`
    select p.id, p.category_id, p.brand_id, p.styles, p.materials, min(s.lead_days) as lead,
      sum(s.stock - s.held) > 0 as available,
      min(${shopPriceSql(shop)}) as shop_price, min(s.price) as platform,
      extract(epoch from p.created_at)::float8 as created, p.sales,
      bool_or(s.w <= ${maxW ?? 1_000_000} and s.d <= ${maxD ?? 1_000_000}) as fits, ${found} as found,
      ${flag === undefined ? sql`true` : flags[flag]} as flagged,
      case when ${number} then 3 when ${named} then 2 when ${found} then 1 else 0 end as rank,
      p.sales + case when p.recommend then 300 else 0 end + case when p.bestseller then 200 else 0 end +
      case when p.is_new then 100 else 0 end
        + case when p.rating_count >= 3 then 100 * p.rating_sum / p.rating_count else 0 end as score
    from products p join skus s on s.product_id = p.id
    left join shop_prices o on o.sku_id = s.id and o.shop_id = ${shop?.id ?? null}
    where ${visibleSql({ shop })} group by p.id`.execute(reader);
  return rows;
};

const any = (wanted: readonly string[] | undefined, has: readonly string[]) =>
  wanted === undefined || wanted.length === 0 || wanted.some((key) => key !== 'unknown' && has.includes(key));

/** Whether a row passes all filters, or all but one. */
export const passes = (row: PlainRow, find: Find, without?: string): boolean => {
  const parts: [string, boolean][] = [
    ['always', row.found && row.flagged && row.fits],
    ['category', find.categoryIds?.includes(row.category_id) ?? true],
    ['brand', find.brandIds?.includes(row.brand_id) ?? true],
    ['price', row.shop_price >= (find.priceMin ?? 0) && row.shop_price <= (find.priceMax ?? 1e12)],
    ['style', any(find.style, row.styles)],
    ['material', any(find.material, row.materials)],
    ['stock', find.inStock !== true || row.available],
    ['lead', find.leadDays === undefined || row.lead <= find.leadDays],
  ];
  return parts.every(([name, passed]) => passed || name === without);
};

/** The order of a list. */
export const before =
  (find: Find) =>
  (a: PlainRow, b: PlainRow): number => {
    const keys = (row: PlainRow): number[] => {
      const way = find.order === 'asc' ? 1 : -1;
      if (find.sort === 'price') return [row.shop_price, row.platform, row.id].map((key) => key * way);
      if (find.sort === 'sales') return [row.sales * way, row.id * -way];
      if (find.sort === 'newest') return [-row.created, -row.id];
      return [-row.rank, row.available ? 0 : 1, -row.score, row.id];
    };
    const [of, other] = [keys(a), keys(b)];
    return of.map((key, index) => key - (other[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
  };

/** How many rows have each value. */
export const tally = (rows: readonly PlainRow[], keyOf: (row: PlainRow) => number) => {
  const counts = new Map<number, number>();
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ id, count })).sort((a, b) => a.id - b.id);
};
