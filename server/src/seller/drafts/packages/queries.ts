import type { Texts } from '@mall/contract/core/languages';
import type { PackageContent } from '@mall/contract/seller/own-package';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/open.ts';
import type { Draft, Filter } from '../core/kind.ts';
import { containing } from '../../../platform/i18n/range.queries.ts';

export type OwnPackageRow = Draft<PackageContent> & { readonly category: Texts | null };

export const packageColumns = [
  sql`(select name from package_categories c where c.id::text = d.content ->> 'categoryId') as category`,
];

type PackageFilter = Filter & {
  readonly sale?: 'on' | 'off' | undefined;
  readonly categoryId?: string | undefined;
  readonly keyword: string;
};

export const narrowed = ({ sale, categoryId, keyword }: PackageFilter): RawBuilder<unknown>[] => [
  ...(sale === undefined
    ? []
    : [sql`exists (select from packages p where p.id = d.package_id and p.on_sale) = ${sale === 'on'}`]),
  ...(categoryId === undefined ? [] : [sql`d.content ->> 'categoryId' = ${categoryId}`]),
  ...(keyword === ''
    ? []
    : [sql`jsonb_path_query_array(d.content -> 'name', '$.*')::text ilike ${containing(keyword)}`]),
];

/** Categories of packages, empty or not. */
export const allCategories = async (reader: Reader): Promise<{ id: number; name: Texts }[]> => {
  const { rows } = await sql<{ id: number; name: Texts }>`
    select id, name from package_categories order by sort, id`.execute(reader);
  return rows;
};

export const isCategory = async (tx: Tx, id: string | null): Promise<boolean> =>
  id === null ||
  (await tx.selectFrom('package_categories').select('id').where('id', '=', Number(id)).executeTakeFirst()) !==
    undefined;
