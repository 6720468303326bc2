import type { Output } from '@mall/contract/operations';
import type { Reader } from '../../../platform/db/open.ts';
import { loadPieces } from '../../../catalog/index.ts';
import type { Staff } from '../../../platform/http/caller.ts';
import { skusOfShop } from './queries.ts';

/**
 * The pieces at the spots of a case, at the prices of the caller's shop; a SKU of another shop counts as
 * missing.
 */
export const piecesOfCase = async (
  reader: Reader,
  { staff, language }: Staff,
  skuIds: readonly string[],
): Promise<Output<'ownCase.pieces'>> => {
  const known = await skusOfShop(reader, staff.shopId, [...new Set(skuIds)]);
  const shop = await reader
    .selectFrom('shops')
    .select(['id', 'code', 'price_factor as factor', 'ending'])
    .where('id', '=', staff.shopId)
    .executeTakeFirstOrThrow();
  const ending = shop.ending === 'yuan' || shop.ending === 'nine' ? shop.ending : 'none';
  const pieces = await loadPieces(reader, { shop: { ...shop, ending }, language }, known);
  return [...pieces.values()].map(({ piece, priceable }) => ({
    skuId: piece.skuId,
    name: piece.name,
    spec: piece.specText,
    image: piece.image,
    price: piece.price,
    memberPrice: piece.memberPrice,
    stock: piece.stock,
    sold: priceable.invalidReason === null,
  }));
};
