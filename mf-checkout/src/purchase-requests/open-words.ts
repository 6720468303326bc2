import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** What the wanted purchase says. */
export const openWantingWords = () =>
  openPhrases(
    'wanting',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
