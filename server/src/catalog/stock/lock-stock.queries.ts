import { sql } from 'kysely';
import { ofSeller } from '../../platform/db/of-seller.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { SellerScope } from '../../platform/http/seller.ts';

export type LockedStock = { id: number; stock: number; held: number };

/** The SKUs among these that this seller offers, locked in ascending id as orders lock them. */
export const lockStock = async (
  tx: Tx,
  scope: SellerScope,
  skuIds: readonly number[],
): Promise<LockedStock[]> => {
  const { rows } = await sql<LockedStock>`
    select s.id, s.stock, s.held from skus s join products p on p.id = s.product_id
    where s.id = any(${[...skuIds]}::int[]) and s.offered and ${ofSeller('p.shop_id', scope)}
    order by s.id for update of s`.execute(tx);
  return rows;
};
