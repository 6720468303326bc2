import { type PackageContent, skusOf } from '@mall/contract/seller/own-package';
import { packageProblems, type PieceOf, placeOfProblem } from '@mall/contract/seller/package-problems';
import { Refusal } from '@mall/contract/core/refusals';
import type { Tx } from '../../../platform/db/open.ts';
import type { Author } from '../core/author.ts';
import { ownsMedia } from '../../../platform/media/owned.queries.ts';
import { ownSkus } from './pieces.queries.ts';
import { isCategory } from './queries.ts';

/** The problems that prevent sending a package, by place: `{ 'rooms.sofa.1234': 'option.belowSupply' }`. */
export const problemsOf = (content: PackageContent, pieceOf: PieceOf): Record<string, string> =>
  Object.fromEntries(
    packageProblems(content, pieceOf).map((problem) => [placeOfProblem(problem), problem.key]),
  );

/**
 * Nobody may use another's picture as their own, sell another shop's goods, or put anything where it cannot
 * be. Throws package.pictureUnknown, package.categoryUnknown, package.pieceUnknown.
 */
export const refuseUnknown = async (
  tx: Tx,
  { caller, scope }: Author,
  content: PackageContent,
  known: readonly PackageContent[],
): Promise<void> => {
  const standing = new Set(known.flatMap(picturesOf));
  const added = picturesOf(content).filter((url) => !standing.has(url));
  if (!(await ownsMedia(tx, caller.memberId, added))) throw new Refusal('package.pictureUnknown');
  if (!(await isCategory(tx, content.categoryId)))
    throw new Refusal('package.categoryUnknown', { categoryId: 'package.categoryUnknown' });
  const wanted = skusOf(content);
  const own = await ownSkus(tx, scope.shopId, wanted);
  const foreign = wanted.filter((id) => !own.has(id));
  if (foreign.length > 0) throw new Refusal('package.pieceUnknown', { skuIds: foreign });
};

const picturesOf = ({ cover, banner, album }: PackageContent): string[] =>
  [cover, banner, ...album].filter((url) => url !== null);
