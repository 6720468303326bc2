import type { Texts } from '@mall/contract/core/languages';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/open.ts';

export type PackageCategory = { readonly id: number; readonly name: Texts; readonly sort: number };

/** All categories of packages in their order, and nobody else changes one until the transaction ends; readers do not wait. */
export const lockPackageCategories = async (tx: Tx): Promise<PackageCategory[]> => {
  await sql`lock table package_categories in share row exclusive mode`.execute(tx);
  return tx
    .selectFrom('package_categories')
    .select(['id', 'name', 'sort'])
    .orderBy('sort')
    .orderBy('id')
    .execute();
};

/** How many packages are in each category, and drafts of others that would be. */
export const packagesIn = async (reader: Reader): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ id: number; packages: number }>`
    select c.id, (select count(*) from packages p where p.category_id = c.id)
      + (select count(*) from own_packages d left join packages p on p.id = d.package_id
          where d.removed_at is null and d.content ->> 'categoryId' = c.id::text
            and p.category_id is distinct from c.id) as packages
    from package_categories c`.execute(reader);
  return new Map(rows.map(({ id, packages }) => [id, packages]));
};
