import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/open.ts';

/** Which of these SKUs a seller may put into its packages at all, whether they are currently on sale or not. */
export const ownSkus = async (
  reader: Reader,
  shopId: string | null,
  skuIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ id: number }>`
    select s.id from skus s join products p on p.id = s.product_id
    where s.id = any(${skuIds.map(Number)}::int[]) and (p.shop_id is null or p.shop_id = ${shopId}::text)`.execute(
    reader,
  );
  return new Set(rows.map(({ id }) => String(id)));
};
