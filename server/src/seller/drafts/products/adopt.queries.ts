import type { Texts } from '@mall/contract/core/languages';
import { sql } from 'kysely';
import type { StoredBlock, StoredBox, StoredSpec } from '../../../platform/db/schema.ts';
import type { Reader } from '../../../platform/db/open.ts';

export type AdoptedSku = {
  readonly value_ids: string[];
  readonly price: number;
  readonly supply_price: number;
  readonly stock: number;
  readonly w: number;
  readonly d: number;
  readonly h: number;
  readonly boxes: StoredBox[];
  readonly no: string;
};
export type AdoptedProduct = {
  readonly id: number;
  readonly category_id: number;
  readonly brand_id: number;
  readonly name: Texts;
  readonly keywords: Texts[];
  readonly origin: Texts;
  readonly hardness: Texts;
  readonly images: string[];
  readonly video: string | null;
  readonly detail: StoredBlock[];
  readonly specs: StoredSpec[];
  readonly styles: string[];
  readonly materials: string[];
  readonly freight: number;
  readonly unit: string;
  readonly member_bps: number;
  readonly sales: number;
  readonly on_sale: boolean;
  readonly recommend: boolean;
  readonly is_new: boolean;
  readonly influencer: boolean;
  readonly custom: boolean;
  readonly lead_days: number;
  readonly created_at: Date;
  readonly skus: AdoptedSku[];
};

/** Products of the mall with an id above `after` that have no draft, with the SKUs that they offer. */
export const productsWithoutDraft = async (
  reader: Reader,
  after: number,
  most: number,
): Promise<AdoptedProduct[]> => {
  const { rows } = await sql<AdoptedProduct>`
    select p.id, p.category_id, p.brand_id, p.name, p.keywords, p.origin, p.hardness, p.images, p.video, p.detail, p.specs,
      p.styles, p.materials, p.freight, p.unit, p.member_bps, p.sales, p.on_sale, p.recommend, p.is_new, p.influencer,
      p.custom, p.lead_days, p.created_at,
      (select coalesce(jsonb_agg(jsonb_build_object('value_ids', s.value_ids, 'price', s.price,
          'supply_price', s.supply_price, 'stock', s.stock, 'w', s.w, 'd', s.d, 'h', s.h, 'boxes', s.boxes, 'no', s.no)
        order by s.idx, s.id), '[]')
        from skus s where s.product_id = p.id and s.offered) as skus
    from products p
    where p.shop_id is null and p.id > ${after} and not exists (select from own_goods g where g.product_id = p.id)
    order by p.id limit ${most}`.execute(reader);
  return rows;
};
