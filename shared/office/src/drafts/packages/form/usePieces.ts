import { money } from '@mall/contract/core/money';
import { type PackageContent, skusOf } from '@mall/contract/seller/own-package';
import type { PieceFacts, PieceOf } from '@mall/contract/seller/package-problems';
import { useQueryOf } from '@mall/platform';
import type { PackageKind } from '../package-kind.ts';
import type { Piece } from './form-types.ts';

/** A piece has no problems while it is loading. */
const asked: PieceFacts = { price: money(0), supplyPrice: null, belowSupply: false, state: 'sold' };

/** The facts about everything in a package, including those that its rules need. */
export const usePieces = ({ of }: PackageKind, content: PackageContent) => {
  const skuIds = skusOf(content).sort((a, b) => Number(a) - Number(b));
  const { data, isPlaceholderData, isPending } = useQueryOf(
    `${of}.pieces`,
    { skuIds },
    { enabled: skuIds.length > 0, placeholderData: (before) => before, staleTime: 30_000 },
  );
  const known = new Map(data?.map((piece) => [piece.skuId, piece]));
  const waiting = isPending || isPlaceholderData;
  const factsOf: PieceOf = (skuId) => {
    const piece = known.get(skuId);
    return piece === undefined ? (waiting ? asked : undefined) : toFacts(piece);
  };
  return { pieceOf: (skuId: string) => known.get(skuId), factsOf, waiting };
};

const toFacts = ({ price, supplyPrice, belowSupply, state }: Piece): PieceFacts => ({
  price: money(price),
  supplyPrice: supplyPrice === null ? null : money(supplyPrice),
  belowSupply,
  state,
});
