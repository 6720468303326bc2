import type { Mount } from '@mall/contract/catalog/design';
import type { Texts } from '@mall/contract/core/languages';
import { sql } from 'kysely';
import type { Hooks } from '../../platform/area.ts';
import type { Reader } from '../../platform/db/open.ts';
import { runsIn } from '../../platform/http/runs-in.queries.ts';
import type { StoredBlock, StoredBox, StoredSpec } from '../../platform/db/schema.ts';
import { type View, visibleSql } from './visible.queries.ts';

export type SkuRow = {
  readonly id: number;
  readonly value_ids: readonly string[];
  readonly spec_text: Texts;
  readonly price: number;
  readonly override: number | null;
  readonly market_price: number | null;
  readonly stock: number;
  readonly image: string | null;
  readonly w: number;
  readonly d: number;
  readonly h: number;
  readonly lead_days: number;
  readonly boxes: readonly StoredBox[];
};

export type ProductRow = {
  readonly id: number;
  readonly goods_no: string;
  readonly category_id: number;
  readonly brand_id: number;
  readonly name: Texts;
  readonly images: readonly string[];
  readonly video: string | null;
  readonly specs: readonly StoredSpec[];
  readonly member_bps: number;
  readonly sales: number;
  readonly recommend: boolean;
  readonly is_new: boolean;
  readonly influencer: boolean;
  readonly custom: boolean;
  readonly bestseller: boolean;
  readonly seckill: boolean;
  readonly skus: readonly SkuRow[];
};

/** Visible products with their SKUs in order; `stock` is what can still be ordered. */
export const productRows = async (
  reader: Reader,
  view: View,
  ids: readonly number[],
): Promise<ProductRow[]> => {
  if (ids.length === 0) return [];
  const { rows } = await sql<ProductRow>`
    select ${productColumns} from products p ${withSkus(view)}
    where p.id = any(${ids}::int[]) and ${visibleSql(view)}`.execute(reader);
  const place = new Map(ids.map((id, index) => [id, index]));
  return rows.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
};

const productColumns = sql`p.id, p.goods_no, p.category_id, p.brand_id, p.name, p.images, p.video, p.specs,
  p.member_bps, p.sales,
  p.recommend, p.is_new, p.influencer, p.custom, p.bestseller, skus.running as seckill, skus.list as skus`;

const withSkus = (view: View) => sql`
  join lateral (
    select coalesce(bool_or(a.id is not null), false) as running, json_agg(json_build_object(
      'id', s.id, 'value_ids', s.value_ids, 'spec_text', s.spec_text, 'price', s.price, 'override', o.price,
      'market_price', s.market_price, 'stock', s.stock - s.held, 'image', s.image, 'w', s.w, 'd', s.d, 'h', s.h,
      'lead_days', s.lead_days, 'boxes', s.boxes) order by s.idx, s.id) as list
    from skus s
    left join shop_prices o on o.sku_id = s.id and o.shop_id = ${view.shop?.id ?? null}
    left join lateral (
      select id from seckill_activities a where sku_id = s.id and status in ('scheduled', 'running')
        and (a.shop_id is not null or ${runsIn('seckill', view.shop?.id ?? null)}) and start_at <= now() and end_at > now() limit 1) a on true
    where s.product_id = p.id and s.offered) skus on skus.list is not null`;

export type DetailRow = ProductRow & {
  readonly origin: Texts;
  readonly hardness: Texts;
  readonly detail: readonly StoredBlock[];
  readonly freight: number;
  readonly unit: string;
  readonly unit_name: Texts | null;
  readonly keywords: readonly Texts[];
  readonly category: Texts;
  readonly mount: Mount;
  readonly figure: string;
  readonly coupons: number;
};

/**
 * A visible product with the data only of its own page. The id is compared with one value, not with a list of
 * one: the length of a list decides the plan, so that it would be planned each time, which takes longer than
 * the answer.
 */
export const detailRow = async (
  reader: Reader,
  view: View,
  id: number,
  couponsFor: Hooks['couponsFor'],
): Promise<DetailRow | undefined> => {
  const { rows } = await sql<DetailRow>`
    select ${productColumns}, p.origin, p.hardness, p.detail, p.freight, p.unit, p.keywords,
      (select a.name from attributes a where a.kind = 'unit' and a.key = p.unit) as unit_name, own.name as category,
      p.mount, p.figure,
      ${couponsFor(view.shop, sql`p`)} as coupons
    from products p join categories own on own.id = p.category_id ${withSkus(view)}
    where p.id = ${id} and ${visibleSql(view)}`.execute(reader);
  return rows[0];
};

export type AdditionRow = {
  readonly count: number;
  readonly good: number;
  readonly sum: number;
  readonly sales: number;
  /** Of the slowest variant. */
  readonly lead_days: number;
  readonly collected: number;
  readonly stock: readonly { skuId: string; stock: number }[];
};

/** Figures that change by the minute. */
export const additionRow = async (reader: Reader, view: View, id: number): Promise<AdditionRow | null> => {
  const { rows } = await sql<AdditionRow>`
    select p.rating_count as count, p.good_count as good, p.rating_sum as sum, p.sales,
      coalesce((select max(s.lead_days) from skus s where s.product_id = p.id and s.offered), p.lead_days) as lead_days,
      (select count(*) from favourites f where f.product_id = p.id) as collected,
      (select coalesce(json_agg(json_build_object('skuId', s.id::text, 'stock', s.stock - s.held) order by s.idx, s.id),
        '[]')
        from skus s where s.product_id = p.id and s.offered) as stock
    from products p where p.id = ${id} and ${visibleSql(view)}`.execute(reader);
  return rows[0] ?? null;
};
