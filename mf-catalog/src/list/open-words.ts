import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** What lists with a character of their own say: who looks through all products downloads none of it. */
export const openListsWords = () =>
  openPhrases(
    'lists',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
