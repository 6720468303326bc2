import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of exports and imports. */
export const loadJobPhrases = () =>
  loadPhrases(
    'jobs',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
