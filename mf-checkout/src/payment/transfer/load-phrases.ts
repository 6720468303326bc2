import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of transfers to an account that is shown. */
export const loadTransferPhrases = () =>
  loadPhrases(
    'transfer',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
