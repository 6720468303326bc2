import { publishHouseBrand } from '../../../catalog/index.ts';
import type { Tx } from '../../../platform/db/open.ts';

/**
 * The brand of a shop's products that name none: the shop's own name, in no list of brands. Created when it
 * is first needed.
 */
export const makeHouseBrand = async (tx: Tx, shopId: string): Promise<number> => {
  const { store_name: name, logo } = await tx
    .selectFrom('shops')
    .select(['store_name', 'logo'])
    .where('id', '=', shopId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return publishHouseBrand(tx, shopId, { name, logo });
};
