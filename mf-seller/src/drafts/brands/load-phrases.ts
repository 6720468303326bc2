import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';
import { loadDraftsPhrases } from '@mall/office/drafts/load-phrases';

/** The phrases of the page of own brands, beside those of all drafts. */
export const loadOwnBrandsPhrases = () =>
  Promise.all([
    loadPhrases(
      'ownBrands',
      eachLanguage((language) => () => import(`./phrases/${language}.json`)),
    ),
    loadDraftsPhrases(),
  ]);
