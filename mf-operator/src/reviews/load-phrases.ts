import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of the queue of what shops send in. */
export const loadReviewsPhrases = () =>
  loadPhrases(
    'workReviews',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
