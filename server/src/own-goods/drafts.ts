import type { Input, Output } from '@mall/contract/operations';
import { emptyGoods, type GoodsContent } from '@mall/contract/own-goods';
import { Refusal } from '@mall/contract/refusals';
import { sql } from 'kysely';
import { json, type Tx } from '../db/open.ts';
import type { ShopAuthor } from '../http/audit.ts';
import type { Staff } from '../http/caller.ts';
import { newId } from '../ids.ts';
import { ownsMedia } from '../media/owned.ts';
import { noteGoods } from './note.ts';
import { shownGoods } from './queries.ts';
import { contentOf, toGoods } from './shown.ts';

export type Kept = Output<'ownGoods.save'>;
const mostGoods = 5000;

/**
 * Begins a product of the caller's shop. What is not given is empty, so that a row of a sheet can become a draft. Throws goods.tooMany,
 * goods.pictureUnknown, goods.choiceUnknown.
 */
export const createDraft = async (
  tx: Tx,
  caller: ShopAuthor,
  given: Partial<GoodsContent>,
  known: ReadonlySet<string> = new Set(),
): Promise<Kept> => {
  const { shopId } = caller.staff;
  const content: GoodsContent = { ...emptyGoods, ...given };
  await refuseUnknown(tx, caller, content, known);
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from own_goods where shop_id = ${shopId} and removed_at is null`.execute(tx);
  if ((rows[0]?.n ?? 0) >= mostGoods) throw new Refusal('goods.tooMany', { max: mostGoods });
  const id = newId();
  const row = await tx
    .insertInto('own_goods')
    .values({ id, shop_id: shopId, content: json(content), saved_by: caller.memberId })
    .returning(['version', 'state', 'saved_at'])
    .executeTakeFirstOrThrow();
  await noteGoods(tx, caller, { id, shop_id: shopId, content }, 'goods.create');
  return { id, version: row.version, state: row.state, savedAt: row.saved_at.toISOString() };
};

/**
 * Keeps a draft. An older version does not overwrite a newer one: it refuses goods.changedElsewhere with the newer draft, so that
 * nothing is lost on either side. What is in review is not changed. Throws missing, goods.inReview, goods.pictureUnknown,
 * goods.choiceUnknown.
 */
export const saveDraft = async (
  tx: Tx,
  caller: Staff,
  { id, version, content }: Input<'ownGoods.save'>,
): Promise<Kept> => {
  const before = await shownGoods(tx, caller.staff.shopId, id);
  if (before === undefined) throw new Refusal('missing');
  await refuseUnknown(tx, caller, content, picturesOf(before.content, before.live));
  const { rows } = await sql<{ version: number; state: Kept['state']; saved_at: Date }>`
    update own_goods set content = ${json(content)}, version = version + 1, state = case when state = 'approved' then 'draft' else state end,
      saved_by = ${caller.memberId}, saved_at = now()
    where id = ${id} and shop_id = ${caller.staff.shopId} and version = ${version} and state <> 'pending' and removed_at is null
    returning version, state, saved_at`.execute(tx);
  const [row] = rows;
  if (row !== undefined)
    return { id, version: row.version, state: row.state, savedAt: row.saved_at.toISOString() };
  const now = await shownGoods(tx, caller.staff.shopId, id);
  if (now === undefined) throw new Refusal('missing');
  if (now.state === 'pending') throw new Refusal('goods.inReview', { state: now.state });
  throw changedElsewhere(now);
};

export const changedElsewhere = (row: NonNullable<Awaited<ReturnType<typeof shownGoods>>>): Refusal => {
  const { version, savedAt, savedBy, state, content } = toGoods(row, []);
  return new Refusal('goods.changedElsewhere', { version, savedAt, savedBy, state, content, name: savedBy });
};

/** Pictures that stand in a product already, whoever uploaded them. */
export const picturesOf = (...contents: readonly (GoodsContent | null)[]): ReadonlySet<string> =>
  new Set(contents.flatMap((content) => (content === null ? [] : allPictures(content))));

const allPictures = ({ images, detailImages, specs }: GoodsContent): string[] => [
  ...images,
  ...detailImages,
  ...specs.flatMap(({ values }) => values.flatMap(({ image }) => (image === null ? [] : [image]))),
];

/** Nobody shows another's picture as his own, and nothing is put where it cannot be. */
const refuseUnknown = async (
  tx: Tx,
  caller: ShopAuthor,
  content: GoodsContent,
  known: ReadonlySet<string>,
): Promise<void> => {
  const added = allPictures(content).filter((url) => !known.has(url));
  if (!(await ownsMedia(tx, caller.memberId, added))) throw new Refusal('goods.pictureUnknown');
  const wrong = await unknownChoice(tx, caller.staff.shopId, content);
  if (wrong !== null) throw new Refusal('goods.choiceUnknown', { [wrong]: 'goods.choiceUnknown' });
};

/** The first of category, brand, styles and materials that this shop cannot choose. */
export const unknownChoice = async (
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

/** A copy of a product as the draft of another one. */
export const copyGoods = async (tx: Tx, caller: Staff, id: string): Promise<Kept> => {
  const row = await shownGoods(tx, caller.staff.shopId, id);
  if (row === undefined) throw new Refusal('missing');
  const content = contentOf(row);
  const skus = content.skus.map((sku) => ({ ...sku, was: null, no: '' }));
  return createDraft(tx, caller, { ...content, skus, sales: 0 }, picturesOf(row.content, row.live));
};
