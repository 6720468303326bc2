import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of the package screens: a visitor who looks only at single pieces does not download them. */
export const loadPackagePhrases = () =>
  loadPhrases(
    'package',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
