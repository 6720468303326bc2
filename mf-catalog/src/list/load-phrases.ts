import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of lists with a design of their own: the list of all products downloads none of them. */
export const loadListsPhrases = () =>
  loadPhrases(
    'lists',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
