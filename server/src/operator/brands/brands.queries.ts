import type { Texts } from '@mall/contract/core/languages';
import type { Input } from '@mall/contract/operations';
import { sql } from 'kysely';
import { readPlatform } from '../../platform/settings/platform.queries.ts';
import type { Reader } from '../../platform/db/open.ts';
import { containing } from '../../platform/i18n/range.queries.ts';

export type ListedBrand = {
  readonly id: number;
  readonly name: Texts;
  readonly logo: string | null;
  readonly intro: Texts;
  readonly place: number;
  readonly version: number;
  readonly products: number;
  readonly followers: number;
};

/** The mall's own brands, shown or removed, with their places among all of them; `total` counts the found ones. */
export const mallBrandPage = async (
  reader: Reader,
  { tab, keyword, page, size }: Input<'mallBrand.list'>,
): Promise<{ rows: ListedBrand[]; total: number }> => {
  const found = sql<boolean>`(${keyword} = '' or exists (
    select from jsonb_each_text(b.name) n where n.value ilike ${containing(keyword)}))`;
  const { rows } = await sql<ListedBrand & { total: number }>`
    with placed as (
      select b.*, row_number() over (order by b.sort, b.id) as place from brands b
      where b.shop_id is null and b.hidden = ${tab === 'removed'})
    select b.id, b.name, b.logo, b.intro, b.place::int as place, b.version, count(*) over () as total,
      (select count(*) from products p where p.brand_id = b.id) as products,
      (select count(*) from followed_brands f where f.brand_id = b.id) as followers
    from placed b where ${found} order by b.place limit ${size} offset ${(page - 1) * size}`.execute(reader);
  return { rows, total: rows[0]?.total ?? 0 };
};

/** Where the home page's tile of small items leads; without a name there is no such brand for shoppers. */
export const homeBrand = async (reader: Reader): Promise<{ id: string; name: Texts | null }> => {
  const { smallItemsBrandId: id } = await readPlatform(reader);
  const brand = await reader
    .selectFrom('brands')
    .select('name')
    .where('id', '=', id)
    .where('hidden', '=', false)
    .where('shop_id', 'is', null)
    .executeTakeFirst();
  return { id: String(id), name: brand?.name ?? null };
};
