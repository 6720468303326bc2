import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** What the room of the shop's messages says. */
export const openInboxWords = () =>
  openPhrases(
    'inbox',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
