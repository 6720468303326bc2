import { type CaseProblem, caseProblems } from '@mall/contract/seller/case-problems';
import { type CaseContent, skusOfCase } from '@mall/contract/seller/own-cases';
import { Refusal } from '@mall/contract/core/refusals';
import type { Tx } from '../../../platform/db/open.ts';
import type { Author } from '../core/author.ts';
import { ownsMedia } from '../../../platform/media/owned.queries.ts';
import { skusOfShop } from './queries.ts';

/** The problems that prevent sending a case, by place: `{ 'pictures.2': 'spots.unbound' }`. */
export const problemsOf = (content: CaseContent): Record<string, string> =>
  Object.fromEntries(caseProblems(content).map((problem) => [placeOf(problem), problem.key]));

const placeOf = ({ field, picture }: CaseProblem): string =>
  picture === undefined ? field : `${field}.${picture}`;

/**
 * Nobody may use another's picture as their own, or bind a product that their shop cannot sell. Throws
 * goods.pictureUnknown, case.pieceUnknown.
 */
export const refuseUnknown = async (
  tx: Tx,
  { caller, scope }: Author,
  content: CaseContent,
  known: readonly CaseContent[],
): Promise<void> => {
  const standing = { urls: new Set(known.flatMap(urlsOf)), skuIds: new Set(known.flatMap(skusOfCase)) };
  const urls = urlsOf(content).filter((url) => !standing.urls.has(url));
  if (!(await ownsMedia(tx, caller.memberId, urls))) throw new Refusal('goods.pictureUnknown');
  const skuIds = skusOfCase(content).filter((skuId) => !standing.skuIds.has(skuId));
  const found = await skusOfShop(tx, scope.shopId, skuIds);
  if (found.length !== skuIds.length) throw new Refusal('case.pieceUnknown');
};

const urlsOf = ({ pictures }: CaseContent): string[] => pictures.map(({ url }) => url);
