import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** The phrases and operations of the pages of boosts and red envelopes. */
export const openBoosts = () =>
  Promise.all([
    import('./register-operations.ts'),
    openPhrases(
      'boosts',
      eachLanguage((language) => () => import(`./phrases/${language}.json`)),
    ),
  ]);
