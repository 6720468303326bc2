import { sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';

/** Ids of products of a category, those below it too, or of a brand, after this one; ascending. */
export const productsUnder = async (
  reader: Reader,
  { categoryId, brandId }: { readonly categoryId: number; readonly brandId: number },
  after: number,
  most: number,
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from products where id > ${after}
      and (brand_id = ${brandId} or category_id in (select id from categories where ${categoryId} in (id, parent_id)))
    order by id limit ${most}`.execute(reader);
  return rows.map(({ id }) => id);
};
