import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** The phrases of the planner: a visitor who only shops does not download them. */
export const openDesignWords = () =>
  openPhrases(
    'design',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
