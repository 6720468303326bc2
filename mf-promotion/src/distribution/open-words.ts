import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** What the pages of promoting and of withdrawals say, and what they ask. */
export const openDistribution = () =>
  Promise.all([
    import('./register-operations.ts'),
    openPhrases(
      'distribution',
      eachLanguage((language) => () => import(`./phrases/${language}.json`)),
    ),
  ]);
