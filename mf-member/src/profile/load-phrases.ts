import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';
import { loadSecurityPhrases } from './factors/load-phrases.ts';

/** The phrases of the account page, and of the second factors on it. */
export const loadAccountPhrases = () =>
  Promise.all([
    loadSecurityPhrases(),
    loadPhrases(
      'account',
      eachLanguage((language) => () => import(`./phrases/${language}.json`)),
    ),
  ]);
