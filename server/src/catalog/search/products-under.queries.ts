import { sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';

/**
 * Ids of products of a category, those below it too, of a brand or of a style, or that are found by one of these words, each said by
 * its terms; after this one, ascending.
 */
export const productsUnder = async (
  reader: Reader,
  {
    categoryId,
    brandId,
    style,
    words,
  }: {
    readonly categoryId: number;
    readonly brandId: number;
    readonly style: string;
    readonly words: readonly (readonly string[])[];
  },
  after: number,
  most: number,
): Promise<number[]> => {
  const found = words.map((terms) => sql` or terms @> ${terms}::text[]`);
  const { rows } = await sql<{ id: number }>`
    select id from products where id > ${after}
      and (brand_id = ${brandId} or styles @> array[${style}::text] or category_id in (select id from categories where ${categoryId} in (id, parent_id))
        ${sql.join(found, sql``)})
    order by id limit ${most}`.execute(reader);
  return rows.map(({ id }) => id);
};

/** Ids of products whose terms an earlier version wrote, or whose words are not noted yet. */
export const outdated = async (
  reader: Reader,
  version: number,
  after: number,
  most: number,
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from products where terms_version < ${version} and id > ${after} order by id limit ${most}`.execute(
    reader,
  );
  return rows.map(({ id }) => id);
};
