import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** What the planner says: nobody who only shops downloads it. */
export const openDesignWords = () =>
  openPhrases(
    'design',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
