import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** What the pages of boosts and red envelopes say, and what they ask. */
export const openBoosts = () =>
  Promise.all([
    import('./register-operations.ts'),
    openPhrases(
      'boosts',
      eachLanguage((language) => () => import(`./phrases/${language}.json`)),
    ),
  ]);
