import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of the page of searches. */
export const loadSearchesPhrases = () =>
  loadPhrases(
    'searches',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
