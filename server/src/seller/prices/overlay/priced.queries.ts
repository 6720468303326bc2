import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/open.ts';
import { mallGoods, ownGoods } from './scope.queries.ts';

export type PricedSku = {
  id: number;
  product_id: number;
  price: number;
  override: number | null;
  review_status: 'pending' | 'approved' | 'rejected';
};

/** SKUs whose prices this shop may set: the mall's goods and its own. In the order of their ids. */
export const pricedSkus = async (
  reader: Reader,
  shopId: string,
  by: { readonly products: readonly number[] } | { readonly skus: readonly number[] },
): Promise<PricedSku[]> => {
  const which =
    'products' in by ? sql`s.product_id = any(${by.products}::int[])` : sql`s.id = any(${by.skus}::int[])`;
  const { rows } = await sql<PricedSku>`
    select s.id, s.product_id, s.price, o.price as override, p.review_status
    from skus s join products p on p.id = s.product_id join listings l on l.product_id = p.id
    left join shop_prices o on o.sku_id = s.id and o.shop_id = ${shopId}
    where ${which} and s.offered and ((${mallGoods}) or ${ownGoods(shopId)}) order by s.id`.execute(reader);
  return rows;
};
