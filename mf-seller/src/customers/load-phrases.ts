import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of the shop's customers. */
export const loadCustomersPhrases = () =>
  loadPhrases(
    'customers',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
