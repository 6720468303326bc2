import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** The phrases and operations of the pages of promotion and withdrawals. */
export const openDistribution = () =>
  Promise.all([
    import('./register-operations.ts'),
    openPhrases(
      'distribution',
      eachLanguage((language) => () => import(`./phrases/${language}.json`)),
    ),
  ]);
