import { goodsProblems, mallGoodsProblems, type GoodsProblem } from '@mall/contract/seller/goods-problems';
import { type GoodsContent, isMallFilm } from '@mall/contract/seller/own-goods';
import { Refusal } from '@mall/contract/core/refusals';
import type { Tx } from '../../../platform/db/open.ts';
import type { Author } from '../core/author.ts';
import { ownsMedia } from '../../../platform/media/owned.queries.ts';
import { unknownChoice } from './queries.ts';

/**
 * The problems that prevent sending or publishing a product, by place: `{ 'skus.red+small.price': 'price.belowSupply' }`.
 */
export const problemsOf = async (
  tx: Tx,
  shopId: string | null,
  content: GoodsContent,
): Promise<Record<string, string>> => {
  const choice = await unknownChoice(tx, shopId, content);
  const problems = shopId === null ? mallGoodsProblems(content) : goodsProblems(content);
  return {
    ...Object.fromEntries(problems.map((problem) => [placeOf(problem), problem.key])),
    ...(choice === null ? {} : { [choice]: 'missing' }),
  };
};

const placeOf = ({ field, sku, part }: GoodsProblem): string =>
  [field, sku, part].filter((one) => one !== undefined && one !== '').join('.');

/**
 * Nobody may use another's picture or film as their own, or put anything where it cannot be. Throws
 * goods.pictureUnknown, goods.choiceUnknown.
 */
export const refuseUnknown = async (
  tx: Tx,
  { caller, scope }: Author,
  content: GoodsContent,
  known: readonly GoodsContent[],
): Promise<void> => {
  const standing = new Set(known.flatMap(picturesOf));
  const added = picturesOf(content).filter((url) => !standing.has(url));
  if (!(await ownsMedia(tx, caller.memberId, added))) throw new Refusal('goods.pictureUnknown');
  const wrong = await unknownChoice(tx, scope.shopId, content);
  if (wrong !== null) throw new Refusal('goods.choiceUnknown', { [wrong]: 'goods.choiceUnknown' });
};

/** What of it is stored in the mall; a page elsewhere is not. */
const picturesOf = ({ images, detailImages, specs, video }: GoodsContent): string[] => [
  ...(isMallFilm(video) ? [video] : []),
  ...images,
  ...detailImages,
  ...specs.flatMap(({ values }) => values.flatMap(({ image }) => (image === null ? [] : [image]))),
];
