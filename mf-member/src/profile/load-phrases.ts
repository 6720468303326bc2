import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of the account page. */
export const loadAccountPhrases = () =>
  loadPhrases(
    'account',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
