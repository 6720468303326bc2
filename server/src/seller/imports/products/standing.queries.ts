import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/open.ts';
import { ofSeller } from '../../../platform/db/of-seller.ts';
import type { SellerScope } from '../../../platform/http/seller.ts';
import { type Standing, standingByIds } from '../../drafts/products/standing.ts';

const part = 500;

/** The seller's products that have one of these numbers, by their number; deleted ones are not among them. */
export const standingOf = async (
  reader: Reader,
  scope: SellerScope,
  numbers: readonly string[],
): Promise<Map<string, Standing>> => {
  const found = new Map<string, Standing>();
  if (numbers.length === 0) return found;
  const named = sql`${[...new Set(numbers)]}::text[]`;
  const { rows } = await sql<{ id: string }>`
    select d.id from own_goods d join products p on p.id = d.product_id
      where p.goods_no = any(${named}) and d.removed_at is null and ${ofSeller('d.shop_id', scope)}
    union all select d.id from own_goods d
      where d.id = any(${named}) and d.product_id is null and d.removed_at is null
        and ${ofSeller('d.shop_id', scope)}`.execute(reader);
  const ids = rows.map(({ id }) => id);
  for (let at = 0; at < ids.length; at += part)
    for (const standing of await standingByIds(reader, scope, ids.slice(at, at + part)))
      found.set(standing.number, standing);
  return found;
};
