import { smallItemsBrandId } from '@mall/contract/core/limits';
import type { Texts } from '@mall/contract/core/languages';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';

export type MallBrand = {
  readonly id: number;
  readonly name: Texts;
  readonly logo: string | null;
  readonly intro: Texts;
  readonly hidden: boolean;
  readonly version: number;
};

/**
 * The mall's own brands in their order, and nobody else writes a brand until the transaction ends: names are unique,
 * and places depend on each other.
 */
export const lockMallBrands = async (tx: Tx): Promise<MallBrand[]> => {
  await sql`lock table brands in share row exclusive mode`.execute(tx);
  return tx
    .selectFrom('brands')
    .select(['id', 'name', 'logo', 'intro', 'hidden', 'version'])
    .where('shop_id', 'is', null)
    .orderBy('sort')
    .orderBy('id')
    .execute();
};

export const newBrandId = async (tx: Tx): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select nextval('brand_ids') as id`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('No id for a brand');
  return row.id;
};

/** Whether a product, a draft of a shop or an open coupon names the brand. */
export const isBrandNamed = async (tx: Tx, id: number): Promise<boolean> => {
  // A product that is just stored holds this row; the question after it then knows the product.
  await tx.selectFrom('brands').select('id').where('id', '=', id).forUpdate().execute();
  const { rows } = await sql`
    select 1 from products where brand_id = ${id}
    union all select 1 from own_goods where removed_at is null and brand_id = ${id}
    union all select 1 from coupon_templates where status = 'open' and scope = 'brand' and ${String(id)} = any(scope_ids)
    union all select 1 where ${id}::int = (
      coalesce((select (value #>> '{}')::int from settings where key = 'smallItemsBrandId'), ${smallItemsBrandId}))
    limit 1`.execute(tx);
  return rows.length > 0;
};
