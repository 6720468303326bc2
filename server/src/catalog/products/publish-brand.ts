import type { Insertable } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { json, type Tx } from '../../platform/db/open.ts';
import { newBrandId } from '../brands/mall-brands.queries.ts';
import { writeTermsOfBrand } from '../search/write-terms.ts';

type Columns = Pick<Insertable<Schema['brands']>, 'name' | 'logo' | 'intro' | 'sort'>;

/**
 * Shows shoppers a brand of a shop as it is now, and finds its products by its name. Without an id it is a new one;
 * gives its id.
 */
export const publishBrand = async (
  tx: Tx,
  known: number | null,
  shopId: string,
  columns: Columns,
): Promise<number> => {
  const id = known ?? (await newBrandId(tx));
  if (known === null)
    await tx
      .insertInto('brands')
      .values({ id, shop_id: shopId, ...columns })
      .execute();
  else {
    await tx.updateTable('brands').set(columns).where('id', '=', id).execute();
    await writeTermsOfBrand(tx, id);
  }
  return id;
};

/**
 * Calls a shop's house brand by the shop's name, and makes it when there is none; gives its id. The caller holds the
 * shop's row.
 */
export const publishHouseBrand = async (
  tx: Tx,
  shopId: string,
  shop: { name: string; logo: string | null },
): Promise<number> => {
  const name = json({ zh: shop.name });
  const known = await tx
    .updateTable('brands')
    .set({ name, logo: shop.logo })
    .where('shop_id', '=', shopId)
    .where('house', '=', true)
    .returning('id')
    .executeTakeFirst();
  if (known !== undefined) return known.id;
  const id = await newBrandId(tx);
  await tx
    .insertInto('brands')
    .values({
      id,
      name,
      logo: shop.logo,
      intro: json({ zh: '' }),
      shop_id: shopId,
      house: true,
      hidden: true,
    })
    .execute();
  return id;
};
