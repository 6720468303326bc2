import { type Language, pickText } from '@mall/contract/core/languages';
import type { Output } from '@mall/contract/operations';
import { skusOf } from '@mall/contract/seller/own-package';
import type { PieceFacts, PieceOf } from '@mall/contract/seller/package-problems';
import type { Reader } from '../../../platform/db/open.ts';
import { loadPriceables, type Priceable } from '../../../catalog/index.ts';
import { shopOf } from '../core/shop.queries.ts';
import type { OwnPackageRow } from './queries.ts';
import { ownSkus } from './pieces.queries.ts';

/**
 * SKUs of the mall and of this seller, priced there. Another shop's own are treated like those that do not
 * exist.
 */
export const piecesOf = async (
  reader: Reader,
  shopId: string | null,
  skuIds: readonly string[],
): Promise<ReadonlyMap<string, Priceable>> => {
  const ids = [...(await ownSkus(reader, shopId, skuIds))];
  return loadPriceables(reader, shopId === null ? null : await shopOf(reader, shopId), ids);
};

/** The data of pieces that the rules of a package need, with every supply price. */
export const pieceFacts = async (
  reader: Reader,
  shopId: string | null,
  skuIds: readonly string[],
): Promise<PieceOf> => {
  const pieces = await piecesOf(reader, shopId, skuIds);
  return (skuId) => {
    const piece = pieces.get(skuId);
    return piece === undefined ? undefined : factsOf(piece);
  };
};

/** The prices of the pieces of a page of packages, with one query for each seller on it. */
export const pieceFactsOf = async (
  reader: Reader,
  rows: readonly OwnPackageRow[],
): Promise<(row: OwnPackageRow) => PieceOf> => {
  const facts = new Map<string | null, PieceOf>();
  for (const shopId of new Set(rows.map((row) => row.shop_id))) {
    const rooms = rows.filter((row) => row.shop_id === shopId).flatMap(({ content }) => content.rooms);
    facts.set(shopId, await pieceFacts(reader, shopId, skusOf({ rooms })));
  }
  return (row) => facts.get(row.shop_id) ?? (() => undefined);
};

const factsOf = ({ prices, supplyPrice, invalidReason }: Priceable): PieceFacts => ({
  price: prices.shopPrice,
  supplyPrice,
  belowSupply: prices.shopPrice < supplyPrice,
  state: stateOf(invalidReason),
});

const stateOf = (reason: Priceable['invalidReason']): PieceFacts['state'] =>
  reason === null ? 'sold' : reason === 'blocked' ? 'hidden' : 'gone';

export const toPieces = (
  pieces: ReadonlyMap<string, Priceable>,
  language: Language,
  supply: boolean,
): Output<'ownPackage.pieces'> =>
  [...pieces.values()].map((piece) => {
    const { supplyPrice, ...facts } = factsOf(piece);
    return {
      ...facts,
      skuId: piece.skuId,
      productId: piece.productId,
      name: pickText(piece.name, language).text,
      spec: pickText(piece.specText, language).text,
      image: piece.image,
      memberPrice: piece.prices.memberPrice,
      supplyPrice: supply ? supplyPrice : null,
      stock: Math.max(0, piece.stock),
      leadDays: piece.leadDays,
    };
  });
