import type { Texts } from '@mall/contract/core/languages';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';

export type ListedCategory = {
  readonly id: number;
  readonly parent_id: number | null;
  readonly name: Texts;
  readonly image: string;
  readonly version: number;
  readonly products: number;
};

/** All categories with the number of their products, each main one followed by those below it. */
export const listCategories = async (reader: Reader): Promise<ListedCategory[]> => {
  const { rows } = await sql<ListedCategory>`
    select c.id, c.parent_id, c.name, c.image, c.version, coalesce(n.products, 0) as products
    from categories c left join categories m on m.id = c.parent_id
      left join (select category_id, count(*) as products from products group by 1) n on n.category_id = c.id
    order by coalesce(m.sort, c.sort), coalesce(m.id, c.id), c.level, c.sort, c.id`.execute(reader);
  return rows;
};
