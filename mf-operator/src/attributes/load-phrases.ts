import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of the page of attributes. */
export const loadAttributesPhrases = () =>
  loadPhrases(
    'attributes',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
