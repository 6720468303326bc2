import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases and operations of the pages of boosts and red envelopes. */
export const loadBoosts = () =>
  Promise.all([
    import('./register-operations.ts'),
    loadPhrases(
      'boosts',
      eachLanguage((language) => () => import(`./phrases/${language}.json`)),
    ),
  ]);
