import { goodsProblems, type GoodsProblem } from '@mall/contract/seller/goods-problems';
import type { GoodsContent } from '@mall/contract/seller/own-goods';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/open.ts';
import type { ShopAuthor } from '../../../platform/http/note-audit.ts';
import { ownsMedia } from '../../../platform/media/owned.queries.ts';

/** What keeps a product from being sent, by place: `{ 'skus.red+small.price': 'price.belowSupply' }`. */
export const problemsOf = async (
  tx: Tx,
  shopId: string,
  content: GoodsContent,
): Promise<Record<string, string>> => {
  const choice = await unknownChoice(tx, shopId, content);
  return {
    ...Object.fromEntries(goodsProblems(content).map((problem) => [placeOf(problem), problem.key])),
    ...(choice === null ? {} : { [choice]: 'missing' }),
  };
};

const placeOf = ({ field, sku, part }: GoodsProblem): string =>
  [field, sku, part].filter((one) => one !== undefined && one !== '').join('.');

/** Nobody shows another's picture as his own, and nothing is put where it cannot be. Throws goods.pictureUnknown, goods.choiceUnknown. */
export const refuseUnknown = async (
  tx: Tx,
  { memberId, staff }: ShopAuthor,
  content: GoodsContent,
  known: readonly GoodsContent[],
): Promise<void> => {
  const standing = new Set(known.flatMap(picturesOf));
  const added = picturesOf(content).filter((url) => !standing.has(url));
  if (!(await ownsMedia(tx, memberId, added))) throw new Refusal('goods.pictureUnknown');
  const wrong = await unknownChoice(tx, staff.shopId, content);
  if (wrong !== null) throw new Refusal('goods.choiceUnknown', { [wrong]: 'goods.choiceUnknown' });
};

const picturesOf = ({ images, detailImages, specs }: GoodsContent): string[] => [
  ...images,
  ...detailImages,
  ...specs.flatMap(({ values }) => values.flatMap(({ image }) => (image === null ? [] : [image]))),
];

/** The first of category, brand, styles and materials that this shop cannot choose. */
const unknownChoice = async (
  tx: Tx,
  shopId: string,
  { categoryId, brandId, styles, materials }: GoodsContent,
): Promise<'categoryId' | 'brandId' | 'styles' | 'materials' | null> => {
  const keysOf = (kind: string, keys: readonly string[]) =>
    sql`(select count(*) from attributes where kind = ${kind} and key = any(${[...new Set(keys)]}::text[])) = ${new Set(keys).size}`;
  const { rows } = await sql<{ category: boolean; brand: boolean; style: boolean; material: boolean }>`
    select ${categoryId}::text is null or exists (select 1 from categories where id = ${categoryId}::int) as category,
      ${brandId}::text is null or exists (select 1 from brands b where b.id = ${brandId}::int
        and (b.shop_id is null or (b.shop_id = ${shopId} and not b.hidden))) as brand,
      ${keysOf('style', styles)} as style, ${keysOf('material', materials)} as material`.execute(tx);
  const [found] = rows;
  if (found?.category !== true) return 'categoryId';
  if (!found.brand) return 'brandId';
  if (!found.style) return 'styles';
  return found.material ? null : 'materials';
};
