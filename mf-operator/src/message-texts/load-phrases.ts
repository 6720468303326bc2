import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of the page of messages' words. */
export const loadMessageTextsPhrases = () =>
  loadPhrases(
    'messageTexts',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
