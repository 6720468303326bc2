import { eachLanguage } from '@mall/contract/core/languages';
import { loadReviewPartsPhrases } from '@mall/office/reviews/load-phrases';
import { loadPhrases } from '@mall/platform';

const loadOwn = () =>
  loadPhrases(
    'shopReviews',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );

/** The phrases of reviews of what the shop has sold. */
export const loadShopReviewsPhrases = () => Promise.all([loadOwn(), loadReviewPartsPhrases()]);
