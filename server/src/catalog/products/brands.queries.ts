import { pickText, type Texts } from '@mall/contract/core/languages';
import type { Output } from '@mall/contract/operations';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import { type View, visibleSql } from './visible.queries.ts';

export type Brand = Output<'brand.info'>;
export type Page = { readonly page: number; readonly size: number };
type BrandRow = {
  id: number;
  name: Texts;
  logo: string | null;
  intro: Texts;
  attention: number;
  product_count: number;
};

/** One page of brands in the platform's order, or the most followed first. */
export const brandPage = async (reader: Reader, view: View, paging: Page, order: 'own' | 'followed') => {
  const by = order === 'own' ? sql`br.sort, br.id` : sql`attention desc, br.sort, br.id`;
  const list = await brandRows(
    reader,
    view,
    sql`where ${listedBrands(view)} order by ${by} ${slice(paging)}`,
  );
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from brands br where ${listedBrands(view)}`.execute(reader);
  return { list, total: rows[0]?.total ?? 0, page: paging.page, size: paging.size };
};

export const findBrand = async (reader: Reader, view: View, id: number): Promise<Brand | null> =>
  (await brandRows(reader, view, sql`where br.id = ${id} and ${brandsHere(view)}`))[0] ?? null;

/** Brands of the mall, and the own brands of the visitor's shop: no other shop's. */
const brandsHere = ({ shop }: Pick<View, 'shop'>) =>
  sql<boolean>`(br.shop_id is null or br.shop_id = ${shop?.id ?? null})`;

/** Those in lists and suggestions: not a shop's own name, under which it sells goods without a brand. */
export const listedBrands = (view: Pick<View, 'shop'>): RawBuilder<boolean> =>
  sql<boolean>`(not br.hidden and ${brandsHere(view)})`;

/** The brands a member follows, the latest first, with the number of their new pieces. */
export const followedBrands = async (reader: Reader, view: View, memberId: string, paging: Page) => {
  const { rows } = await sql<BrandRow & { new_goods: number }>`
    select ${brandColumns(view)},
      (select count(*) from products p where p.brand_id = br.id and p.is_new and ${visibleSql(view)}) as new_goods
    from brands br join followed_brands mine on mine.brand_id = br.id and mine.user_id = ${memberId}
    where ${brandsHere(view)} order by mine.at desc, br.id ${slice(paging)}`.execute(reader);
  const list = rows.map((row) => ({ ...toBrand(row, view), newGoods: row.new_goods }));
  const counted = await sql<{ total: number }>`
    select count(*) as total from followed_brands mine join brands br on br.id = mine.brand_id
    where mine.user_id = ${memberId} and ${brandsHere(view)}`.execute(reader);
  return { list, total: counted.rows[0]?.total ?? 0, page: paging.page, size: paging.size };
};

/** Names of brands by id, for filters. */
export const brandNames = async (
  reader: Reader,
  view: View,
  ids: readonly number[],
): Promise<Map<number, string>> => {
  const { rows } = await sql<{ id: number; name: Texts }>`
    select id, name from brands where id = any(${ids}::int[])`.execute(reader);
  return new Map(rows.map(({ id, name }) => [id, pickText(name, view.language).text]));
};

const slice = ({ page, size }: Page) => sql`limit ${size} offset ${(page - 1) * size}`;

const brandRows = async (reader: Reader, view: View, rest: RawBuilder<unknown>): Promise<Brand[]> => {
  const { rows } = await sql<BrandRow>`select ${brandColumns(view)} from brands br ${rest}`.execute(reader);
  return rows.map((row) => toBrand(row, view));
};

/** The data displayed with a brand `br`. */
const brandColumns = (view: View) => sql`br.id, br.name, br.logo, br.intro,
  (select count(*) from followed_brands f where f.brand_id = br.id) as attention,
  (select count(*) from products p where p.brand_id = br.id and ${visibleSql(view)}) as product_count`;

const toBrand = (row: BrandRow, view: View): Brand => ({
  id: String(row.id),
  name: pickText(row.name, view.language).text,
  logo: row.logo,
  intro: pickText(row.intro, view.language).text,
  attention: row.attention,
  productCount: row.product_count,
});
