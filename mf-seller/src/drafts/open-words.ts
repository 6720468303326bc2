import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** What every list and form of things that a shop writes says. */
export const openDraftsWords = () =>
  openPhrases(
    'drafts',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
