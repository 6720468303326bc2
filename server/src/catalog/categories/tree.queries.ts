import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';
import type { Category } from './tree.ts';

/**
 * All categories in the order of the menu, and nobody else changes one until the transaction ends: names are
 * unique among siblings, and places depend on each other. Products may be stored meanwhile.
 */
export const lockCategories = async (tx: Tx): Promise<Category[]> => {
  await sql`lock table categories in share row exclusive mode`.execute(tx);
  return tx
    .selectFrom('categories')
    .select(['id', 'parent_id', 'name', 'image', 'version'])
    .orderBy('level')
    .orderBy('sort')
    .orderBy('id')
    .execute();
};

/** So many new ids, above those of every catalogue that is brought in. */
export const newCategoryIds = async (tx: Tx, count: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select nextval('category_ids') as id from generate_series(1, ${count}::int)`.execute(tx);
  return rows.map(({ id }) => id);
};

/** What names a category beside those below it: products, drafts of shops, open coupons, rates of commission. */
export const isNamed = async (tx: Tx, id: number): Promise<boolean> => {
  // A product that is just stored holds this row; the question after it then knows the product.
  await tx.selectFrom('categories').select('id').where('id', '=', id).forUpdate().execute();
  const { rows } = await sql`
    select 1 from products where category_id = ${id}
    union all select 1 from own_goods where removed_at is null and category_id = ${id}
    union all select 1 from coupon_templates where status = 'open' and scope = 'category' and ${String(id)} = any(scope_ids)
    union all select 1 from commission_rules where scope = 'category' and ref = ${id} limit 1`.execute(tx);
  return rows.length > 0;
};
