import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** What offers say. */
export const openOffersWords = () =>
  openPhrases(
    'offers',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
