import type { Texts } from '@mall/contract/core/languages';
import type { GoodsContent } from '@mall/contract/seller/own-goods';
import { type RawBuilder, sql } from 'kysely';
import { type BanRow, openBan } from '../../../catalog/index.ts';
import type { Draft, Filter } from '../core/kind.ts';
import { containing } from '../../../platform/i18n/range.queries.ts';
import type { Tx } from '../../../platform/db/open.ts';

export type GoodsRow = Draft<GoodsContent> & {
  readonly goods_no: string | null;
  /** Whether shoppers see it among what sells well; null until it was published. */
  readonly hot: boolean | null;
  readonly category: Texts | null;
  readonly ban: BanRow | null;
  /** The current stock of each SKU that shoppers can choose. */
  readonly stocks: readonly { valueIds: string[]; stock: number }[];
};

export const goodsColumns = [
  sql`p.goods_no`,
  sql`p.bestseller as hot`,
  sql`${openBan(sql`d.product_id`)} as ban`,
  sql`(select name from categories c where c.id = d.category_id) as category`,
  sql`(select coalesce(jsonb_agg(jsonb_build_object('valueIds', s.value_ids, 'stock', s.stock)), '[]')
    from skus s where s.product_id = d.product_id and s.offered) as stocks`,
];

export type GoodsFilter = Filter & {
  readonly sale?: 'on' | 'off' | undefined;
  readonly custom?: boolean | undefined;
  readonly banned?: boolean | undefined;
  readonly categoryId?: string | undefined;
  readonly keyword: string;
};

export const narrowed = (
  { sale, custom, banned, categoryId, keyword }: GoodsFilter,
  called = isCalled,
): RawBuilder<unknown>[] => [
  ...(sale === undefined ? [] : [sale === 'on' ? onSale : sql`not ${onSale}`]),
  ...(custom === undefined ? [] : [sql`coalesce((d.content ->> 'custom')::boolean, false) = ${custom}`]),
  ...(banned === undefined ? [] : [banned ? isBanned : sql`not ${isBanned}`]),
  ...(categoryId === undefined
    ? []
    : [
        sql`d.category_id in (select id from categories where ${Number(categoryId)}::int in (id, parent_id))`,
      ]),
  ...(keyword === '' ? [] : [sql`(${called(keyword)} or ${isNumbered(keyword)})`]),
];

const onSale = sql<boolean>`exists (select from products p where p.id = d.product_id and p.on_sale)`;

const isBanned = sql<boolean>`exists (select from products p where p.id = d.product_id and p.banned)`;

/** By a name or an article number. The pairs of characters find those of the mall by an index (migration 0059). */
function isCalled(keyword: string): RawBuilder<boolean> {
  const pairs = sql<boolean>`pairs_in(d.words) @> pairs_in(${keyword})`;
  // A word of two characters is one pair: what has it need not be read for it once more.
  return [...keyword].length <= 2 ? pairs : sql<boolean>`(${pairs} and d.words ilike ${containing(keyword)})`;
}

/** The same without the index; in a `case` no estimate says that few have it. */
export const hasWord = (keyword: string): RawBuilder<boolean> =>
  sql<boolean>`case when d.words ilike ${containing(keyword)} then true else false end`;

/** By a goods number, of which only texts with a digit can be a part. */
const isNumbered = (keyword: string): RawBuilder<boolean> =>
  /^[\w-]*\d[\w-]*$/.test(keyword)
    ? sql<boolean>`d.product_id = any(array(select p.id from products p
        where pairs_in(p.goods_no) @> pairs_in(${keyword}) and p.goods_no ilike ${containing(keyword)}))`
    : sql<boolean>`false`;

/** The first of category, brand, unit, styles and materials that this seller cannot choose. */
export const unknownChoice = async (
  tx: Tx,
  shopId: string | null,
  { categoryId, brandId, unit, styles, materials }: GoodsContent,
): Promise<'categoryId' | 'brandId' | 'unit' | 'styles' | 'materials' | null> => {
  const keysOf = (kind: string, keys: readonly string[]) =>
    sql`(select count(*) from attributes where kind = ${kind} and key = any(${[...new Set(keys)]}::text[])) =
      ${new Set(keys).size}`;
  const { rows } = await sql<{
    category: boolean;
    brand: boolean;
    unit: boolean;
    style: boolean;
    material: boolean;
  }>`
    select ${categoryId}::text is null or exists (select 1 from categories where id = ${categoryId}::int) as category,
      ${brandId}::text is null or exists (select 1 from brands b where b.id = ${brandId}::int
        and (b.shop_id is null or (b.shop_id = ${shopId}::text and not b.hidden))) as brand,
      ${keysOf('unit', [unit])} as unit, ${keysOf('style', styles)} as style, ${keysOf('material', materials)} as material`.execute(
    tx,
  );
  const [found] = rows;
  if (found?.category !== true) return 'categoryId';
  if (!found.brand) return 'brandId';
  if (!found.unit) return 'unit';
  if (!found.style) return 'styles';
  return found.material ? null : 'materials';
};
