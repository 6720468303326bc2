import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of accounts for transfers, in either office. */
export const loadTransferAccountPhrases = () =>
  loadPhrases(
    'transferAccounts',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
