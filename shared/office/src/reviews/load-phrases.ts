import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of reviews in either office. */
export const loadReviewPartsPhrases = () =>
  loadPhrases(
    'reviewParts',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
