import { json, type Tx } from '../../../platform/db/open.ts';
import { nextBrandId } from './queries.ts';

/**
 * The brand of a shop's products that name none: the shop's own name, in no list of brands. Created when it
 * is first needed.
 */
export const makeHouseBrand = async (tx: Tx, shopId: string): Promise<number> => {
  const shop = await tx
    .selectFrom('shops')
    .select(['store_name', 'logo'])
    .where('id', '=', shopId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const name = json({ zh: shop.store_name });
  const known = await tx
    .updateTable('brands')
    .set({ name, logo: shop.logo })
    .where('shop_id', '=', shopId)
    .where('house', '=', true)
    .returning('id')
    .executeTakeFirst();
  if (known !== undefined) return known.id;
  const id = await nextBrandId(tx);
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
