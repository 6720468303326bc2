import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of the shop's messages. */
export const loadInboxPhrases = () =>
  loadPhrases(
    'inbox',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
