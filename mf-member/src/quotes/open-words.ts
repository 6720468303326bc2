import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** The phrases of offers. */
export const openOffersWords = () =>
  openPhrases(
    'offers',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
