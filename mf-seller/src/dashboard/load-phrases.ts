import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of a shop's overview. */
export const loadOverviewPhrases = () =>
  loadPhrases(
    'overview',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
