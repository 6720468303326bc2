import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** What the wanted purchases and the offers of a shop say. */
export const openWantsWords = () =>
  openPhrases(
    'wants',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
