import { sql } from 'kysely';
import { ofSeller } from '../../../platform/db/of-seller.ts';
import type { Reader } from '../../../platform/db/open.ts';
import type { SellerScope } from '../../../platform/http/seller.ts';
import type { CountedSku } from './check.ts';

/** Those of these SKUs that a seller offers; another seller's are not told apart from none. */
export const countedSkus = async (
  reader: Reader,
  scope: SellerScope,
  skuIds: readonly number[],
): Promise<CountedSku[]> => {
  const { rows } = await sql<CountedSku>`
    select s.id, p.name, s.spec_text, s.stock, s.held from skus s join products p on p.id = s.product_id
    where s.id = any(${[...skuIds]}::int[]) and s.offered and ${ofSeller('p.shop_id', scope)}`.execute(
    reader,
  );
  return rows;
};
