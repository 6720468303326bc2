import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of the planner: a visitor who only shops does not download them. */
export const loadDesignPhrases = () =>
  loadPhrases(
    'design',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
