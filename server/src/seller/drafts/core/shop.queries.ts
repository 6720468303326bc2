import type { Reader } from '../../../platform/db/open.ts';
import type { ShopContext } from '../../../platform/http/caller.ts';

/** A shop with the terms of its prices. */
export const shopOf = async (reader: Reader, shopId: string): Promise<ShopContext> => {
  const row = await reader
    .selectFrom('shops')
    .select(['id', 'code', 'price_factor as factor', 'ending'])
    .where('id', '=', shopId)
    .executeTakeFirstOrThrow();
  return { ...row, ending: row.ending === 'yuan' || row.ending === 'nine' ? row.ending : 'none' };
};
