import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of the operators' page. */
export const loadOperatorsPhrases = () =>
  loadPhrases(
    'operators',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
