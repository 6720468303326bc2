import { type CaseContent, skusOfCase } from '@mall/contract/seller/own-cases';
import { useQueryOf } from '@mall/platform';
import type { CaseKind } from '../case-kind.ts';
import type { Piece } from './form-types.ts';

/**
 * The products at the spots of the draft and of the published version, by SKU; known ones stay while more are
 * fetched.
 */
export const useCasePieces = (
  { of }: CaseKind,
  ...contents: readonly (CaseContent | null)[]
): ReadonlyMap<string, Piece> => {
  const skuIds = [
    ...new Set(
      contents.flatMap((content) =>
        content === null ? [] : skusOfCase({ pictures: content.pictures, plan: null }),
      ),
    ),
  ].sort();
  const { data } = useQueryOf(
    `${of}.pieces`,
    { skuIds },
    { enabled: skuIds.length > 0, placeholderData: (before) => before },
  );
  return new Map(data?.map((piece) => [piece.skuId, piece]));
};
