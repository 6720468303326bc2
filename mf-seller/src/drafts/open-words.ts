import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** The phrases of every list and form of drafts. */
export const openDraftsWords = () =>
  openPhrases(
    'drafts',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
