import type { GoodsContent, GoodsState } from '@mall/contract/seller/own-goods';
import { Refusal } from '@mall/contract/core/refusals';
import type { Reader, Tx } from '../../../platform/db/open.ts';
import type { GoodsWanted, StoredChange } from '../../../platform/db/schema.ts';
import type { SellerScope } from '../../../platform/http/seller.ts';
import type { Author } from '../core/author.ts';
import { saveDraft } from '../core/create.ts';
import type { Kept } from '../core/kind.ts';
import { draftIds, draftsByIds, oneDraft } from '../core/queries.ts';
import { goodsKind } from './kind.ts';
import { contentOf } from './present.ts';

/** A product of a seller as its form would show it now, for sheets of products. */
export type Standing = {
  readonly id: string;
  /** What a sheet calls it: its goods number, or before it has one the id of its draft. */
  readonly number: string;
  readonly version: number;
  readonly state: GoodsState;
  readonly productId: number | null;
  readonly content: GoodsContent;
};

/** The ids of those that the list with these filters shows, in its order; `most` at most. */
export const standingIds = (
  reader: Reader,
  scope: SellerScope,
  wanted: GoodsWanted,
  most: number,
): Promise<string[]> => draftIds(reader, goodsKind, scope, { ...wanted, page: 1, size: most }, most);

/** Those of a seller with these ids, in that order; deleted ones are not among them. */
export const standingByIds = async (
  reader: Reader,
  scope: SellerScope,
  ids: readonly string[],
): Promise<Standing[]> =>
  (await draftsByIds(reader, goodsKind, scope, ids)).map((row) => ({
    id: row.id,
    number: row.goods_no ?? row.id,
    version: row.version,
    state: row.state,
    productId: row.published_id,
    content: contentOf(row),
  }));

/**
 * Saves some fields of a product as its form would, if it is still the version that was seen. Throws missing, inReview,
 * changedElsewhere and the errors of refuseUnknown.
 */
export const changeStanding = async (
  tx: Tx,
  author: Author,
  { id, version }: Pick<StoredChange, 'id' | 'version'>,
  content: Partial<GoodsContent>,
): Promise<Kept> => {
  const row = await oneDraft(tx, goodsKind, author.scope, id);
  if (row === undefined) throw new Refusal('missing');
  return saveDraft(tx, goodsKind, author, { id, version, content: { ...contentOf(row), ...content } });
};
