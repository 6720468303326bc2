import type { Language } from '@mall/contract/core/languages';
import type { Output } from '@mall/contract/operations';
import type { Reader } from '../../../platform/db/open.ts';
import type { SellerScope } from '../../../platform/http/seller.ts';
import { loadPieces } from '../../../catalog/index.ts';
import { shopOf } from '../core/shop.queries.ts';
import { skusOfShop } from './queries.ts';

/**
 * The pieces at the spots of a case, at the prices of the seller; a SKU of another shop counts as missing.
 */
export const piecesOfCase = async (
  reader: Reader,
  { shopId }: SellerScope,
  language: Language,
  skuIds: readonly string[],
): Promise<Output<'ownCase.pieces'>> => {
  const known = await skusOfShop(reader, shopId, [...new Set(skuIds)]);
  const shop = shopId === null ? null : await shopOf(reader, shopId);
  const pieces = await loadPieces(reader, { shop, language }, known);
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
