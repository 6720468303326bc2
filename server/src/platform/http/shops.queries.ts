import type { Db } from '../db/open.ts';
import type { ShopContext } from './caller.ts';

/** The open shop of a code; a suspended shop is treated like a wrong code (decisions 2.14). */
export const findShop = async (db: Db, code: string | null): Promise<ShopContext | null> => {
  if (code === null) return null;
  const row = await db
    .selectFrom('shops')
    .select(['id', 'code', 'price_factor', 'ending'])
    .where('code', '=', code)
    .where('status', '=', 'open')
    .executeTakeFirst();
  if (row === undefined) return null;
  const ending = row.ending === 'yuan' || row.ending === 'nine' ? row.ending : 'none';
  return { id: row.id, code: row.code, factor: row.price_factor, ending };
};
