import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases with which a seller gives money back. */
export const loadGivingBackPhrases = () =>
  loadPhrases(
    'givingBack',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
