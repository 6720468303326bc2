import type { GoodsProblem } from '@mall/contract/seller/goods-problems';
import { useTranslation } from 'react-i18next';
import type { PartProps } from './form-types.ts';

/** The message under a field once it is displayed. */
export const useProblemText = ({ problemAt }: Pick<PartProps, 'problemAt'>) => {
  const { t } = useTranslation('goodsForm');
  return (place: string): string | undefined => {
    const problem = problemAt(place);
    return problem && t(`problem.${phraseOf(problem)}`);
  };
};

/** Keys of phrases contain no dots of their own. */
export const phraseOf = ({ key }: Pick<GoodsProblem, 'key'>) => phrases[key];

const phrases = {
  missing: 'missing',
  'freight.amount': 'freightAmount',
  'member.wrong': 'memberWrong',
  'video.wrong': 'videoWrong',
  'images.none': 'imagesNone',
  'specs.none': 'specsNone',
  'specs.unnamed': 'specsUnnamed',
  'skus.none': 'skusNone',
  'price.missing': 'priceMissing',
  'price.wrong': 'priceWrong',
  'supply.missing': 'supplyMissing',
  'price.belowSupply': 'belowSupply',
  'stock.missing': 'stockMissing',
} as const satisfies Record<GoodsProblem['key'], string>;
