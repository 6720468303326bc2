import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** The phrases of the shop's messages. */
export const openInboxWords = () =>
  openPhrases(
    'inbox',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
