import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of offers. */
export const loadOffersPhrases = () =>
  loadPhrases(
    'offers',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
