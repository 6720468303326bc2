import type { Texts } from '@mall/contract/core/languages';
import { sql } from 'kysely';
import { type View, visibleSql } from '../products/visible.queries.ts';
import type { Reader } from '../../platform/db/open.ts';
import type { StoredSpec } from '../../platform/db/schema.ts';

export type PieceRow = {
  readonly id: number;
  readonly product_id: number;
  readonly category_id: number;
  readonly name: Texts;
  readonly spec_text: Texts;
  readonly value_ids: readonly string[];
  readonly specs: readonly StoredSpec[];
  readonly image: string;
  readonly w: number;
  readonly d: number;
  readonly h: number;
  readonly lead_days: number;
  readonly mount: 'floor' | 'rug' | 'wall' | 'ceiling';
  readonly figure: string;
};

/** The drawings of these SKUs, also of those no longer sold: an old plan still displays them. */
export const pieceRows = async (reader: Reader, skuIds: readonly number[]): Promise<PieceRow[]> => {
  if (skuIds.length === 0) return [];
  const { rows } = await sql<PieceRow>`
    select s.id, s.product_id, p.category_id, p.name, s.spec_text, s.value_ids, p.specs,
      coalesce(s.image, p.images->>0) as image,
      s.w, s.d, s.h, s.lead_days, p.mount, p.figure
    from skus s join products p on p.id = s.product_id
    where s.id = any(${skuIds}::int[])`.execute(reader);
  return rows;
};

/** The first SKU in stock of each product, else the first. */
export const firstSkus = async (reader: Reader, productIds: readonly number[]): Promise<number[]> => {
  if (productIds.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select first.id from unnest(${productIds}::int[]) with ordinality as wanted (id, place)
    join lateral (
      select s.id from skus s where s.product_id = wanted.id and s.offered order by s.stock > s.held desc, s.idx, s.id
        limit 1) first on true
    order by wanted.place`.execute(reader);
  return rows.map(({ id }) => id);
};

/**
 * SKUs of the same category that fit into the footprint of another and are in stock, the nearest in price
 * first.
 */
export const substituteSkus = async (
  reader: Reader,
  view: View,
  { skuId, qty, most }: { skuId: number; qty: number; most: number },
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select s.id from skus gone
    join products was on was.id = gone.product_id
    join products p on p.category_id = was.category_id and p.mount = was.mount
    join skus s on s.product_id = p.id and s.offered and s.id <> gone.id and s.w <= gone.w and s.d <= gone.d
      and s.stock - s.held >= ${qty}
    where gone.id = ${skuId} and ${visibleSql(view)}
    order by abs(s.price - gone.price), s.id limit ${most}`.execute(reader);
  return rows.map(({ id }) => id);
};
