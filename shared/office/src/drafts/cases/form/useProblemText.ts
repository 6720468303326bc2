import type { CaseProblem } from '@mall/contract/seller/case-problems';
import { caseLimits } from '@mall/contract/seller/own-cases';
import { useTranslation } from 'react-i18next';

/** A problem as a sentence that says how to correct it. */
export const useProblemText = () => {
  const { t } = useTranslation('ownCases');
  return ({ key, picture = 1 }: CaseProblem): string =>
    t(`problem.${phrases[key]}`, {
      picture,
      min: caseLimits.area.min / 100,
      max: caseLimits.area.max / 100,
    });
};

/** Keys of phrases contain no dots of their own. */
const phrases = {
  missing: 'missing',
  'area.wrong': 'areaWrong',
  'pictures.none': 'picturesNone',
  'spots.none': 'spotsNone',
  'spots.unbound': 'spotsUnbound',
  'plan.empty': 'planEmpty',
} as const satisfies Record<CaseProblem['key'], string>;
