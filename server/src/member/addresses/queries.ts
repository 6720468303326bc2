import type { Reader } from '../../platform/db/open.ts';

/** Whether the three regions exist and lie in each other. */
export const isRegionChain = async (
  reader: Reader,
  province: number,
  city: number,
  district: number,
): Promise<boolean> => {
  const found = await reader
    .selectFrom('regions as d')
    .innerJoin('regions as c', 'c.id', 'd.parent_id')
    .select('d.id')
    .where('d.id', '=', district)
    .where('c.id', '=', city)
    .where('c.parent_id', '=', province)
    .executeTakeFirst();
  return found !== undefined;
};
