import { eachLanguage } from '@mall/contract/core/languages';
import { loadReviewPartsPhrases } from '@mall/office/reviews/load-phrases';
import { loadPhrases } from '@mall/platform';

const loadOwn = () =>
  loadPhrases(
    'shopperReviews',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );

/** The phrases of reviews of shoppers, and what both offices say of them. */
export const loadShopperReviewsPhrases = () => Promise.all([loadOwn(), loadReviewPartsPhrases()]);
